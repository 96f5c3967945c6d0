const REFERENCES = [
	'for',
	'aria-labelledby',
	'aria-describedby',
	'aria-controls',
	'aria-owns',
	'list',
];

/**
 * Renames ids that the page already has, and references to them, in a part that is not
 * in the page yet: a product page and a quick view over it contain the same form twice.
 */
export function makeIdsDistinct( part: ParentNode, prefix: string ): void {
	const renamed = new Set< string >();
	for ( const element of part.querySelectorAll( '[id]' ) ) {
		if ( document.getElementById( element.id ) ) {
			renamed.add( element.id );
			element.id = prefix + element.id;
		}
	}
	const rename = ( id: string ) => ( renamed.has( id ) ? prefix + id : id );
	for ( const name of REFERENCES ) {
		for ( const element of part.querySelectorAll( `[${ name }]` ) ) {
			const ids = element.getAttribute( name ) ?? '';
			element.setAttribute(
				name,
				ids.split( /\s+/ ).map( rename ).join( ' ' )
			);
		}
	}
}
