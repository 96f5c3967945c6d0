import type { APIRequestContext } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';
import { fullUnless } from './full';
import { openTestShop } from './shop';
import { expect, test } from './test';

/**
 * A guest's Lithuanian address, sent directly to the server. The product needs no
 * shipping, so that only the address is validated.
 */

const plugin = 'vitrina-companion/vitrina-companion.php';

const typed = {
	first_name: 'Rasa',
	last_name: 'Petrauskienė',
	company: '',
	address_1: 'Gedimino pr. 1',
	address_2: '',
	city: 'Vilnius',
	state: '',
	country: 'LT',
	postcode: 'lt 01103',
	phone: '8 612 34 567',
};

let product = 0;

test.beforeAll( async () => {
	const shop = await openTestShop();
	product = Number(
		shop.phpEval( `
			$id = wc_get_product_id_by_sku( 'e2e-address' );
			$product = $id ? wc_get_product( $id ) : new WC_Product_Simple();
			$product->set_props( [ 'name' => 'Voucher', 'sku' => 'e2e-address', 'regular_price' => '5', 'virtual' => true, 'catalog_visibility' => 'hidden' ] );
			return $product->save();` )
	);
	shop.useClassicPages();
} );

test.afterAll( async () => {
	const shop = await openTestShop();
	shop.phpEval( `wp_delete_post( ${ product }, true ); return true;` );
} );

/** The result of an attempt to order. */
interface Attempt {
	order: number;
	text: string;
}

type Order = (
	request: APIRequestContext,
	shop: Shop,
	address: typeof typed
) => Promise< Attempt >;

const orderClassic: Order = async ( request, shop, address ) => {
	await request.post( '/?wc-ajax=add_to_cart', {
		form: { product_id: product, quantity: 1 },
	} );
	const page = String( shop.phpEval( 'return wc_get_checkout_url();' ) );
	const html = await ( await request.get( page ) ).text();
	const nonce = /woocommerce-process-checkout-nonce" value="(\w+)"/.exec(
		html
	);
	const response = await request.post( '/?wc-ajax=checkout', {
		form: {
			...Object.fromEntries(
				Object.entries( address ).map( ( [ name, value ] ) => [
					`billing_${ name }`,
					value,
				] )
			),
			billing_email: 'rasa@vitrina.example',
			payment_method: 'cod',
			terms: '1',
			'woocommerce-process-checkout-nonce': nonce?.[ 1 ] ?? '',
		},
	} );
	const { order_id: order = 0, messages = '' } = await response.json();
	return { order: Number( order ), text: String( messages ) };
};

const orderByStoreApi: Order = async ( request, _shop, address ) => {
	const cart = await request.get( '/wp-json/wc/store/v1/cart' );
	const headers = { Nonce: cart.headers().nonce ?? '' };
	await request.post( '/wp-json/wc/store/v1/cart/add-item', {
		headers,
		data: { id: product, quantity: 1 },
	} );
	const response = await request.post( '/wp-json/wc/store/v1/checkout', {
		headers,
		data: {
			billing_address: { ...address, email: 'rasa@vitrina.example' },
			payment_method: 'cod',
		},
	} );
	const { order_id: order = 0, message = '' } = await response.json();
	return {
		order: response.ok() ? Number( order ) : 0,
		text: String( message ),
	};
};

for ( const [ checkout, order ] of Object.entries( {
	'the classic checkout': orderClassic,
	'the Store API': orderByStoreApi,
} ) ) {
	test( `a guest orders without a state on ${ checkout }; postcode and phone are stored in one format${ fullUnless(
		order === orderClassic
	) }`, async ( { request, shop } ) => {
		const attempt = await order( request, shop, typed );
		expect( attempt.text ).toBe( '' );
		expect( attempt.order ).toBeGreaterThan( 0 );
		const stored = shop.phpEval(
			`$order = wc_get_order( ${ attempt.order } ); return [ $order->get_billing_postcode(), $order->get_billing_phone(), $order->get_billing_state() ];`
		);
		expect( stored ).toEqual( [ 'LT-01103', '+37061234567', '' ] );
	} );

	test( `${ checkout } rejects an invalid postcode, and keeps a Latvian phone as typed${ fullUnless(
		order === orderByStoreApi
	) }`, async ( { request, shop } ) => {
		const refused = await order( request, shop, {
			...typed,
			postcode: 'LT-0110',
		} );
		expect( refused.order ).toBe( 0 );
		const latvian = await order( request, shop, {
			...typed,
			country: 'LV',
			city: 'Rīga',
			state: '',
			postcode: 'LV-1010',
			phone: '8 612 34 567',
		} );
		expect( latvian.text ).toBe( '' );
		const stored = shop.phpEval(
			`return wc_get_order( ${ latvian.order } )->get_billing_phone();`
		);
		expect( stored ).toBe( '8 612 34 567' );
	} );

	test( `without the companion ${ checkout } rejects the order, so the test can fail @full`, async ( {
		request,
		shop,
	} ) => {
		// Only the list of plugins changes: the plugin's own deactivation would
		// also drop the search index that the tests after this one need.
		const active = shop.phpEval( `$all = get_option( 'active_plugins' );
			update_option( 'active_plugins', array_values( array_diff( $all, [ '${ plugin }' ] ) ) );
			return wp_json_encode( $all );` ) as string;
		try {
			const attempt = await order( request, shop, typed );
			expect( attempt.order ).toBe( 0 );
			expect( attempt.text ).toMatch( /state|county|apskrit/i );
		} finally {
			shop.phpEval(
				`update_option( 'active_plugins', json_decode( '${ active }', true ) ); return true;`
			);
		}
	} );
}
