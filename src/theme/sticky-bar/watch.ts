/**
 * The bar that stands in for the add button is needed once that has left the
 * view: then the rest of it is fetched.
 *
 * @param root Where to look for it.
 */
export function watchStickyBar( root: ParentNode ): void {
	const button = root.querySelector(
		'.product-main > .summary .single_add_to_cart_button'
	);
	if ( ! button || ! root.querySelector( '.sticky-bar' ) ) {
		return;
	}
	const watch = new IntersectionObserver(
		( entries ) => {
			const hasLeft = entries.some(
				( { isIntersecting, boundingClientRect } ) =>
					! isIntersecting && boundingClientRect.bottom < 1
			);
			if ( hasLeft ) {
				watch.disconnect();
				void import(
					/* webpackChunkName: "sticky-bar" */ './sticky-bar'
				).then( ( { enhanceStickyBar } ) => enhanceStickyBar( root ) );
			}
			// What is still to come counts as seen, as in the bar itself.
		},
		{ rootMargin: '0px 0px 99999px' }
	);
	watch.observe( button );
}
