/**
 * Prevents the page from scrolling under a panel, or allows it again. The space of a
 * scroll bar is retained, so that nothing moves.
 *
 * @param isLocked Whether a panel is open.
 */
export function lockScroll( isLocked: boolean ): void {
	const { style, clientWidth } = document.documentElement;
	if ( isLocked === ( style.overflow === 'hidden' ) ) {
		return;
	}
	const hasBar = window.innerWidth > clientWidth;
	style.overflow = isLocked ? 'hidden' : '';
	style.scrollbarGutter = isLocked && hasBar ? 'stable' : '';
}
