import type { Parts, ServerPart } from './filters';

/** Attributes that React knows by another name. */
const NAMES: Readonly< Record< string, string > > = {
	class: 'className',
	for: 'htmlFor',
	tabindex: 'tabIndex',
};

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
	wrapTexts( parent );
	let count = 0;
	return Array.from(
		parent.children,
		( child ): Part | ServerPart =>
			read( child as HTMLElement ) ??
			readServerPart( child, `server-${ count++ }` )
	);
}

/** A text that belongs to nothing known, beside elements that are. */
function wrapTexts( parent: Element ): void {
	for ( const node of [ ...parent.childNodes ] ) {
		if ( node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() ) {
			const span = parent.ownerDocument.createElement( 'span' );
			node.replaceWith( span );
			span.append( node );
		}
	}
}

function readServerPart( element: Element, key: string ): ServerPart {
	const attributes: Record< string, string > = {};
	for ( const { name, value } of element.attributes ) {
		// These two React takes in another form; what is on the page keeps them.
		if ( name !== 'style' && ! name.startsWith( 'on' ) ) {
			attributes[ NAMES[ name ] ?? name ] = value;
		}
	}
	element.toggleAttribute( 'data-server-html', true );
	return {
		kind: 'server',
		key,
		tag: element.localName,
		attributes,
		html: element.innerHTML,
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
