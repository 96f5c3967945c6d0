import type { Parts, ServerPart } from './filters';

/** What React draws with a state of its own, or without content. */
const WRAPPED =
	'input, textarea, select, img, br, hr, wbr, embed, link, meta, source';

/**
 * Reads the elements of a parent, in their order. What is not known is marked as
 * the server's, so that it is left as it is.
 *
 * @param parent On the page, or in an answer.
 * @param read   Reads an element; null where it is none that is known.
 */
export function readParts< Part >(
	parent: Element,
	read: ( child: HTMLElement ) => Part | null
): Parts< Part > {
	for ( const node of [ ...parent.childNodes ] ) {
		// It belongs to nothing known, beside elements that are.
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
 * The text of an element that holds nothing else; null where there is more in it.
 *
 * @param element Any.
 */
export const textOf = ( element: Element ): string | null =>
	element.childElementCount === 0 ? element.textContent : null;

/**
 * A part that is a text alone.
 *
 * @param kind    Of the part.
 * @param element Where it stands.
 */
export function readText< Kind extends string >(
	kind: Kind,
	element: Element
): { kind: Kind; key: Kind; text: string } | null {
	const text = textOf( element );
	return text === null ? null : { kind, key: kind, text };
}
