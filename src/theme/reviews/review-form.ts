/** Loads the stars when the review form opens: a `<details>`, which needs no script itself. */
export function enhanceReviewForm( root: ParentNode ): void {
	const form = root.querySelector< HTMLDetailsElement >( '.review-form' );
	if ( ! form ) {
		return;
	}
	const loadStars = (): void => {
		void import(
			/* webpackChunkName: "star-rating" */ './star-rating'
		).then( ( { drawStars } ) => drawStars( form ) );
	};
	// `toggle` also fires when the address or the browser's search opens it.
	form.addEventListener( 'toggle', loadStars, { once: true } );
}
