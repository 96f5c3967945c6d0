/**
 * Rows of cards scroll natively, by touch, wheel and Tab key. The script of their
 * buttons is loaded when a row with more cards than fit comes near the window.
 */
export function enhanceSlidingRows( root: ParentNode ): void {
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { isIntersecting, target } of entries ) {
				if (
					isIntersecting &&
					target.scrollWidth > target.clientWidth
				) {
					observer.unobserve( target );
					void import(
						/* webpackChunkName: "row-buttons" */ './row-buttons'
					).then( ( { addRowButtons } ) =>
						addRowButtons( target as HTMLElement )
					);
				}
			}
		},
		{ rootMargin: '300px' }
	);
	for ( const row of root.querySelectorAll( '.products-row' ) ) {
		observer.observe( row );
	}
}
