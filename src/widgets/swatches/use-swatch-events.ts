import { nextPaint } from '@vitrina/core';
import { elementEvents, type ElementEvents } from '@vitrina/react';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Forms for which the loaded event was triggered. */
const announced = new WeakSet< Element >();

/**
 * Triggers the events of the common swatches plugin, which other plugins listen to with
 * jQuery: one when the swatches of a form are ready, one for each selection. Call the
 * result after a selection with the new value of the select (empty if it was cleared),
 * the clicked value, and the select.
 */
export function useSwatchEvents(
	form: HTMLFormElement,
	list: RefObject< HTMLElement >
): ( chosen: string, clicked: string, select?: Element ) => void {
	const events = useRef< ElementEvents | null >( null );
	useLayoutEffect( () => {
		const { current: element } = list;
		if ( ! element || events.current ) {
			return;
		}
		const own = elementEvents( element, {}, () =>
			// Wait for the other groups of the form, mounted in the same task.
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

	return ( chosen, clicked, select ) => {
		const { current: own } = events;
		const radio = Array.from( list.current?.children ?? [] ).find(
			( item ) => item.getAttribute( 'data-value' ) === clicked
		);
		// The form handles the change after the next paint, and its events come first.
		void nextPaint().then( () =>
			own?.raise(
				chosen ? 'wvs-selected-item' : 'wvs-unselected-item',
				[ clicked, own.wrap( select ), own.wrap( list.current ) ],
				radio
			)
		);
	};
}
