import { createElement, type ReactNode } from 'react';

/** Attributes that are kept, by element; all others are dropped. */
export type Allowed = Readonly< Record< string, readonly string[] > >;

/** A product's picture. */
export const picture: Allowed = {
	img: [ 'src', 'srcset', 'sizes', 'alt', 'width', 'height', 'class' ],
	svg: [ 'viewBox', 'class', 'role', 'aria-label' ],
	path: [ 'd' ],
};

/** A price with what was crossed out. */
export const price: Allowed = {
	span: [ 'class', 'aria-hidden' ],
	small: [ 'class' ],
	bdi: [],
	del: [ 'aria-hidden' ],
	ins: [ 'aria-hidden' ],
};

/** What is dropped with all that is in it. */
const silent = 'script, style, template, iframe, object, noscript, math';

const addresses = new Set( [ 'src', 'srcset' ] );

/** React's names of attributes, where they differ from HTML's. */
const propNames: Readonly< Record< string, string > > = {
	class: 'className',
	srcset: 'srcSet',
};

/**
 * HTML as React elements. Only allowed elements and attributes are left, and the
 * text of all others: the answer may come from a service outside, or through a
 * plugin.
 *
 * @param html    Parsed apart from the page, so that nothing in it runs or loads.
 * @param allowed What is kept.
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

/** Addresses on the web, one or a list of them with their widths. */
function isPicture( value: string ): boolean {
	return value
		.split( /,\s+/ )
		.every( ( source ) =>
			/^(https?:\/\/|\/(?!\/))\S+(\s+\S+)?$/i.test( source.trim() )
		);
}
