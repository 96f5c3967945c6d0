import type { Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';
import { logIn } from './log-in';
import {
	addFromProductPage,
	cartCount,
	selectTerminal,
	selectedTerminal,
	courierRate,
	fieldName,
	fillBilling,
	readOrderId,
	pickerButton,
	placeClassicOrder,
	products,
	rasa,
	waitForOrderReview,
	terminalRate,
} from './shopper';
import { expect, test } from './test';

/** The terminal of an order, and whether it is in our table. */
function terminalOf( shop: Shop, orderId: number ) {
	return shop.phpEval(
		`$order = wc_get_order( (int) getenv( 'ORDER' ) );
		return [
			'id'     => $order->get_meta( '_woo_lithuaniapost_lpexpress_terminal_id' ),
			'label'  => $order->get_meta( '_woo_lithuaniapost_lpexpress_terminal' ),
			'status' => $order->get_status(),
			'state'  => $order->get_billing_state(),
		];`,
		{ ORDER: String( orderId ) }
	) as { id: string; label: string; status: string; state: string };
}

/** Opens the classic checkout with a terminal rate selected. */
async function openAtTerminal( page: Page ): Promise< void > {
	await addFromProductPage( page );
	await page.goto( '/apmokejimas/' );
	await terminalRate( page ).check();
	await waitForOrderReview( page );
}

test( '[TERM-01] [TERM-02] [TERM-03] [TERM-06] a guest adds from the listing, finds "Šiauliai" by typing "siau", pays on delivery; shopper and owner see the terminal everywhere', async ( {
	page,
	shop,
	browser,
} ) => {
	shop.clearMails();
	await page.goto( '/parduotuve/' );
	await page.locator( '.ajax_add_to_cart' ).first().click();
	await expect( cartCount( page ) ).toContainText( '1' );
	await page.goto( '/apmokejimas/' );
	await terminalRate( page ).check();
	await waitForOrderReview( page );
	const name = await selectTerminal( page, 'siau' );
	await expect(
		page.locator(
			'.vitrina-terminal-picker__card .vitrina-terminal-picker__address'
		)
	).toContainText( 'Šiauliai' );
	await fillBilling( page );
	await placeClassicOrder( page );

	const orderId = await readOrderId( page );
	const { id, label, status, state } = terminalOf( shop, orderId );
	expect( id ).toMatch( /^\d+$/ );
	expect( label ).toContain( name );
	expect( label ).toContain( 'Šiauliai' );
	expect( status ).toBe( 'processing' );
	expect( state ).toBe( '' );
	await expect( page.locator( '.woocommerce-order' ) ).toContainText( label );

	const mails = shop.mails().map( ( { message } ) => message );
	expect( mails.length ).toBeGreaterThanOrEqual( 2 );
	for ( const mail of mails ) {
		expect( mail ).toContain( 'Šiauliai' );
	}

	const owner = await browser.newPage( {
		baseURL: shop.url,
		viewport: { width: 1280, height: 900 },
	} );
	await logIn( owner, shop.admin );
	await owner.waitForURL( /wp-admin/ );
	const orders = `${ shop.url }/wp-admin/admin.php?page=wc-orders`;
	await owner.goto( orders );
	await expect(
		owner.locator( `#order-${ orderId }, #post-${ orderId }` )
	).toContainText( 'Šiauliai' );
	await owner.goto( `${ orders }&action=edit&id=${ orderId }` );
	await expect( owner.locator( 'body' ) ).toContainText( label );
	await owner.close();
} );

test( '[TERM-05] [TERM-06] a customer finds the terminal preselected in the cart and at checkout, and on the order in My account @full', async ( {
	page,
	shop,
} ) => {
	await logIn( page, shop.customer );
	await addFromProductPage( page );
	await page.goto( '/krepselis-2/' );
	await terminalRate( page ).check();
	const name = await selectTerminal( page, 'kaun' );

	await page.reload();
	await expect( selectedTerminal( page ) ).toHaveText( name );
	await page.goto( '/apmokejimas/' );
	await expect( selectedTerminal( page ) ).toHaveText( name );
	await fillBilling( page, { ...rasa, email: shop.customer.email } );
	await placeClassicOrder( page );
	const orderId = await readOrderId( page );
	await page.goto( `/paskyra/view-order/${ orderId }/` );
	await expect( page.locator( '.woocommerce-order-details' ) ).toContainText(
		name
	);
} );

test( '[TERM-02] another method and back: one picker, the same terminal @full', async ( {
	page,
	shop,
} ) => {
	await openAtTerminal( page );
	const name = await selectTerminal( page, 'klaip' );
	for ( let round = 0; round < 3; round++ ) {
		await courierRate( page ).check();
		await waitForOrderReview( page );
		await expect( pickerButton( page ) ).toBeHidden();
		await terminalRate( page ).check();
		await waitForOrderReview( page );
		await expect( pickerButton( page ) ).toHaveCount( 1 );
		await expect( pickerButton( page ) ).toBeVisible();
		await expect( selectedTerminal( page ) ).toHaveText( name );
	}
	await fillBilling( page );
	await placeClassicOrder( page );
	expect( terminalOf( shop, await readOrderId( page ) ).label ).toContain(
		name
	);
} );

test( '[TERM-02] works after fifty re-renders of the order review, and loads the list once @full', async ( {
	page,
} ) => {
	await openAtTerminal( page );
	const name = await selectTerminal( page, 'alyt' );
	const sizes: number[] = [];
	// Read in the route: the browser drops a response that a later one replaces.
	await page.route( /update_order_review/, async ( route ) => {
		const answer = await route.fetch();
		sizes.push( ( await answer.body() ).length );
		await route.fulfill( { response: answer } ).catch( () => {} );
	} );
	for ( let round = 0; round < 50; round++ ) {
		const answered = page.waitForResponse( /update_order_review/ );
		await page.evaluate( () =>
			( window as any )
				.jQuery( document.body )
				.trigger( 'update_checkout' )
		);
		await answered;
	}
	await waitForOrderReview( page );
	await page.unrouteAll( { behavior: 'wait' } );
	await expect( pickerButton( page ) ).toHaveCount( 1 );
	await expect( page.locator( `[name="${ fieldName }"]` ) ).toHaveCount( 1 );
	await expect( selectedTerminal( page ) ).toHaveText( name );
	expect( sizes.length ).toBeGreaterThan( 10 );
	// 600 terminals are more than 30 KB.
	expect( Math.max( ...sizes ) ).toBeLessThan( 20_000 );
} );

test( '[TERM-07] [TERM-04] a classic order without a terminal is rejected with a message, and typed values stay; a search without a match finds nothing @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await page.goto( '/apmokejimas/' );
	await terminalRate( page ).check();
	await fillBilling( page );
	await placeClassicOrder( page );
	await expect( page.locator( '.woocommerce-error' ) ).toContainText(
		/paštomat/i
	);
	await expect( page.locator( '#billing_city' ) ).toHaveValue( rasa.city );
	await pickerButton( page ).click();
	const sheet = page.getByRole( 'dialog' );
	await sheet.getByRole( 'combobox' ).fill( 'žžžž' );
	await expect( sheet.getByText( 'Nieko nerasta' ) ).toBeVisible();
	await expect( sheet.getByRole( 'option' ) ).toHaveCount( 0 );
	await page.keyboard.press( 'Escape' );
	await selectTerminal( page, 'taurag' );
	await placeClassicOrder( page );
	await page.waitForURL( /order-received/ );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[TERM-10] [EVENT-01] a shopper browses, adds, changes the cart, selects a terminal in a native select and orders', async ( {
		page,
		shop,
	} ) => {
		await page.goto( '/parduotuve/' );
		await page
			.locator( `.card__link[href$="${ products.linen }"]` )
			.first()
			.click();
		await page.locator( '.single_add_to_cart_button' ).click();
		await expect( page.locator( '.woocommerce-message' ) ).toBeVisible();
		await page.locator( '.site-header__cart' ).click();
		await page.waitForURL( /krepselis-2/ );
		await page.locator( '.woocommerce-cart-form input.qty' ).fill( '2' );
		await page.locator( '[name="update_cart"]' ).click();
		await expect(
			page.locator( '.woocommerce-cart-form input.qty' )
		).toHaveValue( '2' );
		await page.locator( '.checkout-button' ).click();
		await page.waitForURL( /apmokejimas/ );
		await terminalRate( page ).check();
		const select = page.locator( `select[name="${ fieldName }"]` );
		await expect( select ).toBeVisible();
		const [ id ] = await select.evaluate( ( element: HTMLSelectElement ) =>
			[ ...element.querySelectorAll( 'optgroup' ) ]
				.filter( ( group ) => group.label === 'Šiauliai' )
				.flatMap( ( group ) =>
					[ ...group.querySelectorAll( 'option' ) ].map(
						( option ) => option.value
					)
				)
		);
		await select.selectOption( id ?? '' );
		await fillBilling( page );
		await page.locator( '#payment_method_cod' ).check();
		await page.locator( '#terms' ).check();
		await page.locator( '#place_order' ).click();
		const orderId = await readOrderId( page );
		expect( terminalOf( shop, orderId ).id ).toBe( id );
	} );

	test( '[TERM-07] [EVENT-01] an order without a terminal is rejected @full', async ( {
		page,
	} ) => {
		await page.goto( products.morning );
		await page.locator( '.single_add_to_cart_button' ).click();
		await page.goto( '/apmokejimas/' );
		await terminalRate( page ).check();
		await fillBilling( page );
		await page.locator( '#payment_method_cod' ).check();
		await page.locator( '#terms' ).check();
		await page.locator( '#place_order' ).click();
		await expect( page.locator( '.woocommerce-error' ) ).toContainText(
			/paštomat/i
		);
	} );
} );

test( '[TERM-10] [CART-06] [CHK-01] the whole purchase with the keyboard only: listing, product, mini cart, checkout with a terminal, order received @full', async ( {
	page,
	shop,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	/** Presses Tab until the given element has the focus. */
	const tabTo = async ( selector: string, key = 'Tab' ) => {
		for ( let presses = 0; presses < 120; presses++ ) {
			await page.keyboard.press( key );
			if (
				await page
					.locator( ':focus' )
					.evaluate(
						( element, wanted ) => element.matches( wanted ),
						selector
					)
			) {
				return;
			}
		}
		throw new Error( `No Tab reaches ${ selector }` );
	};
	await page.goto( '/parduotuve/' );
	await tabTo( `.card__link[href$="${ products.linen }"]` );
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( `**${ products.linen }` );
	await tabTo( 'form.cart input.qty' );
	await page.keyboard.press( 'ArrowUp' );
	await tabTo( '.single_add_to_cart_button' );
	await page.keyboard.press( 'Enter' );
	const count = cartCount( page );
	await expect( count ).toContainText( '2' );
	await tabTo( '.site-header__cart', 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	const panel = page.locator( '#minicart-panel' );
	await expect( panel ).toBeVisible();
	await tabTo( '#minicart-panel input.qty' );
	await page.keyboard.press( 'ArrowUp' );
	await tabTo( '#minicart-panel .checkout' );
	await expect( count ).toContainText( '3' );
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /apmokejimas/ );

	for ( const [ name, value ] of Object.entries( rasa ) ) {
		await tabTo( `#billing_${ name }` );
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.keyboard.type( value );
	}
	await waitForOrderReview( page );
	await tabTo( 'input[name^="shipping_method"]' );
	if ( ! ( await terminalRate( page ).isChecked() ) ) {
		await page.keyboard.press( 'ArrowUp' );
	}
	await waitForOrderReview( page );
	await page.locator( '#billing_email' ).focus();
	await tabTo( '.vitrina-terminal-picker__open' );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'dialog' ).getByRole( 'combobox' )
	).toBeFocused();
	await page.keyboard.type( 'siau' );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await expect( pickerButton( page ) ).toBeFocused();
	await waitForOrderReview( page );
	await tabTo( 'input[name="payment_method"]' );
	while ( ! ( await page.locator( '#payment_method_cod' ).isChecked() ) ) {
		await page.keyboard.press( 'ArrowDown' );
	}
	await tabTo( '#terms' );
	await page.keyboard.press( 'Space' );
	await tabTo( '#place_order' );
	await page.keyboard.press( 'Enter' );
	expect( terminalOf( shop, await readOrderId( page ) ).label ).toContain(
		'Šiauliai'
	);
} );
