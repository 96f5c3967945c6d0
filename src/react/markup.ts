/** Templates may indent what is in here: it is the text of a field or a code. */
const KEEPS_SPACE = 'pre, textarea, script, style, [data-server-html]';

/**
 * Takes away the white space between elements: a template's indentation, of which
 * plugins that minify pages leave single spaces. A component prints none, so what
 * is left has the same nodes.
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
