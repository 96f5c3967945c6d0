import type { Locator } from '@playwright/test';
import {
	blockCourierRate,
	blockOrderButton,
	blockTerminalRate,
	selectRadio,
	waitForBlockCart,
	fillBlockAddress,
	withBlockPages,
	openBlockCheckout,
	placeBlockOrder,
} from './block-shopper';
import {
	addFromProductPage,
	selectTerminal,
	selectedTerminal,
	methodId,
	pickerButton,
} from './shopper';
import { expect, test } from './test';

/** WooCommerce treats one page as its checkout: here the block checkout. */
withBlockPages();

test( '[TERM-02] [TERM-06] [CHK-05] a guest orders with a terminal through the block checkout', async ( {
	page,
	shop,
} ) => {
	await openBlockCheckout( page );
	await selectRadio( page, blockTerminalRate( page ) );
	await expect( pickerButton( page ) ).toHaveCount( 1 );
	const name = await selectTerminal( page, 'siau' );
	await fillBlockAddress( page );

	// Its button looks like all buttons of the shop.
	const differs = () =>
		page
			.locator( '.wc-block-components-checkout-place-order-button' )
			.evaluate( ( theirs ) => {
				const ours = document.createElement( 'button' );
				ours.className = 'button alt';
				document.querySelector( 'main' )!.append( ours );
				const [ one, other ] = [ theirs, ours ].map( ( button ) =>
					getComputedStyle( button )
				);
				const found = (
					[
						'fontFamily',
						'color',
						'backgroundColor',
						'borderRadius',
						'textTransform',
					] as const
				 ).filter( ( style ) => one![ style ] !== other![ style ] );
				ours.remove();
				return found;
			} );
	await expect.poll( differs ).toEqual( [] );
	await selectRadio( page, blockCourierRate( page ) );
	await expect( pickerButton( page ) ).toHaveCount( 0 );
	await selectRadio( page, blockTerminalRate( page ) );
	await expect( selectedTerminal( page ) ).toHaveText( name );

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

test( '[TERM-02] [TERM-04] [TERM-05] the block cart shows the picker under a terminal rate, shows an error if its list does not load, and remembers the selection @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	const list = /vitrina\/v1\/terminals/;
	await page.route( list, ( route ) => route.fulfill( { json: 'none' } ) );
	await page.goto( '/krepselis-blokai/' );
	await pickerButton( page ).click();
	const sheet = page.getByRole( 'dialog' );
	await expect(
		sheet.getByText( 'Rezultatų įkelti nepavyko.' )
	).toBeVisible();
	await page.unroute( list );
	await sheet.getByRole( 'button', { name: 'Bandyti dar kartą' } ).click();
	await expect( sheet.getByRole( 'option' ).first() ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	// The cheapest rate, the terminal, is preselected.
	const name = await selectTerminal( page, 'kaun' );
	await page.goto( '/apmokejimas-blokai/' );
	await expect( selectedTerminal( page ) ).toHaveText( name );
} );

test( '[TERM-07] the block checkout shows what is missing before it sends a request @full', async ( {
	page,
} ) => {
	await openBlockCheckout( page );
	await selectRadio( page, blockTerminalRate( page ) );
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
	const name = await selectTerminal( page, 'alyt' );
	await placeBlockOrder( page );
	await page.waitForURL( /order-received/ );
	await expect( page.locator( 'main' ) ).toContainText( name );
} );

test( '[TERM-02] [CHK-05] the first click after the phone number counts, on the picker and on "Place order", although WooCommerce replaces the rates as soon as the field loses the focus @full', async ( {
	page,
} ) => {
	await openBlockCheckout( page );
	await selectRadio( page, blockTerminalRate( page ) );
	await fillBlockAddress( page );
	/** A press long enough that what it changes is shown before it ends. */
	const press = async ( button: Locator ) => {
		await button.scrollIntoViewIfNeeded();
		await button.hover();
		await page.mouse.down();
		await page.evaluate(
			() =>
				new Promise( ( done ) =>
					requestAnimationFrame( () => requestAnimationFrame( done ) )
				)
		);
		await page.mouse.up();
	};
	await press( pickerButton( page ) );
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( pickerButton( page ) ).toBeFocused();

	await waitForBlockCart( page );
	// WooCommerce loads the list of the summary last, and moves the button down by it.
	await expect( page.locator( '[class*="skeleton"]' ) ).toHaveCount( 0 );
	await page.locator( '#shipping-phone' ).fill( '+37061234568' );
	await press( blockOrderButton( page ) );
	await expect(
		page.locator( '.vitrina-terminal-picker__card.is-missing' )
	).toBeVisible();
} );

test( '[FIX-19] [TERM-08] the method’s logo is beside its rate in the block cart and checkout, at most 45 × 25 px @full', async ( {
	page,
	shop,
} ) => {
	const logo = `${ shop.url }/wp-includes/images/w-logo-blue.png`;
	shop.phpEval(
		`return update_option( 'vitrina_lpexpress_shipping_logo_url', '${ logo }' );`
	);
	try {
		await addFromProductPage( page );
		for ( const [ path, name ] of [
			[
				'/krepselis-blokai/',
				'.wc-block-components-totals-shipping__via',
			],
			[
				'/apmokejimas-blokai/',
				`.wc-block-components-radio-control__option:has(> input[value^="${ methodId }"]) .wc-block-components-radio-control__label`,
			],
		] as const ) {
			await page.goto( path );
			await expect( pickerButton( page ) ).toBeVisible();
			const look = await page
				.locator( name )
				.first()
				.evaluate( ( label ) => {
					const { backgroundImage, width, height } = getComputedStyle(
						label,
						'::after'
					);
					return `${ width } ${ height } ${ backgroundImage }`;
				} );
			expect( look ).toMatch( /^45px 25px url\(.*w-logo-blue\.png/ );
		}
	} finally {
		shop.phpEval(
			`return delete_option( 'vitrina_lpexpress_shipping_logo_url' );`
		);
	}
} );
