import { createPriceUpdate } from './price';
import { quantityOf } from './product-form';
import { discountSettings } from './settings';
import { watchVariation } from './shown-variation';

export { getDynamicDiscountPriceFromCartForm } from './product-discount';

const enhanced = new WeakSet< HTMLFormElement >();

/**
 * Lets the price follow quantity and variation, where the shop wants it. A form
 * that is followed already is left alone.
 *
 * @param form The form of a product.
 */
export function enhance( form: HTMLFormElement ): void {
	if ( enhanced.has( form ) || ! discountSettings().isPriceDynamic ) {
		return;
	}
	enhanced.add( form );
	const update = createPriceUpdate( form );
	// What the price is of: a field that is only left has no other.
	let quantity = '';
	const ask = () => {
		quantity = quantityOf( form );
		void update();
	};
	form.addEventListener( 'change', ( { target } ) => {
		if (
			target instanceof HTMLInputElement &&
			target.name === 'quantity' &&
			target.value !== quantity
		) {
			ask();
		}
	} );
	if ( form.classList.contains( 'variations_form' ) ) {
		watchVariation( form, ( id ) => {
			if ( id ) {
				ask();
			}
		} );
	}
	// What was typed while this was on its way.
	if ( hasOtherQuantity( form ) ) {
		ask();
	}
}

function hasOtherQuantity( form: HTMLFormElement ): boolean {
	const field = form.querySelector< HTMLInputElement >( '[name="quantity"]' );
	return field !== null && field.value !== field.defaultValue;
}
