/** Event that requests a picture of a strip; `detail` is its index. */
export const SHOW_PICTURE = 'vitrina:show-picture';

/** The index of the current picture of strips without a component; 0 if missing. */
const currentIndexes = new WeakMap< HTMLElement, number >();

/** Shows a picture of a strip. If the gallery's component is loaded, it handles the event. */
export function showPicture( strip: HTMLElement, index: number ): void {
	const isUnhandled = strip.dispatchEvent(
		new CustomEvent( SHOW_PICTURE, {
			detail: index,
			bubbles: true,
			cancelable: true,
		} )
	);
	// Reading the scroll position would force a layout, so the index is remembered.
	if ( isUnhandled && index !== ( currentIndexes.get( strip ) ?? 0 ) ) {
		currentIndexes.set( strip, index );
		// The strip's styles make the scrolling smooth. The page does not scroll.
		strip.scrollTo( { left: index * strip.clientWidth } );
	}
}
