/** In these elements white space is content. */
const KEEPS_SPACE = 'pre, textarea, script, style, [data-server-html]';

/**
 * Removes the white space between elements: a template's indentation, which
 * plugins that minify pages reduce to single spaces. A component prints none, so
 * that afterwards both have the same nodes.
 *
 * @param element The markup of an island.
 */
export function dropIndentation( element: Element ): void {
	for ( const node of [ ...element.childNodes ] ) {
		if ( node instanceof Element ) {
			if ( ! node.matches( KEEPS_SPACE ) ) {
				dropIndentation( node );
			}
		} else if ( /^\s*$/.test( node.nodeValue ?? '' ) ) {
			node.remove();
		}
	}
}
