import { emit } from '@vitrina/core';
import { callDiscounts } from './call';
import { productIdOf, quantityOf } from './product-form';

export interface DiscountOptions extends Record< string, unknown > {
	/** A price to start from, for display only: "12,50". */
	custom_price?: string | number;
}

type Listed< T > = T | ArrayLike< T > | null | undefined;

const first = < T extends Element >( given: Listed< T > ): T | undefined =>
	given instanceof Element ? given : ( given?.[ 0 ] ?? undefined );

/**
 * For other code: what the product in a form costs at its quantity. The answer
 * is passed on as the event `discount:answered`, by jQuery under its old name.
 *
 * @param form    The form, or a jQuery object of it.
 * @param target  Passed on to whoever listens.
 * @param options See DiscountOptions.
 * @return What the server answered; null where nothing could be asked.
 */
export async function getDynamicDiscountPriceFromCartForm(
	form: Listed< HTMLFormElement >,
	target?: Listed< Element >,
	options: DiscountOptions = {}
): Promise< unknown > {
	const element = first( form );
	if ( ! ( element instanceof HTMLFormElement ) ) {
		return warn( 'Incorrect form provided' );
	}
	const id = productIdOf( element );
	if ( ! id ) {
		return warn( 'Invalid product' );
	}
	const response = await callDiscounts( {
		action: 'awdr_get_product_discount',
		product_id: id,
		qty: quantityOf( element ),
		...( options.custom_price !== undefined && {
			custom_price: String( options.custom_price ),
		} ),
	} );
	emit( 'discount:answered', {
		response,
		target: first( target ),
		options,
	} );
	return response;
}

function warn( message: string ): null {
	// The spec asks for it (§8): a developer's mistake, not a shopper's.
	// eslint-disable-next-line no-console
	console.warn( message );
	return null;
}
