import type { BrowserContext, Locator, Page } from '@playwright/test';
import { fullUnless } from './full';
import { waitForLaterRequest } from './later';
import { cartCount, readCartCount, products } from './shopper';
import { expect, test } from './test';

/**
 * A new visitor who adds the first products on a slow connection and leaves the
 * page before the shop's response: decision 0026.
 */

const LISTING = '/parduotuve/';

const beSlow = ( context: BrowserContext, call: string ) =>
	context.setExtraHTTPHeaders( { 'X-Vitrina-Slow': call } );

/** Opens the listing, waits for the cart script, and returns the first add button. */
async function openListing( page: Page ): Promise< Locator > {
	const loaded = page.waitForResponse( /\/cart\.js/ );
	await page.goto( LISTING );
	const button = page.locator( '.ajax_add_to_cart' ).first();
	await button.hover();
	await loaded;
	await waitForLaterRequest( page );
	return button;
}

for ( const isNewcomer of [ true, false ] ) {
	test( `[CART-03] clicks that wait in the queue when the page is left are sent anyway, ${
		isNewcomer ? 'before the first response' : 'with a cart'
	}${ fullUnless( isNewcomer ) }`, async ( { page, context } ) => {
		if ( ! isNewcomer ) {
			await page.goto( products.linen );
			await page.locator( '.single_add_to_cart_button' ).click();
			await expect( cartCount( page ) ).toContainText( '1' );
		}
		await beSlow( context, 'add_to_cart' );
		const button = await openListing( page );
		const sent = page.waitForRequest( /wc-ajax=add_to_cart/ );
		await button.evaluate( ( element: HTMLElement ) => {
			for ( let click = 0; click < 5; click++ ) {
				element.click();
			}
		} );
		await sent;
		await page.goto( products.linen );
		await expect
			.poll( () => readCartCount( context ), { timeout: 30_000 } )
			.toBe( isNewcomer ? 5 : 6 );
	} );
}

test( '[CART-03] clicks on a page that is left before it paints another frame are sent anyway', async ( {
	page,
	context,
} ) => {
	const button = await openListing( page );
	await button.evaluate( ( element: HTMLElement, url ) => {
		// A page that is being left may get no frame any more.
		window.requestAnimationFrame = () => 0;
		element.click();
		element.click();
		window.location.assign( url );
	}, products.linen );
	await page.waitForURL( /lino-skalbiniai/ );
	await expect.poll( () => readCartCount( context ) ).toBe( 2 );
} );

test( '[CART-03] a new visitor’s second tab adds before the response to the first: one cart contains both @full', async ( {
	context,
} ) => {
	await beSlow( context, 'add_to_cart' );
	const tabs = [ await context.newPage(), await context.newPage() ];
	const sent: number[] = [];
	context.on( 'request', ( request ) => {
		if ( request.url().includes( 'wc-ajax=add_to_cart' ) ) {
			sent.push( Date.now() );
		}
	} );
	const add = ( place: number ) =>
		tabs[ place ]!.locator( '.ajax_add_to_cart' ).nth( place ).click();
	for ( const tab of tabs ) {
		await tab.goto( LISTING );
	}
	await add( 0 );
	await add( 1 );
	await expect.poll( () => readCartCount( context ) ).toBe( 2 );
	expect( sent ).toHaveLength( 2 );
	for ( const tab of tabs ) {
		await expect( cartCount( tab ) ).toContainText( '2' );
	}
} );

test( '[PROD-12] a new visitor leaves the product page before the response: the product is in the cart @full', async ( {
	page,
	context,
} ) => {
	await beSlow( context, 'goya_atc_nonce' );
	const nonce = page.waitForResponse( /vitrina\/v1\/state/ );
	await page.goto( products.linen );
	const button = page.locator( '.single_add_to_cart_button' );
	await button.hover();
	await nonce;
	await waitForLaterRequest( page );
	const sent = page.waitForRequest( ( request ) =>
		( request.postData() ?? '' ).includes( 'goya_atc_nonce' )
	);
	await button.click();
	await sent;
	await page.goto( LISTING );
	await expect.poll( () => readCartCount( context ) ).toBe( 1 );
} );
