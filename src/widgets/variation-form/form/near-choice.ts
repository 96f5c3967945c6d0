/** A pointer that passes over a swatch is gone by then; in ms. */
const DWELL = 65;

/**
 * Tells of a swatch that is about to be chosen: a finger is on it, or a pointer
 * rests on it.
 *
 * @param form  Whose swatches.
 * @param heard Gets the select behind the swatch and the value.
 */
export function watchNearChoice(
	form: HTMLFormElement,
	heard: ( select: HTMLSelectElement, value: string ) => void
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
				() => heard( select, swatch?.dataset.value ?? '' ),
				// A finger comes over what it is put on.
				pointerType === 'mouse' ? DWELL : 0
			);
		}
	} );
	form.addEventListener( 'pointerleave', () => clearTimeout( timer ) );
}
