/**
 * Loads the stars of the review form when it opens. The form itself is a `<details>`
 * and needs no script.
 */
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
