#!/usr/bin/env node
/**
 * A carrier that can fail in every way. Speaks the part of the real API that
 * the plugin uses.
 *
 *   node tests/carrier/server.mjs [PORT]      prints its address, runs until it is stopped
 *   POST /__mode {"mode":"half","token":"ok"} sets how it fails, and deletes the recorded requests
 *   GET  /__requests                          the recorded requests
 */
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {keyof typeof COUNTS}         Country
 * @typedef {[ number, unknown ]}         Answer  Status and body.
 * @typedef {{
 *     mode?: keyof typeof LISTS,
 *     token?: keyof typeof TOKENS,
 *     expired?: boolean,
 *     delay?: number,
 * }} Mode
 * @typedef {import('node:http').IncomingMessage} Request
 */

/** How many terminals each country has while nothing is wrong. */
const COUNTS = { LT: 60, LV: 40, EE: 40 };
const FIRST_ID = { LT: 10_000, LV: 20_000, EE: 30_000 };
const CITY = { LT: 'Šiauliai', LV: 'Liepāja', EE: 'Põlva' };

const HTML = '<!doctype html><title>Priežiūros darbai</title>';

/**
 * @param {Country} country
 * @param {number}  count
 */
function terminals( country, count ) {
	return Array.from( { length: count }, ( _, index ) => ( {
		id: String( FIRST_ID[ country ] + index ),
		active: true,
		countryCode: country,
		name: `Maxima ${ index }`,
		city: CITY[ country ],
		address: `Tilžės g. ${ index }`,
		postalCode: '76297',
		latitude: '55.93',
		longitude: '23.31',
	} ) );
}

/**
 * What `GET /api/v2/terminal` answers, by mode: status and body, or nothing at all.
 *
 * @satisfies {Record<string, ( country: Country ) => Answer | undefined>}
 */
const LISTS = {
	ok: ( country ) => [ 200, terminals( country, COUNTS[ country ] ) ],
	timeout: () => undefined,
	unauthorized: () => [ 401, { error: 'invalid_token' } ],
	forbidden: () => [ 403, HTML ],
	500: () => [ 500, { error: 'Internal Server Error' } ],
	html: () => [ 200, HTML ],
	truncated: ( country ) => [
		200,
		JSON.stringify( terminals( country, COUNTS[ country ] ) ).slice(
			0,
			-300
		),
	],
	empty: () => [ 200, [] ],
	// The last country asked for: the first two have been good by then.
	half: ( country ) => [
		200,
		terminals(
			country,
			country === 'EE' ? COUNTS.EE / 2 - 1 : COUNTS[ country ]
		),
	],
	'one-bad': ( country ) => [
		200,
		[ ...terminals( country, COUNTS[ country ] ), { id: 'x', city: '' } ],
	],
	'many-bad': ( country ) => [
		200,
		[
			...terminals( country, COUNTS[ country ] ),
			...Array( 20 ).fill( { id: 'x' } ),
		],
	],
	duplicates: ( country ) => [
		200,
		[
			...terminals( country, COUNTS[ country ] ),
			...terminals( country, 1 ),
		],
	],
};

/**
 * What `POST /oauth/token` answers, by mode.
 *
 * @satisfies {Record<string, () => Answer | undefined>}
 */
const TOKENS = {
	ok: () => [
		200,
		{ access_token: 'good', refresh_token: 'again', expires_in: 3600 },
	],
	rejected: () => [
		401,
		{ error: 'invalid_grant', error_description: 'Bad credentials' },
	],
	invalid_scope: () => [ 400, { error: 'invalid_scope' } ],
	500: () => [ 500, {} ],
	html: () => [ 200, HTML ],
	timeout: () => undefined,
};

/**
 * @param {number} [port] 0 takes any that is free.
 * @return {Promise<{ url: string, stop: () => Promise<void> }>} The running carrier.
 */
export async function startCarrier( port = 0 ) {
	/** @type {Mode} */
	let mode = {};
	/** @type {Record<string, string | undefined>[]} */
	let requests = [];
	let isExpired = false;

	/**
	 * @param {Request} request
	 * @param {URL}     url
	 * @return {Answer | undefined} Nothing when it lets the asker wait.
	 */
	function answerFor( request, url ) {
		if ( url.pathname === '/oauth/token' ) {
			isExpired = false;
			return TOKENS[ mode.token ?? 'ok' ]();
		}
		if ( url.pathname !== '/api/v2/terminal' ) {
			return [ 404, {} ];
		}
		// A browser is turned away by the real one's firewall.
		if ( /mozilla/i.test( request.headers[ 'user-agent' ] ?? '' ) ) {
			return [ 403, HTML ];
		}
		if ( isExpired || request.headers.authorization !== 'Bearer good' ) {
			return [ 401, { error: 'invalid_token' } ];
		}
		// The plugin asks for no other country.
		const country = /** @type {Country} */ (
			url.searchParams.get( 'receiverCountryCode' )
		);
		return LISTS[ mode.mode ?? 'ok' ]( country );
	}

	const server = createServer( async ( request, response ) => {
		let body = '';
		for await ( const chunk of request ) {
			body += chunk;
		}
		const url = new URL( request.url ?? '/', 'http://carrier' );
		/**
		 * @param {number}  status
		 * @param {unknown} data
		 */
		const send = ( status, data ) => {
			response.writeHead( status, {
				'Content-Type':
					typeof data === 'string' ? 'text/html' : 'application/json',
			} );
			response.end(
				typeof data === 'string' ? data : JSON.stringify( data )
			);
		};
		if ( url.pathname === '/__mode' ) {
			mode = JSON.parse( body );
			isExpired = mode.expired === true;
			requests = [];
			return send( 200, mode );
		}
		if ( url.pathname === '/__requests' ) {
			return send( 200, requests );
		}
		requests.push( {
			method: request.method,
			path: url.pathname,
			query: url.search,
			body,
			agent: request.headers[ 'user-agent' ],
		} );
		const answer = answerFor( request, url );
		if ( answer ) {
			setTimeout( () => send( ...answer ), mode.delay ?? 0 );
		}
	} );
	await new Promise( ( resolve ) =>
		server.listen( port, '127.0.0.1', () => resolve( undefined ) )
	);
	const address = /** @type {import('node:net').AddressInfo} */ (
		server.address()
	);
	return {
		url: `http://127.0.0.1:${ address.port }`,
		stop: () =>
			new Promise( ( resolve ) => {
				server.closeAllConnections();
				server.close( () => resolve() );
			} ),
	};
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	const { url } = await startCarrier( Number( process.argv[ 2 ] ?? 0 ) );
	process.stdout.write( `${ url }\n` );
}
