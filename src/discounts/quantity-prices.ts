import { createPriceUpdate } from './price';
import { markReachedRow } from './reached-row';
import { discountSettings } from './settings';
import { watchVariation } from './shown-variation';
import { followVariation } from './table';

export { getDynamicDiscountPriceFromCartForm } from './product-discount';

const enhanced = new WeakSet< HTMLFormElement >();

/**
 * Follows quantity and variation with the line of the table that is reached, the
 * table of the chosen variation, and, where the shop wants it, the price itself.
 * A form that is followed already is left alone.
 *
 * @param form The form of a product.
 */
export function enhance( form: HTMLFormElement ): void {
	if ( enhanced.has( form ) ) {
		return;
	}
	enhanced.add( form );
	const { isPriceDynamic, isTableDynamic, opacity } = discountSettings();
	const mark = () => markReachedRow( form );
	const isVariable = form.classList.contains( 'variations_form' );

	if ( isTableDynamic && isVariable ) {
		followVariation( form, opacity, mark );
	}
	const update = isPriceDynamic ? createPriceUpdate( form ) : undefined;
	form.addEventListener( 'change', ( { target } ) => {
		if (
			target instanceof HTMLInputElement &&
			target.name === 'quantity'
		) {
			mark();
			void update?.();
		}
	} );
	form.addEventListener( 'input', mark );
	if ( update && isVariable ) {
		watchVariation( form, ( id ) => {
			if ( id ) {
				void update();
			}
		} );
	}
	mark();
	// What was typed while this was on its way.
	if ( hasOtherQuantity( form ) ) {
		void update?.();
	}
}

function hasOtherQuantity( form: HTMLFormElement ): boolean {
	const field = form.querySelector< HTMLInputElement >( '[name="quantity"]' );
	return field !== null && field.value !== field.defaultValue;
}
