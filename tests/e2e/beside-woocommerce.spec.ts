import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift';
import { addFromProductPage } from './shopper';
import { expect, test } from './test';

/** Parts of WooCommerce for which this theme has no template. */

test( '[FIX-34] with "Geolocate (with page caching support)" a listing requests the visitor’s location', async ( {
	page,
	shop,
} ) => {
	const before = shop.phpEval(
		`$before = get_option( 'woocommerce_default_customer_address' );
		update_option( 'woocommerce_default_customer_address', 'geolocation_ajax' );
		return $before;`
	);
	try {
		const asked = page.waitForRequest( /wc-ajax=get_customer_location/ );
		await page.goto( '/parduotuve/' );
		await asked;
	} finally {
		shop.phpEval(
			`update_option( 'woocommerce_default_customer_address', getenv( 'BEFORE' ) ); return true;`,
			{ BEFORE: String( before ) }
		);
	}
} );

test( '[FIX-36] WooCommerce’s notices are shown on the block cart too', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await page.goto(
		'/krepselis-blokai/?wc_error=Nuoroda+nebegalioja<b+id=bold>'
	);
	const notice = page.locator( '.woocommerce-error' );
	await expect( notice ).toContainText( 'Nuoroda nebegalioja' );
	await expect( page.locator( '#bold' ) ).toHaveCount( 0 );
} );

for ( const width of [ 390, 1280 ] ) {
	test( `the block cart does not move while it loads, at ${ width } px${ width === 390 ? '' : ' @full' }`, async ( {
		page,
	} ) => {
		await addFromProductPage( page );
		await page.setViewportSize( { width, height: 844 } );
		await recordLayoutShifts( page );
		await page.goto( '/krepselis-blokai/' );
		await expect(
			page.locator( '.wc-block-components-skeleton__element' ).first()
		).toBeVisible();
		const submit = page.locator( '.wc-block-cart__submit-button' );
		await expect( submit ).toBeVisible();
		await expectNoLayoutShift( page );
		// What is hidden until then stays visible during an update.
		const update = page.waitForRequest( /wc\/store\/v1\/(batch|cart)/ );
		await page
			.locator( '.wc-block-components-quantity-selector__button--plus' )
			.click();
		await update;
		await expect( submit ).toBeVisible();
		await expect(
			page.locator( '.wp-block-woocommerce-product-collection' )
		).toBeVisible();
	} );
}

test( '[FIX-37] the page for reviews of an order: its notice can be dismissed, and it has one heading and no empty breadcrumb', async ( {
	page,
	shop,
} ) => {
	shop.phpEval(
		`update_option( 'woocommerce_feature_customer_review_request_enabled', 'yes' ); return true;`
	);
	// WooCommerce creates its page in the next request.
	await page.goto( '/' );
	const { address, order, product } = shop.phpEval( `
		$products = wc_get_products( [ 'type' => 'simple', 'stock_status' => 'instock', 'limit' => 2, 'orderby' => 'ID', 'order' => 'ASC' ] );
		$products[0]->set_reviews_allowed( false );
		$products[0]->save();
		$order = wc_create_order();
		array_map( [ $order, 'add_product' ], $products );
		$order->set_billing_email( 'rasa.petrauskaite@example.com' );
		$order->set_status( 'completed' );
		$order->save();
		return [ 'address' => \\Automattic\\WooCommerce\\Internal\\OrderReviews\\Endpoint::get_url( $order ), 'order' => $order->get_id(), 'product' => $products[0]->get_id() ];
	` );
	try {
		await page.goto( address );
		await expect( page.locator( 'h1:visible' ) ).toHaveCount( 1 );
		await expect( page.locator( 'h1:empty' ) ).toHaveCount( 0 );
		await expect( page.locator( '.breadcrumbs li' ) ).toHaveText( [
			/./,
			/./,
		] );
		const notice = page.locator( '.woocommerce-review-order__notice' );
		await expect( notice ).toBeVisible();
		await notice.getByRole( 'button' ).click();
		await expect( notice ).toBeHidden();
	} finally {
		shop.phpEval(
			`wc_get_order( (int) getenv( 'ORDER' ) )->delete( true );
			$product = wc_get_product( (int) getenv( 'PRODUCT' ) );
			$product->set_reviews_allowed( true );
			$product->save();
			wp_delete_post( wc_get_page_id( 'review_order' ), true );
			delete_option( 'woocommerce_review_order_page_id' );
			delete_option( 'woocommerce_feature_customer_review_request_enabled' );
			return true;`,
			{ ORDER: String( order ), PRODUCT: String( product ) }
		);
	}
} );
