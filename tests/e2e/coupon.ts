import { test } from './test';
import { openTestShop } from './shop';

/**
 * Creates a coupon of one euro that exists while the tests of a file run.
 *
 * @param code Its code, which no other file uses.
 */
export function withTestCoupon( code: string ): void {
	test.beforeAll( async () => {
		( await openTestShop() ).phpEval(
			`$coupon = new WC_Coupon( '${ code }' ); $coupon->set_props( [ 'code' => '${ code }', 'discount_type' => 'fixed_cart', 'amount' => '1' ] ); $coupon->save();`
		);
	} );
	test.afterAll( async () => {
		( await openTestShop() ).phpEval(
			`wp_delete_post( wc_get_coupon_id_by_code( '${ code }' ), true );`
		);
	} );
}
