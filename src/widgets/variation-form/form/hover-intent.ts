/** In milliseconds. A pointer that only crosses a swatch has left by then. */
const HOVER_DELAY = 65;

/**
 * Calls a listener for a swatch that is likely to be selected: a finger touches it, or
 * the mouse rests on it.
 */
export function onValueIntent(
	form: HTMLFormElement,
	listener: ( select: HTMLSelectElement, value: string ) => void
): void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	form.addEventListener( 'pointerover', ( { target, pointerType } ) => {
		clearTimeout( timer );
		const swatch = ( target as Element ).closest< HTMLElement >(
			'[role="radio"][data-value]'
		);
		const select = swatch
			?.closest( '.swatches' )
			?.querySelector( 'select' );
		if ( select ) {
			timer = setTimeout(
				() => listener( select, swatch?.dataset.value ?? '' ),
				// Touch fires pointerover only on the touched element.
				pointerType === 'mouse' ? HOVER_DELAY : 0
			);
		}
	} );
	form.addEventListener( 'pointerleave', () => clearTimeout( timer ) );
}
