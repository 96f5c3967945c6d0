/**
 * Checks that the IDs and section numbers in the code are in
 * `docs/specification.md`, and that each of its rows has a test.
 */

/**
 * @typedef {Object} Source
 * @property {string} file Its path, for the message.
 * @property {string} text Its content.
 */

/** A row of the specification: its anchor, then its ID. */
const ROW = /<a id="([a-z]+-\d+)"><\/a>\**([A-Z]+-\d+)\b/g;

const COMMENT = /^\s*(\/\/|\/\*|\*)/;

/**
 * @param {string} document The specification.
 * @return {string[]} The IDs of its rows, in its order.
 */
export const rowsIn = ( document ) =>
	[ ...document.matchAll( ROW ) ].map( ( [ , , id = '' ] ) => id );

/**
 * @param {string} text Code of a test.
 * @return {string[]} The IDs in its titles; those in comments do not count.
 */
export const idsIn = ( text ) =>
	text
		.split( '\n' )
		.filter( ( line ) => ! COMMENT.test( line ) )
		.flatMap( ( line ) => [ ...line.matchAll( /\[([A-Z]+-\d{2})\]/g ) ] )
		.map( ( [ , id = '' ] ) => id );

/**
 * @param {string[]} names
 * @return {string[]} Those that are there more than once, or more often.
 */
const repeated = ( names ) =>
	names.filter( ( name, at ) => names.indexOf( name ) !== at );

/**
 * Compares the specification with the code that refers to it.
 *
 * @param {Object}                    parts
 * @param {string}                    parts.document The specification.
 * @param {Source[]}                  parts.tests    Code of the tests.
 * @param {Source[]}                  parts.code     All code, the tests included.
 * @param {(path: string) => boolean} parts.exists   Whether a file is there, by its path from the specification.
 * @return {string[]} The faults, one sentence each.
 */
export function faults( { document, tests, code, exists } ) {
	const rows = rowsIn( document );
	const anchors = [ ...document.matchAll( /<a id="([^"]+)">/g ) ].map(
		( [ , id = '' ] ) => id
	);
	const named = new Set( tests.flatMap( ( { text } ) => idsIn( text ) ) );
	const links = [ ...document.matchAll( /\]\(([^)]+)\)/g ) ].map(
		( [ , link = '' ] ) => link
	);

	return [
		...tests.flatMap( ( { file, text } ) =>
			[ ...new Set( idsIn( text ) ) ]
				.filter( ( id ) => ! rows.includes( id ) )
				.map(
					( id ) =>
						`${ file } names ${ id }, which the specification does not have.`
				)
		),
		...rows
			.filter( ( id ) => ! named.has( id ) )
			.map( ( id ) => `No test names ${ id }.` ),
		...repeated( anchors ).map(
			( id ) => `The anchor ${ id } is there more than once.`
		),
		...[ ...document.matchAll( ROW ) ]
			.filter( ( [ , anchor, id = '' ] ) => anchor !== id.toLowerCase() )
			.map(
				( [ , anchor, id ] ) => `${ id } has the anchor ${ anchor }.`
			),
		...code.flatMap( ( { file, text } ) =>
			[ ...text.matchAll( /\bspec §(\d+)/gi ) ]
				.filter(
					( [ , number ] ) => ! anchors.includes( `s${ number }` )
				)
				.map(
					( [ , number ] ) =>
						`${ file } refers to §${ number }, which the specification does not have.`
				)
		),
		...links
			.filter( ( link ) =>
				link.startsWith( '#' )
					? ! anchors.includes( link.slice( 1 ) )
					: ! exists( link.replace( /#.*/, '' ) )
			)
			.map( ( link ) => `The link ${ link } leads nowhere.` ),
	];
}
