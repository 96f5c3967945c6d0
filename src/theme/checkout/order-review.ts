import { elementEvents } from '../../components/element-events';

/**
 * Fields that refresh the order review, if the shop enabled that (spec §9).
 * WooCommerce itself handles town, postcode and county, but not these.
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
