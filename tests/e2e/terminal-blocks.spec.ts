import type { Page } from '@playwright/test';
import { choose, fillBlockAddress, placeBlockOrder } from './block-shopper';
import {
	addFromProductPage,
	chooseTerminal,
	methodId,
	pickerButton,
} from './shopper';
import { expect, test } from './test';

/** WooCommerce treats one page as its checkout: here the block one. */
test.beforeAll( async () => {
	const { openTestShop } = await import( './shop' );
	( await openTestShop() ).useBlockPages();
} );

test.afterAll( async () => {
	const { openTestShop } = await import( './shop' );
	( await openTestShop() ).useClassicPages();
} );

function blockTerminalRate( page: Page ) {
	return page.locator( `input[type="radio"][value^="${ methodId }"]` );
}

function blockCourierRate( page: Page ) {
	return page.locator(
		`.wc-block-components-shipping-rates-control input[type="radio"]:not([value^="${ methodId }"])`
	);
}

test( '[TERM-02] [TERM-06] [CHK-05] a guest orders with a terminal through the block checkout', async ( {
	page,
	shop,
} ) => {
	await addFromProductPage( page );
	await page.goto( '/apmokejimas-blokai/' );
	await choose( page, blockTerminalRate( page ) );
	await expect( pickerButton( page ) ).toHaveCount( 1 );
	const name = await chooseTerminal( page, 'siau' );
	await fillBlockAddress( page );

	await choose( page, blockCourierRate( page ) );
	await expect( pickerButton( page ) ).toHaveCount( 0 );
	await choose( page, blockTerminalRate( page ) );
	await expect(
		page.locator(
			'.vitrina-terminal-picker__card .vitrina-terminal-picker__name'
		)
	).toHaveText( name );

	await placeBlockOrder( page );
	await page.waitForURL( /order-received\/\d+/ );
	await expect( page.locator( 'main' ) ).toContainText( name );
	const orderId = /order-received\/(\d+)/.exec( page.url() )?.[ 1 ];
	const terminal = shop.phpEval(
		`$order = wc_get_order( (int) getenv( 'ORDER' ) );
		return $order->get_meta( '_woo_lithuaniapost_lpexpress_terminal' );`,
		{ ORDER: orderId }
	);
	expect( terminal ).toContain( 'Šiauliai' );
} );

test( '[TERM-02] [TERM-05] the block cart shows the picker under a terminal rate, and remembers what was chosen', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await page.goto( '/krepselis-blokai/' );
	// The cheapest rate, the terminal, is the shop's first choice.
	const name = await chooseTerminal( page, 'kaun' );
	await page.goto( '/apmokejimas-blokai/' );
	await expect(
		page.locator(
			'.vitrina-terminal-picker__card .vitrina-terminal-picker__name'
		)
	).toHaveText( name );
} );

test( '[TERM-07] the block checkout says what is missing before it asks the server', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await page.goto( '/apmokejimas-blokai/' );
	await choose( page, blockTerminalRate( page ) );
	await fillBlockAddress( page );
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			request.method() === 'POST' &&
			/wc\/store\/v1\/checkout/.test( request.url() )
		) {
			sent.push( request.url() );
		}
	} );
	await placeBlockOrder( page );
	await expect( page.locator( '.vitrina-terminal-picker' ) ).toContainText(
		/paštomat/i
	);
	expect(
		sent.filter( ( url ) => ! url.includes( '__experimental_calc_totals' ) )
	).toEqual( [] );
	const name = await chooseTerminal( page, 'alyt' );
	await placeBlockOrder( page );
	await page.waitForURL( /order-received/ );
	await expect( page.locator( 'main' ) ).toContainText( name );
} );
