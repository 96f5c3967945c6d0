import { createElement, type ReactNode } from 'react';

/** Allowed attributes by element; all others are dropped. */
export type Allowed = Readonly< Record< string, readonly string[] > >;

/**
 * The elements of a product image. React sets attributes in this order, and `loading` must
 * be set first: without it, browsers read `sizes="auto, …"` as the width of the window.
 */
export const picture: Allowed = {
	img: [
		'loading',
		'decoding',
		'sizes',
		'srcset',
		'src',
		'alt',
		'width',
		'height',
		'class',
	],
	svg: [ 'viewBox', 'class', 'role', 'aria-label' ],
	path: [ 'd' ],
};

/** The elements of a price, with a crossed-out regular price. */
export const price: Allowed = {
	span: [ 'class', 'aria-hidden' ],
	small: [ 'class' ],
	bdi: [],
	del: [ 'aria-hidden' ],
	ins: [ 'aria-hidden' ],
};

/** Elements that are dropped with their content. */
const silent = 'script, style, template, iframe, object, noscript, math';

const addresses = new Set( [ 'src', 'srcset' ] );

/** React's attribute names, where they differ from HTML. */
const propNames: Readonly< Record< string, string > > = {
	class: 'className',
	srcset: 'srcSet',
};

/**
 * Converts HTML, of which nothing runs or loads, to React elements. Only allowed
 * elements and attributes are kept, and the text of all others: the response may come
 * from an external service or a plugin.
 */
export function toSafeElements( html: string, allowed: Allowed ): ReactNode[] {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	for ( const element of body.querySelectorAll( silent ) ) {
		element.remove();
	}
	return toChildren( body, allowed );
}

const toChildren = ( parent: Node, allowed: Allowed ): ReactNode[] =>
	Array.from( parent.childNodes, ( node, key ) =>
		node instanceof Element
			? toElement( node, allowed, key )
			: node.nodeType === Node.TEXT_NODE && node.textContent
	);

function toElement(
	element: Element,
	allowed: Allowed,
	key: number
): ReactNode {
	const attributes = Object.hasOwn( allowed, element.localName )
		? allowed[ element.localName ]
		: undefined;
	const children = toChildren( element, allowed );
	if ( ! attributes ) {
		return children;
	}
	const props: Record< string, string | number > = { key };
	for ( const name of attributes ) {
		const value = element.getAttribute( name );
		if (
			value !== null &&
			( ! addresses.has( name ) || isPicture( value ) )
		) {
			props[ propNames[ name ] ?? name ] = value;
		}
	}
	return createElement( element.localName, props, ...children );
}

/** Whether a value is an image URL, or a `srcset` of them. */
function isPicture( value: string ): boolean {
	return value
		.split( /,\s+/ )
		.every( ( source ) =>
			/^(https?:\/\/|\/(?!\/))\S+(\s+\S+)?$/i.test( source.trim() )
		);
}
