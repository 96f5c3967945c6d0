/**
 * Tells the styles how tall the column beside the pictures is: taller than the
 * window, it has to stick by its end, and styles alone cannot know that.
 */
export function measureBuyColumn( root: ParentNode ): void {
	const summary = root.querySelector< HTMLElement >(
		'.product-main > .summary'
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
