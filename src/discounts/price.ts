import { createLatestRequest } from './call';
import { productIdOf, quantityOf } from './product-form';

const targets = {
	simple: 'div.product p.price',
	variable: 'div.product .woocommerce-variation-price .price',
};

/** Updates the price per item to the quantity in the form. */
export function createPriceUpdate( form: HTMLFormElement ) {
	const request = createLatestRequest();
	const isVariable = form.classList.contains( 'variations_form' );

	return async (): Promise< void > => {
		const id = productIdOf( form );
		const quantity = quantityOf( form );
		if ( ! id || ! ( Number( quantity ) > 0 ) ) {
			request.abort();
			return;
		}
		let html = '';
		try {
			const response = await request.send( {
				action: 'wdr_ajax',
				method: 'get_price_html',
				product_id: id,
				qty: quantity,
			} );
			if ( response === undefined ) {
				return;
			}
			const { price_html: price, original_price_html: original } =
				Object( response );
			html = String( price || original || '' );
		} catch {
			// The area is emptied (spec §8).
		}
		const target = document.querySelector(
			isVariable ? targets.variable : targets.simple
		);
		if ( target ) {
			// HTML of the shop itself.
			target.innerHTML = html;
		}
	};
}
