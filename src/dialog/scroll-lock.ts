/**
 * Holds the page still under a panel, or lets it go. Where a scroll bar takes
 * room its place is kept, so that nothing moves.
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
