/** Milliseconds until something that waits is dimmed: most responses come sooner. */
const DIM_AFTER = 200;

let timer: ReturnType< typeof setTimeout > | undefined;

/**
 * Marks parts of the page that wait for a response with `data-busy`. Its value becomes
 * `slow` after 200 ms, and then the styles dim them. A delayed transition would look the
 * same, but the browser creates the list's layer in the frame of the click, which takes
 * 80 ms on a slow phone.
 */
export function markBusy(
	parts: ReadonlyArray< Element | null >,
	isBusy: boolean
): void {
	clearTimeout( timer );
	for ( const part of parts ) {
		if ( ! isBusy ) {
			part?.removeAttribute( 'data-busy' );
		} else if ( ! part?.hasAttribute( 'data-busy' ) ) {
			part?.setAttribute( 'data-busy', '' );
		}
	}
	if ( isBusy ) {
		timer = setTimeout( () => {
			for ( const part of parts ) {
				part?.setAttribute( 'data-busy', 'slow' );
			}
		}, DIM_AFTER );
	}
}
