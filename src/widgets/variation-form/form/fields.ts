import type { Limits } from '../model/state';

const change = ( field: Element ) =>
	field.dispatchEvent( new Event( 'change', { bubbles: true } ) );

/** Writes the id of the found variation into the form's hidden fields; empty for none. */
export function writeId( form: HTMLFormElement, id: string ): void {
	for ( const field of form.querySelectorAll< HTMLInputElement >(
		'input[name="variation_id"], input.variation_id'
	) ) {
		if ( field.value !== id ) {
			field.value = id;
			change( field );
		}
	}
}

/** Limits the quantity to what can be bought of the variation (spec §5). */
export function limitQuantity(
	form: HTMLFormElement,
	{ min, max, isSingle }: Limits
): void {
	const input = form.querySelector< HTMLInputElement >(
		'.quantity input[name="quantity"]'
	);
	if ( ! input ) {
		return;
	}
	const field = input.closest< HTMLElement >( '.quantity' );
	const least = isSingle ? 1 : min;
	const most = isSingle ? '' : max;
	const now = Number.parseFloat( input.value );
	const wanted = Number.isNaN( now ) ? least : now;
	input.min = String( least );
	input.max = String( most );
	input.value = String(
		isSingle
			? 1
			: Math.max( Math.min( wanted, most === '' ? Infinity : most ), min )
	);
	if ( field ) {
		field.hidden = isSingle;
	}
	change( input );
}
