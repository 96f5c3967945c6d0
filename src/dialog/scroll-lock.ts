/**
 * Prevents the page from scrolling under a panel, or allows it again when no dialog is
 * open any more. The space of a scroll bar is retained, so that nothing moves.
 *
 * @param isOpen Whether the caller's panel is open.
 */
export function lockScroll( isOpen: boolean ): void {
	const isLocked =
		isOpen || document.querySelector( 'dialog[open]' ) !== null;
	const { style, clientWidth } = document.documentElement;
	if ( isLocked === ( style.overflow === 'hidden' ) ) {
		return;
	}
	const hasBar = window.innerWidth > clientWidth;
	style.overflow = isLocked ? 'hidden' : '';
	style.scrollbarGutter = isLocked && hasBar ? 'stable' : '';
}
