import { nextPaint } from '@vitrina/core';

/**
 * Prevents the page from scrolling under a panel that is open. Waits for the next paint,
 * as locking measures the page and changes its root, which would delay that paint. The
 * space of a scroll bar is retained, so that nothing moves.
 *
 * @param isOpen Whether the caller's panel is still open.
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

/** Allows the page to scroll again, unless another dialog is open. */
export function unlockScroll(): void {
	if ( ! document.querySelector( 'dialog[open]' ) ) {
		const { style } = document.documentElement;
		style.overflow = '';
		style.scrollbarGutter = '';
	}
}
