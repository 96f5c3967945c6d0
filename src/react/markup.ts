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

/**
 * Records the child nodes of each element of an island. The returned function restores
 * them, because nodes that React added inside these elements stay after it unmounts.
 *
 * @param root The island. The content of `<ServerHtml>` is not recorded: the server may
 *             have updated it.
 */
export function snapshotTree( root: Element ): () => void {
	const printed = [ ...root.querySelectorAll( '*' ) ]
		.filter( ( element ) => ! element.closest( '[data-server-html]' ) )
		.map( ( element ) => [ element, [ ...element.childNodes ] ] as const );
	return () => {
		for ( const [ element, nodes ] of printed ) {
			const { childNodes } = element;
			const isSame =
				childNodes.length === nodes.length &&
				nodes.every( ( node, at ) => node === childNodes[ at ] );
			// An element that is inserted again loses its focus and scroll position.
			if ( ! isSame ) {
				element.replaceChildren( ...nodes );
			}
		}
	};
}
