import { useLayoutEffect } from 'react';

/**
 * Sets attributes of an element in the server markup, which React did not render,
 * and restores the old values on cleanup.
 *
 * @param element    In the server markup; null for none.
 * @param attributes By name; null removes the attribute.
 */
export function useAttributes(
	element: Element | null,
	attributes: Readonly< Record< string, string | null > >
): void {
	// A string, as it is the same while nothing has changed.
	const wanted = JSON.stringify( Object.entries( attributes ) );
	useLayoutEffect( () => {
		const entries: Entry[] = JSON.parse( wanted );
		const before = entries.map( ( [ name ] ): Entry => [
			name,
			element?.getAttribute( name ) ?? null,
		] );
		set( element, entries );
		return () => set( element, before );
	}, [ element, wanted ] );
}

type Entry = readonly [ name: string, value: string | null ];

function set( element: Element | null, entries: readonly Entry[] ): void {
	for ( const [ name, value ] of entries ) {
		if ( value === null ) {
			element?.removeAttribute( name );
		} else {
			element?.setAttribute( name, value );
		}
	}
}
