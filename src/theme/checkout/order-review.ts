import { elementEvents } from '@vitrina/core';

/**
 * Fields that change the order review where the shop wants it (spec §9).
 * WooCommerce hears town, postcode and county by itself; these it does not.
 */
const FIELDS = '[name="payment_method"], [name="billing_email"]';

export function refreshOrderReview( root: Document ): void {
	const { raise } = elementEvents( root.body, {} );
	root.addEventListener( 'change', ( { target } ) => {
		if (
			target instanceof Element &&
			target.matches( FIELDS ) &&
			target.closest( 'form.woocommerce-checkout' )
		) {
			raise( 'update_checkout' );
		}
	} );
}
