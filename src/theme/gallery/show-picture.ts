/** Asks the gallery of a strip for a picture; `detail` is its index. */
export const SHOW_PICTURE = 'vitrina:show-picture';

/** The picture that a strip without a component shows; the first, to begin with. */
const places = new WeakMap< HTMLElement, number >();

/**
 * Shows a picture of a strip. Where the gallery's component is there, it does.
 *
 * @param strip The pictures, side by side.
 * @param index Which, from 0.
 */
export function showPicture( strip: HTMLElement, index: number ): void {
	const isFree = strip.dispatchEvent(
		new CustomEvent( SHOW_PICTURE, {
			detail: index,
			bubbles: true,
			cancelable: true,
		} )
	);
	// Where it is already, nothing is asked of the browser: it would lay out the
	// page at once.
	if ( isFree && index !== ( places.get( strip ) ?? 0 ) ) {
		places.set( strip, index );
		// Its styles let it slide, without moving the page.
		strip.scrollTo( { left: index * strip.clientWidth } );
	}
}
