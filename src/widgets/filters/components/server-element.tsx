import { createElement, useLayoutEffect, useRef } from 'react';
import type { ServerPart } from '../model/filters';

/**
 * An element with the server's markup. Its attributes are set directly, as React would
 * need other names and types. Changes by scripts stay until the server sends other markup.
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
		const { current: rendered } = element;
		shown.current = attributes;
		for ( const name of Object.keys( before ) ) {
			if ( ! ( name in attributes ) ) {
				rendered?.removeAttribute( name );
			}
		}
		for ( const [ name, value ] of Object.entries( attributes ) ) {
			if (
				value !== before[ name ] &&
				value !== rendered?.getAttribute( name )
			) {
				rendered?.setAttribute( name, value );
			}
		}
	}, [ element, attributes ] );
}
