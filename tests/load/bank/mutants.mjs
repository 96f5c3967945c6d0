/**
 * Changes a valid token in many ways.
 */

/**
 * @typedef {Object} Mutant
 * @property {'notice'|'return'} kind The request in which it is sent.
 * @property {string}            text The request's body or query.
 */

/**
 * A small random number generator: the same seed gives the same mutants.
 *
 * @param {number} seed
 */
function createRandom( seed ) {
	let state = 20261121 + seed;
	/** @param {number} below */
	return ( below ) => {
		state = ( state * 48271 ) % 2147483647;
		return Math.floor( ( state / 2147483647 ) * below );
	};
}

/** @param {unknown} data */
const encode = ( data ) =>
	Buffer.from( JSON.stringify( data ) ).toString( 'base64url' );

/**
 * @param {string}                      token
 * @param {( below: number ) => number} random
 * @return {unknown[]} One mutant of each kind, never the token itself.
 */
function mutate( token, random ) {
	const [ header = '', body = '', signature = '' ] = token.split( '.' );
	const claims = JSON.parse( Buffer.from( body, 'base64url' ).toString() );
	const names = Object.keys( claims );
	const name = names[ random( names.length ) ] ?? '';
	const at = random( token.length - 1 );
	const others = { ...claims };
	delete others[ name ];
	const now = Math.floor( Date.now() / 1000 );
	const parts = ( /** @type {unknown} */ data ) =>
		`${ header }.${ encode( data ) }.${ signature }`;
	const letter = String.fromCharCode( 33 + random( 90 ) );
	return [
		parts( others ),
		parts( { ...claims, [ name ]: [ claims[ name ] ] } ),
		parts( { ...claims, [ name ]: `${ claims[ name ] }0` } ),
		parts( { [ name ]: claims[ name ], twice: random( 1e6 ), ...others } ),
		parts( {
			...claims,
			iat: now - 864000 * random( 99 ),
			exp: now - 9999,
		} ),
		parts( {
			...claims,
			iat: now + 9999,
			exp: now + 99999 + random( 1e6 ),
		} ),
		`${ encode( { alg: [ 'none', 'HS384', 'RS256' ][ random( 3 ) ] } ) }.${ body }.${ random( 2 ) ? signature : '' }`,
		token.slice( 0, at ),
		token.slice( 0, at ) + token.slice( at + 1 ),
		token.slice( 0, at ) + letter + token.slice( at ),
		token.slice( 0, at ) + token.charAt( at ) + token.slice( at ),
		token.slice( 0, at ) +
			( token.charAt( at ) === 'A' ? 'B' : 'A' ) +
			token.slice( at + 1 ),
		`${ body }.${ header }.${ signature }`,
		[ token ],
		{ token },
		random( 1e9 ),
		null,
		'\ud800.\u0000.\ufffd',
	].filter( ( mutant ) => mutant !== token );
}

/**
 * @param {string} token
 * @param {number} count
 * @param {number} seed  Another seed gives other mutants.
 * @return {Iterable<Mutant>} That number of mutants.
 */
export function* mutants( token, count, seed ) {
	const random = createRandom( seed );
	let sent = 0;
	while ( sent < count ) {
		for ( const mutant of mutate( token, random ) ) {
			if ( sent++ >= count ) {
				return;
			}
			if ( random( 2 ) || typeof mutant !== 'string' ) {
				yield {
					kind: 'notice',
					text: JSON.stringify( { orderToken: mutant } ),
				};
			} else {
				// A lone surrogate cannot be encoded in an address; invalid UTF-8 can.
				const value = mutant.includes( '\ud800' )
					? '%C3%28'
					: encodeURIComponent( mutant );
				yield {
					kind: 'return',
					text: `order-token${ random( 9 ) ? '' : '[]' }=${ value }`,
				};
			}
		}
	}
}
