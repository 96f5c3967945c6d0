import { useEffect, useState, type RefObject } from 'react';
import { listen } from '@vitrina/core';

const SPEAKS_AGAIN = 'pointerover focusin click';

/**
 * Escape takes the name beside a swatch away until the pointer or the focus goes
 * on (WCAG 1.4.13).
 *
 * @param group   The group.
 * @param onQuiet Called when it is taken away.
 * @return Whether it is away.
 */
export function useQuiet(
	group: RefObject< HTMLElement >,
	onQuiet: () => void
): boolean {
	const [ isQuiet, setIsQuiet ] = useState( false );
	useEffect( () => {
		const { current: element } = group;
		if ( ! element ) {
			return undefined;
		}
		if ( isQuiet ) {
			return listen( element, SPEAKS_AGAIN, () => setIsQuiet( false ) );
		}
		return listen< KeyboardEvent >( document, 'keydown', ( { key } ) => {
			if (
				key === 'Escape' &&
				element.querySelector(
					'.variable-item:is(:hover, :focus-visible, .is-told)'
				)
			) {
				setIsQuiet( true );
				onQuiet();
			}
		} );
	}, [ group, isQuiet, onQuiet ] );
	return isQuiet;
}
