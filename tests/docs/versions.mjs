/**
 * Finds every place that states a version, and compares them.
 */

/**
 * @typedef {Object} Statement
 * @property {string} where Which file.
 * @property {string} what  Of what the version is.
 * @property {string} value The version, or what else stands there.
 */

/** Names in headers → what they say. */
const HEADERS = {
	'Requires at least': 'oldest WordPress',
	'Tested up to': 'newest WordPress',
	'Requires PHP': 'oldest PHP',
	'WC requires at least': 'oldest WooCommerce',
	'WC tested up to': 'newest WooCommerce',
	Version: 'release',
	'Stable tag': 'release',
};

/**
 * @param {string} where
 * @param {string} text  Of a header of a theme or plugin, or of a readme.txt.
 * @return {Statement[]} What it states.
 */
export const inHeader = ( where, text ) =>
	Object.entries( HEADERS ).flatMap( ( [ name, what ] ) => {
		const line = new RegExp( `^[ *]*${ name }:\\s*(\\S+)`, 'm' );
		const value = line.exec( text )?.[ 1 ];
		return value ? [ { where, what, value } ] : [];
	} );

/**
 * @param {string} where
 * @param {string} text  Of README.md, with a row "| PHP | oldest | newest |".
 * @return {Statement[]} What it states.
 */
export const inTable = ( where, text ) =>
	[ 'PHP', 'WordPress', 'WooCommerce' ].flatMap( ( name ) => {
		const row = new RegExp(
			`^\\| ${ name } \\| (\\S+) \\| (\\S+) \\|`,
			'm'
		);
		const [ , oldest = 'nothing', newest = 'nothing' ] =
			row.exec( text ) ?? [];
		return [
			{ where, what: `oldest ${ name }`, value: oldest },
			{ where, what: `newest ${ name }`, value: newest },
		];
	} );

/**
 * @param {Statement[]} statements The first of each `what` is the one that counts.
 * @return {string[]} The differences, one sentence each.
 */
export function differences( statements ) {
	/** @type {Map< string, Statement >} */
	const first = new Map();
	return statements.flatMap( ( statement ) => {
		const { where, what, value } = statement;
		const known = first.get( what );
		if ( ! known ) {
			first.set( what, statement );
			return [];
		}
		return known.value === value
			? []
			: [
					`${ where } says ${ value } (${ what }), ${ known.where } says ${ known.value }.`,
				];
	} );
}
