import { elementEvents, type ElementEvents } from '@vitrina/core';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Forms whose swatches were announced. */
const announced = new WeakSet< Element >();

/**
 * Events of the common swatches plugin, which other plugins listen to by jQuery:
 * one when the swatches of a form can be used, one for each choice.
 *
 * @param form The form.
 * @param list The group.
 * @return Call it after a choice: with the new value of the select, empty when a
 *         choice was taken back, the value that was pressed, and the select.
 */
export function useSwatchEvents(
	form: HTMLFormElement,
	list: RefObject< HTMLElement >
): ( chosen: string, pressed: string, select?: Element ) => void {
	const events = useRef< ElementEvents | null >( null );
	useLayoutEffect( () => {
		const { current: element } = list;
		if ( ! element || events.current ) {
			return;
		}
		const own = elementEvents( element, {}, () =>
			// The other groups of the form come to life in this moment.
			queueMicrotask( () => {
				if ( ! announced.has( form ) ) {
					announced.add( form );
					own.raise(
						'woo_variation_swatches_loaded',
						[],
						document.body
					);
				}
			} )
		);
		events.current = own;
	}, [ form, list ] );

	return ( chosen, pressed, select ) => {
		const { current: own } = events;
		const radio = Array.from( list.current?.children ?? [] ).find(
			( item ) => item.getAttribute( 'data-value' ) === pressed
		);
		own?.raise(
			chosen ? 'wvs-selected-item' : 'wvs-unselected-item',
			[ pressed, own.wrap( select ), own.wrap( list.current ) ],
			radio
		);
	};
}
