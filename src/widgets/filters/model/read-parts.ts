import type { Parts, ServerPart } from './filters';

/** Form fields, whose state React controls, and elements without content: they get a wrapper. */
const WRAPPED =
	'input, textarea, select, img, br, hr, wbr, embed, link, meta, source';

/**
 * Reads the child elements of a parent, in order. Unknown elements become server parts,
 * which keep their markup.
 *
 * @param parent In the page or in a response.
 * @param read   Reads an element; returns null if it is unknown.
 */
export function readParts< Part >(
	parent: Element,
	read: ( child: HTMLElement ) => Part | null
): Parts< Part > {
	for ( const node of [ ...parent.childNodes ] ) {
		// A text between elements is a server part.
		if ( node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() ) {
			wrap( node );
		}
	}
	let count = 0;
	return Array.from(
		parent.children,
		( child ): Part | ServerPart =>
			read( child as HTMLElement ) ??
			readServerPart(
				child.matches( WRAPPED ) ? wrap( child ) : child,
				`server-${ count++ }`
			)
	);
}

function wrap( node: ChildNode ): Element {
	const span = document.createElement( 'span' );
	node.replaceWith( span );
	span.append( node );
	return span;
}

function readServerPart( element: Element, key: string ): ServerPart {
	const { localName: tag, innerHTML: html, attributes } = element;
	element.toggleAttribute( 'data-server-html', true );
	return {
		kind: 'server',
		key,
		tag,
		attributes: Object.fromEntries(
			Array.from( attributes, ( { name, value } ) => [ name, value ] )
		),
		html,
	};
}

/**
 * The text of an element without child elements; null if it has any.
 *
 * @param element Any element.
 */
export const textOf = ( element: Element ): string | null =>
	element.childElementCount === 0 ? element.textContent : null;

/**
 * Reads a part that is only a text.
 *
 * @param kind    Kind of the part.
 * @param element Contains the text.
 */
export function readText< Kind extends string >(
	kind: Kind,
	element: Element
): { kind: Kind; key: Kind; text: string } | null {
	const text = textOf( element );
	return text === null ? null : { kind, key: kind, text };
}
