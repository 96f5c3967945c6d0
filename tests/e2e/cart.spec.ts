import { expect, test } from './test';
import { addFromProductPage, cartCount, readCartCount } from './shopper';

test( '[CART-01] an add button of the listing changes from loading to added and is enabled again, followed by a link to the cart', async ( {
	page,
} ) => {
	await page.goto( '/parduotuve/' );
	const button = page.locator( '.ajax_add_to_cart' ).first();
	let body = '';
	await page.route( /wc-ajax=add_to_cart/, async ( route ) => {
		body = route.request().postData() ?? '';
		await new Promise( ( done ) => setTimeout( done, 400 ) );
		await route.continue();
	} );
	await button.click();
	await expect( button ).toHaveClass( /loading/ );
	await expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( button ).toHaveClass( /added/ );
	await expect( button ).not.toHaveClass( /loading/ );
	await expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' );
	const link = page.locator( 'a.added_to_cart' ).first();
	await expect( link ).toHaveText( 'Krepšelis' );
	await expect( link ).toHaveAttribute( 'href', /krepselis-2/ );
	const data = new URLSearchParams( body );
	expect( data.get( 'product_id' ) ).toMatch( /^\d+$/ );
	expect( data.get( 'quantity' ) ).toBe( '1' );
	expect( data.has( 'product_sku' ) ).toBe( true );
} );

test( '[CART-03] twenty clicks in a second put twenty in the cart, one request at a time @full', async ( {
	page,
	shop,
} ) => {
	// A product with more than twenty in stock.
	const id = shop.phpEval(
		`$ids = wc_get_products( [ 'type' => 'simple', 'manage_stock' => false, 'stock_status' => 'instock', 'sold_individually' => false, 'visibility' => 'search', 'return' => 'ids', 'limit' => 1 ] );
		return $ids[0];`
	);
	const shelf = shop.phpEval(
		`$terms = wc_get_product( (int) getenv( 'ID' ) )->get_category_ids();
		return get_term_link( end( $terms ), 'product_cat' );`,
		{ ID: String( id ) }
	);
	await page.goto( shelf );
	const button = page.locator(
		`.ajax_add_to_cart[data-product_id="${ id }"]`
	);
	let open = 0;
	let most = 0;
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'wc-ajax=add_to_cart' ) ) {
			most = Math.max( most, ++open );
		}
	} );
	page.on( 'response', ( answer ) => {
		if ( answer.url().includes( 'wc-ajax=add_to_cart' ) ) {
			open--;
		}
	} );
	await button.evaluate( async ( element: HTMLElement ) => {
		for ( let click = 0; click < 20; click++ ) {
			element.click();
			await new Promise( ( done ) => setTimeout( done, 25 ) );
		}
	} );
	await expect( cartCount( page ) ).toContainText( '20', {
		timeout: 40_000,
	} );
	await expect( button ).not.toHaveClass( /loading/ );
	expect( most ).toBe( 1 );

	expect( await readCartCount( page ) ).toBe( 20 );
} );

test( '[CART-05] a second page shows the count from the cache, without a request @full', async ( {
	page,
} ) => {
	await page.goto( '/parduotuve/' );
	await page.locator( '.ajax_add_to_cart' ).first().click();
	await expect( cartCount( page ) ).toContainText( '1' );
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( [ 'xhr', 'fetch' ].includes( request.resourceType() ) ) {
			calls.push( request.url() );
		}
	} );
	await page.goto( '/kategorija/zvakes/' );
	await expect( cartCount( page ) ).toContainText( '1' );
	expect( calls ).toEqual( [] );
} );

test( '[CART-05] changes by another tab or by a submitted form arrive with one refresh @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await expect( cartCount( page ) ).toContainText( '1' );
	const other = await page.context().newPage();
	await other.goto( '/parduotuve/' );
	await other.locator( '.ajax_add_to_cart' ).nth( 2 ).click();
	await expect( cartCount( other ) ).toContainText( '2' );
	await expect( cartCount( page ) ).toContainText( '2' );
} );

test.describe( 'when the shop does not respond', () => {
	test.use( { allowedErrors: [ /Failed to load resource/ ] } );

	test( '[CART-01] the button is enabled again, and an error is shown @full', async ( {
		page,
	} ) => {
		await page.goto( '/parduotuve/' );
		await page.route( /wc-ajax=add_to_cart/, ( route ) => route.abort() );
		const button = page.locator( '.ajax_add_to_cart' ).first();
		await button.click();
		await expect( button ).not.toHaveClass( /loading/ );
		await expect( button ).not.toHaveClass( /added/ );
		await expect(
			page.locator( '[role="alert"], [aria-live]' ).first()
		).not.toBeEmpty();
	} );
} );

test( '[CART-02] a product that cannot be added leads to its page', async ( {
	page,
} ) => {
	await page.goto( '/parduotuve/' );
	await page.route( /wc-ajax=add_to_cart/, ( route ) =>
		route.fulfill( {
			json: {
				error: true,
				product_url: '/produktas/lino-skalbiniai/',
			},
		} )
	);
	await page.locator( '.ajax_add_to_cart' ).first().click();
	await page.waitForURL( /lino-skalbiniai/ );
} );

test( '[CART-02] with the redirect setting an add leads to the cart, and the product is in it @full', async ( {
	page,
	shop,
} ) => {
	const set = ( value: string ) =>
		shop.phpEval(
			`update_option( 'woocommerce_cart_redirect_after_add', '${ value }' ); return true;`
		);
	set( 'yes' );
	try {
		await page.goto( '/parduotuve/' );
		await page.locator( '.ajax_add_to_cart' ).first().click();
		await page.waitForURL( /krepselis-2/ );
		await expect(
			page.locator( '.woocommerce-cart-form .cart_item' )
		).toHaveCount( 1 );
	} finally {
		set( 'no' );
	}
} );
