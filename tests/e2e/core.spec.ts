import type { Page, Request } from '@playwright/test';
import { openTestShop } from './shop';
import { expect, test } from './test';

/** The core in a browser, on the shop page. */

let product = 0;
let address = '';

test.beforeAll( async () => {
	const shop = await openTestShop();
	[ product, address ] = shop.phpEval( `
		$id = wc_get_product_id_by_sku( 'e2e-core' );
		$product = $id ? wc_get_product( $id ) : new WC_Product_Simple();
		$product->set_props( [ 'name' => 'Core', 'sku' => 'e2e-core', 'regular_price' => '5', 'menu_order' => -1 ] );
		$id = $product->save();
		return [ $id, get_permalink( wc_get_page_id( 'shop' ) ) ];` );
} );

test.afterAll( async () => {
	const shop = await openTestShop();
	shop.phpEval( `wp_delete_post( ${ product }, true ); return true;` );
} );

/** Records a page's cart requests, and how many of them were pending at once. */
function watchCart( page: Page ) {
	const calls: string[] = [];
	const under = new Set< Request >();
	let most = 0;
	page.on( 'request', ( request ) => {
		const endpoint = new URL( request.url() ).searchParams.get( 'wc-ajax' );
		if ( endpoint ) {
			calls.push( endpoint );
			under.add( request );
			most = Math.max( most, under.size );
		}
	} );
	page.on( 'requestfinished', ( request ) => void under.delete( request ) );
	page.on( 'requestfailed', ( request ) => void under.delete( request ) );
	return { calls, most: () => most };
}

const count = ( page: Page ) =>
	page.evaluate( async () => {
		const response = await fetch( '/wp-json/vitrina/v1/state' );
		return ( await response.json() ).cart.count as number;
	} );

const button = ( page: Page ) =>
	page.locator( `.ajax_add_to_cart[data-product_id="${ product }"]` ).first();

test( '[CART-01] [CART-03] twenty clicks in a second end with the right quantity @full', async ( {
	page,
} ) => {
	const { calls, most } = watchCart( page );
	await page.goto( address );
	await button( page ).evaluate( ( element: HTMLElement ) => {
		element.focus();
		let clicks = 0;
		const timer = setInterval( () => {
			element.click();
			if ( ++clicks === 20 ) {
				clearInterval( timer );
			}
		}, 45 );
	} );
	await expect( button( page ) ).toHaveClass( /loading/ );
	await expect( button( page ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect.poll( () => calls.length, { timeout: 40_000 } ).toBe( 20 );
	await expect( button( page ) ).toHaveClass( /added/, { timeout: 20_000 } );
	await expect( button( page ) ).not.toHaveClass( /loading/ );
	await expect( button( page ) ).toBeFocused();
	expect( most() ).toBe( 1 );
	expect( await count( page ) ).toBe( 20 );
	await expect( page.locator( '.added_to_cart.wc-forward' ) ).toHaveCount(
		1
	);
} );

test( '[CART-05] no request for a visitor without a cart, one once there is a cart, none on the next page @full', async ( {
	page,
} ) => {
	const { calls } = watchCart( page );
	await page.goto( address );
	await page.waitForLoadState( 'networkidle' );
	expect( calls ).toEqual( [] );
	await button( page ).click();
	await expect( button( page ) ).toHaveClass( /added/ );
	expect( calls ).toEqual( [ 'add_to_cart' ] );
	await page.goto( address );
	await page.waitForLoadState( 'networkidle' );
	expect( calls ).toEqual( [ 'add_to_cart' ] );
	// Another tab of the same visitor has no data yet.
	const tab = await page.context().newPage();
	const other = watchCart( tab );
	await tab.goto( address );
	await tab.waitForLoadState( 'networkidle' );
	expect( other.calls ).toEqual( [ 'get_refreshed_fragments' ] );
	// The other tab fetches what one tab adds.
	await button( page ).click();
	await expect
		.poll( () => other.calls )
		.toEqual( [ 'get_refreshed_fragments', 'get_refreshed_fragments' ] );
} );

test.describe( 'without a connection', () => {
	test.use( { allowedErrors: [ /ERR_INTERNET_DISCONNECTED/ ] } );

	test( '[CART-01] the button returns to normal and an error is shown', async ( {
		page,
		context,
	} ) => {
		await page.goto( address );
		await context.setOffline( true );
		await button( page ).click();
		await expect( page.locator( '.vitrina-cart-error' ) ).toBeVisible();
		await expect( button( page ) ).not.toHaveClass( /loading|added/ );
		await context.setOffline( false );
		await button( page ).click();
		await expect( button( page ) ).toHaveClass( /added/ );
		await expect( page.locator( '.vitrina-cart-error' ) ).toHaveCount( 0 );
		expect( await count( page ) ).toBe( 1 );
	} );
} );

test.describe( 'beside WooCommerce’s own scripts', () => {
	test( '[CART-12] a click is one request, and jQuery listeners receive its events', async ( {
		page,
		shop,
	} ) => {
		const { calls } = watchCart( page );
		// As if a plugin that still needs them had enqueued them.
		await page.goto( address );
		await page.addScriptTag( {
			content: `window.wc_add_to_cart_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', cart_url: '/krepselis-2/', i18n_view_cart: 'x', cart_redirect_after_add: 'no' };
				window.wc_cart_fragments_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', cart_hash_key: 'wc_cart_hash_x', fragment_name: 'wc_fragments_x', request_timeout: 5000 };`,
		} );
		for ( const path of [
			'/wp-includes/js/jquery/jquery.min.js',
			'/wp-content/plugins/woocommerce/assets/js/jquery-blockui/jquery.blockUI.min.js',
			'/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js',
		] ) {
			await page.addScriptTag( { url: shop.url + path } );
		}
		await page.evaluate( () => {
			const recordedEvents: string[] = [];
			Object.assign( window, { recordedEvents } );
			const $ = ( window as never as { jQuery: JQueryStatic } ).jQuery;
			for ( const name of [
				'adding_to_cart',
				'added_to_cart',
				'wc_cart_button_updated',
				'wc_fragments_loaded',
			] ) {
				$( document.body ).on(
					name,
					() => void recordedEvents.push( name )
				);
			}
			document.body.addEventListener( 'wc-blocks_added_to_cart', () =>
				recordedEvents.push( 'blocks' )
			);
		} );
		await button( page ).click();
		await expect( button( page ) ).toHaveClass( /added/ );
		await page.waitForLoadState( 'networkidle' );
		expect( calls ).toEqual( [ 'add_to_cart' ] );
		expect( await count( page ) ).toBe( 1 );
		const recordedEvents = await page.evaluate(
			() =>
				( window as never as { recordedEvents: string[] } )
					.recordedEvents
		);
		expect( recordedEvents ).toEqual(
			expect.arrayContaining( [
				'adding_to_cart',
				'added_to_cart',
				'wc_cart_button_updated',
				'wc_fragments_loaded',
				'blocks',
			] )
		);
		await expect( page.locator( '.added_to_cart.wc-forward' ) ).toHaveCount(
			1
		);
	} );
} );
