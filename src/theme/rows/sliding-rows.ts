/**
 * Rows of cards slide by themselves, by finger, wheel and Tab key. Where there
 * is more than fits, their buttons are fetched as the row comes near.
 */
export function enhanceSlidingRows( root: ParentNode ): void {
	const rows = root.querySelectorAll< HTMLElement >( '.products-row' );
	if ( rows.length === 0 ) {
		return;
	}
	const near = new IntersectionObserver(
		( entries ) => {
			for ( const { isIntersecting, target } of entries ) {
				if (
					isIntersecting &&
					target.scrollWidth > target.clientWidth
				) {
					near.unobserve( target );
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
	rows.forEach( ( row ) => near.observe( row ) );
}
