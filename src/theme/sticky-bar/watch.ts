/** Loads the sticky bar when the add button has been scrolled out of view. */
export function watchStickyBar( root: ParentNode ): void {
	const button = root.querySelector(
		'.product-main > .summary .single_add_to_cart_button'
	);
	if ( ! button || ! root.querySelector( '.sticky-bar' ) ) {
		return;
	}
	const observer = new IntersectionObserver(
		( entries ) => {
			const hasLeft = entries.some(
				( { isIntersecting, boundingClientRect } ) =>
					! isIntersecting && boundingClientRect.bottom < 1
			);
			if ( hasLeft ) {
				observer.disconnect();
				void import(
					/* webpackChunkName: "sticky-bar" */ './sticky-bar'
				).then( ( { enhanceStickyBar } ) => enhanceStickyBar( root ) );
			}
			// Everything below the window counts as visible, as in the bar itself.
		},
		{ rootMargin: '0px 0px 99999px' }
	);
	observer.observe( button );
}
