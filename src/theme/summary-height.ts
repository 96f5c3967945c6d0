/**
 * Keeps the height of the product summary in a CSS property: a summary that is
 * taller than the window has to stick by its lower end.
 */
export function trackSummaryHeight( root: ParentNode ): void {
	const summary = root.querySelector< HTMLElement >(
		'.product-main>.summary'
	);
	if ( summary ) {
		new ResizeObserver( () =>
			summary.style.setProperty(
				'--summary-height',
				`${ summary.offsetHeight }px`
			)
		).observe( summary );
	}
}
