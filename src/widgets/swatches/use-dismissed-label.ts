import { useEffect, useState, type RefObject } from 'react';
import { listen } from '@vitrina/core';

const RESET_EVENTS = 'pointerover focusin click';

/**
 * Escape hides the label beside a swatch until the pointer or the focus moves on (WCAG
 * 1.4.13). Returns whether it is hidden.
 */
export function useDismissedLabel(
	group: RefObject< HTMLElement >,
	onDismiss: () => void
): boolean {
	const [ isDismissed, setIsDismissed ] = useState( false );
	useEffect( () => {
		const { current: element } = group;
		if ( ! element ) {
			return undefined;
		}
		if ( isDismissed ) {
			return listen( element, RESET_EVENTS, () =>
				setIsDismissed( false )
			);
		}
		return listen< KeyboardEvent >( document, 'keydown', ( { key } ) => {
			if (
				key === 'Escape' &&
				element.querySelector(
					'.variable-item:is(:hover, :focus-visible, .is-explained)'
				)
			) {
				setIsDismissed( true );
				onDismiss();
			}
		} );
	}, [ group, isDismissed, onDismiss ] );
	return isDismissed;
}
