import { createElement, useLayoutEffect, useRef } from 'react';
import type { ServerPart } from '../model/filters';

/**
 * An element that is the server's, with attributes that React would take in
 * another form. What a script has made of it stays until the server has sent
 * another one.
 */
export function ServerElement( {
	part: { tag, attributes, html },
}: {
	readonly part: ServerPart;
} ) {
	const element = useRef< HTMLElement >( null );
	useAttributesOf( element, attributes );
	return createElement( tag, {
		ref: element,
		suppressHydrationWarning: true,
		dangerouslySetInnerHTML: { __html: html },
	} );
}

function useAttributesOf(
	element: { readonly current: HTMLElement | null },
	attributes: ServerPart[ 'attributes' ]
): void {
	const shown = useRef< ServerPart[ 'attributes' ] >( {} );
	useLayoutEffect( () => {
		const { current: before } = shown;
		const { current: drawn } = element;
		shown.current = attributes;
		for ( const name of Object.keys( before ) ) {
			if ( ! ( name in attributes ) ) {
				drawn?.removeAttribute( name );
			}
		}
		for ( const [ name, value ] of Object.entries( attributes ) ) {
			if (
				value !== before[ name ] &&
				value !== drawn?.getAttribute( name )
			) {
				drawn?.setAttribute( name, value );
			}
		}
	}, [ element, attributes ] );
}
