/**
 * The form to write a review unfolds by itself. Its stars come when it opens.
 */
export function enhanceReviewForm( root: ParentNode ): void {
	const form = root.querySelector< HTMLDetailsElement >( '.review-form' );
	if ( ! form ) {
		return;
	}
	const draw = (): void => {
		void import(
			/* webpackChunkName: "star-rating" */ './star-rating'
		).then( ( { drawStars } ) => drawStars( form ) );
	};
	// Also when the address opens it, or the browser's own search.
	form.addEventListener( 'toggle', draw, { once: true } );
}
