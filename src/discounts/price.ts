import { createAsker } from './call';
import { productIdOf, quantityOf } from './product-form';

const targets = {
	simple: 'div.product p.price',
	variable: 'div.product .woocommerce-variation-price .price',
};

/**
 * Shows what a piece costs at the quantity in the form.
 *
 * @param form The form of the product.
 */
export function createPriceUpdate( form: HTMLFormElement ) {
	const asker = createAsker();
	const isVariable = form.classList.contains( 'variations_form' );

	return async (): Promise< void > => {
		const id = productIdOf( form );
		const quantity = quantityOf( form );
		if ( ! id || ! ( Number( quantity ) > 0 ) ) {
			asker.drop();
			return;
		}
		let html = '';
		try {
			const answer = await asker.ask( {
				action: 'wdr_ajax',
				method: 'get_price_html',
				product_id: id,
				qty: quantity,
			} );
			if ( answer === undefined ) {
				return;
			}
			const { price_html: price, original_price_html: original } =
				Object( answer );
			html = String( price || original || '' );
		} catch {
			// The area is emptied (spec §8).
		}
		const target = document.querySelector(
			isVariable ? targets.variable : targets.simple
		);
		if ( target ) {
			// HTML that the shop made of its own prices.
			target.innerHTML = html;
		}
	};
}
