/**
 * Reads the entries in `changelog/` and joins them into the text of a release.
 *
 * An entry is a file with `Type: added` (or another type), a title (`# …`), and a
 * text that says what changes for whom.
 */

/** The types, in the order in which a release lists them. */
const TYPES = [ 'security', 'added', 'changed', 'fixed' ];

const ENTRY = /^Type: (\w+)\n\n# (.+)\n\n(\S[\s\S]*)$/;

/**
 * @typedef {Object} Entry
 * @property {string} type  One of the types above.
 * @property {string} title Heading of the entry.
 * @property {string} text  What changes for whom.
 */

/**
 * @param {string} file    Name of the file, for the error message.
 * @param {string} content
 * @return {Entry} The parsed entry.
 * @throws {Error} If the file is not a valid entry.
 */
export function readEntry( file, content ) {
	const [ , type = '', title = '', text = '' ] = ENTRY.exec( content ) ?? [];
	if ( ! TYPES.includes( type ) ) {
		throw new Error(
			`changelog/${ file } has to begin with "Type: " and one of ${ TYPES.join( ', ' ) }; then come an empty line, a title ("# …"), an empty line and the text.`
		);
	}
	return { type, title, text: text.trim() };
}

/**
 * @param {Entry[]} entries
 * @param {string}  version
 * @param {string}  date    Such as 2026-01-31.
 * @return {string} Markdown; types without an entry are left out.
 */
export function joinEntries( entries, version, date ) {
	const parts = TYPES.flatMap( ( type ) => {
		const ofType = entries.filter( ( entry ) => entry.type === type );
		const [ first = '', ...letters ] = type;
		return ofType.length === 0
			? []
			: [
					`### ${ first.toUpperCase() }${ letters.join( '' ) }`,
					...ofType.map(
						( { title, text } ) => `#### ${ title }\n\n${ text }`
					),
				];
	} );
	return [ `## ${ version } (${ date })`, ...parts ].join( '\n\n' ) + '\n';
}

/**
 * @param {string} before Content of CHANGELOG.md; '' if there is none.
 * @param {string} text   Text of the new release.
 * @return {string} The content with the release on top.
 */
export function prependRelease( before, text ) {
	const heading = '# Changelog\n\n';
	const older = before.replace( heading, '' ).trim();
	return heading + text + ( older ? `\n${ older }\n` : '' );
}
