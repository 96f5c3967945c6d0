import { createPriceUpdate } from './price';
import { quantityOf } from './product-form';
import { discountSettings } from './settings';
import { watchVariation } from './shown-variation';

export { getDynamicDiscountPriceFromCartForm } from './product-discount';

const enhanced = new WeakSet< HTMLFormElement >();

/**
 * Updates the price when quantity or variation change, if the shop enabled that.
 * Does nothing for a form that was enhanced before.
 */
export function enhance( form: HTMLFormElement ): void {
	if ( enhanced.has( form ) || ! discountSettings().isPriceDynamic ) {
		return;
	}
	enhanced.add( form );
	const update = createPriceUpdate( form );
	// The quantity of the last request: `change` also fires for restored values.
	let quantity = '';
	const refresh = () => {
		quantity = quantityOf( form );
		void update();
	};
	form.addEventListener( 'change', ( { target } ) => {
		if (
			target instanceof HTMLInputElement &&
			target.name === 'quantity' &&
			target.value !== quantity
		) {
			refresh();
		}
	} );
	if ( form.classList.contains( 'variations_form' ) ) {
		watchVariation( form, ( id ) => {
			if ( id ) {
				refresh();
			}
		} );
	}
	// A quantity that was typed while this script was loading.
	if ( hasOtherQuantity( form ) ) {
		refresh();
	}
}

function hasOtherQuantity( form: HTMLFormElement ): boolean {
	const field = form.querySelector< HTMLInputElement >( '[name="quantity"]' );
	return field !== null && field.value !== field.defaultValue;
}
