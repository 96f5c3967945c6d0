import { findPart } from '@vitrina/react';
import type { MiniCartProps } from './mini-cart';
import { parseSettings } from './settings';

/**
 * Reads the settings and labels of a mini cart from its markup.
 *
 * @param  element The dialog.
 * @throws {Error} If a part is missing.
 */
export function readMarkup( element: HTMLElement ): MiniCartProps {
	const read = ( selector: string ): string =>
		findPart( element, selector, 'mini cart' ).textContent ?? '';
	return {
		settings: parseSettings(
			JSON.parse( element.dataset.settings ?? 'null' )
		),
		labels: {
			undo: read( '.mini-cart__removed button' ),
			unsure: read( '.mini-cart__unsure span' ),
			checkNow: read( '.mini-cart__unsure button' ),
			failure: read( '.mini-cart__failure p' ),
			tryAgain: read( '.mini-cart__failure button' ),
			viewCart: read( '.mini-cart__failure a' ),
		},
		panel: element as HTMLDialogElement,
	};
}
