import { emit } from '@vitrina/core';
import { callDiscounts } from './call';
import { productIdOf, quantityOf } from './product-form';

export interface DiscountOptions extends Record< string, unknown > {
	/** A price to start from, for display only: "12,50". */
	custom_price?: string | number;
}

type ElementOrList< T > = T | ArrayLike< T > | null | undefined;

const firstElement = < T extends Element >(
	given: ElementOrList< T >
): T | undefined =>
	given instanceof Element ? given : ( given?.[ 0 ] ?? undefined );

/**
 * For other plugins: requests the price of a form's product at the form's quantity. The
 * form may be in a jQuery object. The response is also emitted as `discount:answered`,
 * with the target, and through jQuery under the event's old name. Null if the form or the
 * product is missing.
 */
export async function getDynamicDiscountPriceFromCartForm(
	form: ElementOrList< HTMLFormElement >,
	target?: ElementOrList< Element >,
	options: DiscountOptions = {}
): Promise< unknown > {
	const element = firstElement( form );
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
		target: firstElement( target ),
		options,
	} );
	return response;
}

function warn( message: string ): null {
	// Required by spec §8: the mistake is a developer's, not a shopper's.
	// eslint-disable-next-line no-console
	console.warn( message );
	return null;
}
