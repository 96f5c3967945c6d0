import { nextPaint } from '@vitrina/core';

/**
 * Prevents the page from scrolling under an open panel. Does so after the next paint:
 * locking forces a layout of the page, which would delay the paint. The space of the
 * scroll bar is kept, so that nothing moves.
 *
 * @param isOpen Whether the caller's panel is still open, and still in the page.
 */
export function lockScroll( isOpen: () => boolean ): void {
	void nextPaint().then( () => {
		const { style, clientWidth } = document.documentElement;
		if ( isOpen() && style.overflow !== 'hidden' ) {
			style.scrollbarGutter =
				window.innerWidth > clientWidth ? 'stable' : '';
			style.overflow = 'hidden';
		}
	} );
}

/** Allows the page to scroll again if it was locked and no other dialog is open. */
export function unlockScroll(): void {
	const { style } = document.documentElement;
	if (
		style.overflow === 'hidden' &&
		! document.querySelector( 'dialog[open]' )
	) {
		style.overflow = '';
		style.scrollbarGutter = '';
	}
}
