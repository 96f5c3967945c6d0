import { expect, test } from './test';
import { setThemeSetting } from './product-page';
import { expectNoViolations } from './axe';
import type { Page, Request } from '@playwright/test';
import { stopClock } from './clock';
import { withTestCoupon } from './coupon';
import { sendLaterRequest } from './later';
import { fillBlockAddress, placeBlockOrder } from './block-shopper';
import {
	addFromProductPage,
	courierRate,
	fillBilling,
	readCartCount,
	placeClassicOrder,
	rasa,
	waitForOrderReview,
	terminalRate,
} from './shopper';

const cart = '/krepselis-2/';
const checkout = '/apmokejimas/';
const code = 'apmokejimo-puslapis';

withTestCoupon( code );

test( '[CART-11] a quantity on the cart page is sent automatically, several clicks as one request @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await page.goto( cart );
	let sent = 0;
	page.on( 'request', ( request ) => {
		if (
			request.method() === 'POST' &&
			request.postData()?.includes( 'update_cart' )
		) {
			sent++;
		}
	} );
	const more = page.locator( '.woocommerce-cart-form [data-step="1"]' );
	const quantity = page.locator( '.woocommerce-cart-form input.qty' );
	// However long the machine takes for two clicks, on the page no time passes.
	await stopClock( page );
	await more.click();
	await more.click();
	await expect( quantity ).toHaveValue( '3' );
	await page.clock.runFor( 1500 );
	await expect.poll( () => readCartCount( page ) ).toBe( 3 );
	await expect( quantity ).toHaveValue( '3' );
	expect( sent ).toBe( 1 );
} );

test( '[CART-11] a click on the button sends a typed quantity once, and its message stays @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await page.clock.install();
	await page.goto( cart );
	let sent = 0;
	page.on( 'request', ( request ) => {
		if (
			request.method() === 'POST' &&
			request.postData()?.includes( 'update_cart' )
		) {
			sent++;
		}
	} );
	const update = page.locator( '[name="update_cart"]' );
	// WooCommerce's script is ready once it has disabled the button.
	await expect( update ).toBeDisabled();
	await page.locator( '.woocommerce-cart-form input.qty' ).selectText();
	await page.keyboard.type( '3' );
	await update.click();
	const message = page.locator( '.woocommerce-message' );
	await expect( message ).toBeVisible();
	// Longer than the delay after which a changed quantity is sent automatically.
	await page.clock.runFor( 1500 );
	expect( sent ).toBe( 1 );
	await expect( message ).toBeVisible();
	expect( await readCartCount( page ) ).toBe( 3 );
} );

test( '[CART-11] with automatic updates off, the cart waits for its button @full', async ( {
	page,
	shop,
} ) => {
	const undo = setThemeSetting( shop, 'cart_auto_update', false );
	try {
		await addFromProductPage( page );
		await page.goto( cart );
		await stopClock( page );
		await page.locator( '.woocommerce-cart-form [data-step="1"]' ).click();
		await expect(
			page.locator( '.woocommerce-cart-form input.qty' )
		).toHaveValue( '2' );
		await page.clock.runFor( 1500 );
		await sendLaterRequest( page );
		expect( await readCartCount( page ) ).toBe( 1 );
	} finally {
		undo();
	}
} );

test( '[CHK-01] a click on an option straight from a text field is not lost while the order review is blocked @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await page.goto( checkout );
	await fillBilling( page );
	await courierRate( page ).check();
	await waitForOrderReview( page );

	let release = () => {};
	const held = new Promise< void >( ( resolve ) => ( release = resolve ) );
	await page.route( /wc-ajax=update_order_review/, async ( route ) => {
		await held;
		await route.continue();
	} );
	const radio = page.locator( '#payment_method_vitrina_bank_link' );
	await expect( radio ).not.toBeChecked();
	await page.locator( '#billing_postcode' ).focus();
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'Backspace' );
	await page.keyboard.press( '1' );
	await radio.scrollIntoViewIfNeeded();
	const { x, y } = ( await radio.boundingBox() )!;
	await page.mouse.move( x + 4, y + 4 );
	// Leaving the field requests the review again, before the click has ended.
	await page.mouse.down();
	await expect(
		page.locator( '.woocommerce-checkout-payment > .blockOverlay' )
	).toBeVisible();
	await page.mouse.up();
	await expect( radio ).toBeChecked();

	// The order waits until the amount is confirmed.
	await expect( page.locator( '#place_order' ) ).toHaveCSS(
		'pointer-events',
		'none'
	);
	await terminalRate( page ).check();
	release();
	await waitForOrderReview( page );
	await expect( radio ).toBeChecked();
	await expect( terminalRate( page ) ).toBeChecked();
	await expect( page.locator( '#place_order' ) ).toHaveCSS(
		'pointer-events',
		'auto'
	);
} );

test( '[CHK-03] errors are shown together 100 px below the top, and disappear when a coupon is sent or removed @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await page.goto( checkout );
	await waitForOrderReview( page );
	await page.locator( '#place_order' ).click();
	const group = page.locator( '.woocommerce-NoticeGroup-checkout' );
	await expect( group.locator( '[role="alert"]' ).first() ).toBeVisible();
	await expect
		.poll( () =>
			group.evaluate( ( element ) =>
				Math.round( element.getBoundingClientRect().top )
			)
		)
		.toBe( 100 );
	await page.locator( '.showcoupon' ).click();
	await page.locator( '#coupon_code' ).fill( 'nera-tokio' );
	await page.locator( '.checkout_coupon [name="apply_coupon"]' ).click();
	await expect( group ).toHaveCount( 0 );
	await expect( page.locator( '.coupon-error-notice' ) ).toBeVisible();

	await page.locator( '#coupon_code' ).fill( code );
	await page.locator( '.checkout_coupon [name="apply_coupon"]' ).click();
	const discount = page.locator( '#order_review .cart-discount' );
	await expect( discount ).toContainText( '1,00' );
	await expect( page.locator( '.woocommerce-error' ) ).toHaveCount( 0 );
	await waitForOrderReview( page );
	await page.locator( '#place_order' ).click();
	await expect( group.locator( '[role="alert"]' ).first() ).toBeVisible();
	await discount.locator( '.woocommerce-remove-coupon' ).click();
	await expect( group ).toHaveCount( 0 );
	await expect( discount ).toHaveCount( 0 );
} );

test( '[FIX-18] [CHK-03] the distance of errors from the top is a setting @full', async ( {
	page,
	shop,
} ) => {
	shop.phpEval(
		`set_theme_mod( 'notice_scroll_offset', 160 ); return true;`
	);
	try {
		await addFromProductPage( page );
		await page.goto( checkout );
		await waitForOrderReview( page );
		await page.locator( '#place_order' ).click();
		const group = page.locator( '.woocommerce-NoticeGroup-checkout' );
		await expect
			.poll( () =>
				group.evaluate( ( element ) =>
					Math.round( element.getBoundingClientRect().top )
				)
			)
			.toBe( 160 );
	} finally {
		shop.phpEval(
			`remove_theme_mod( 'notice_scroll_offset' ); return true;`
		);
	}
} );

test( '[CHK-02] town and postcode always update the order review; e-mail and payment only with their setting @full', async ( {
	page,
	shop,
} ) => {
	const sent: URLSearchParams[] = [];
	const isReview = ( request: Request ) =>
		request.url().includes( 'wc-ajax=update_order_review' );
	page.on( 'request', ( request ) => {
		if ( isReview( request ) ) {
			sent.push( new URLSearchParams( request.postData() ?? '' ) );
		}
	} );
	const change = async ( selector: string, value: string ) => {
		await page.locator( selector ).fill( '' );
		await page.locator( selector ).pressSequentially( value );
		await page.locator( selector ).blur();
	};
	const pay = ( method: string ) =>
		page.locator( `#payment_method_${ method }` ).check();
	/** A field's value in the next request. */
	const reviewAfter = async ( doing: () => Promise< void > ) => {
		await waitForOrderReview( page );
		const [ request ] = await Promise.all( [
			page.waitForRequest( isReview ),
			doing(),
		] );
		await request.response();
		const fields = new URLSearchParams( request.postData() ?? '' );
		return Object.fromEntries( [
			...new URLSearchParams( fields.get( 'post_data' ) ?? '' ),
			...fields,
		] );
	};
	const open = async () => {
		const first = page.waitForResponse( ( answer ) =>
			isReview( answer.request() )
		);
		await page.goto( checkout );
		await first;
		await waitForOrderReview( page );
		// WooCommerce's script sends no request for an incomplete address.
		await fillBilling( page );
		await waitForOrderReview( page );
		sent.length = 0;
	};
	await addFromProductPage( page );
	await open();
	await change( '#billing_email', 'kita@example.com' );
	await pay( 'cod' );
	// A request caused by e-mail or payment would have been sent before this one.
	expect(
		await reviewAfter( () => change( '#billing_city', 'Kaunas' ) )
	).toMatchObject( { city: 'Kaunas' } );
	expect( sent ).toHaveLength( 1 );
	expect(
		await reviewAfter( () => change( '#billing_postcode', 'LT-44237' ) )
	).toMatchObject( { postcode: 'LT-44237' } );

	const undo = setThemeSetting( shop, 'refresh_order_review', true );
	try {
		await open();
		expect(
			await reviewAfter( () =>
				change( '#billing_email', 'trecia@example.com' )
			)
		).toMatchObject( { billing_email: 'trecia@example.com' } );
		expect(
			await reviewAfter( () => pay( 'vitrina_bank_link' ) )
		).toMatchObject( { payment_method: 'vitrina_bank_link' } );
	} finally {
		undo();
	}
} );

test( '[CHK-01] the terms open over the checkout, and closing them returns the focus @full', async ( {
	page,
	shop,
} ) => {
	const before = shop.phpEval(
		`$before = get_option( 'woocommerce_terms_page_id' );
		update_option( 'woocommerce_terms_page_id', wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Taisykles bandymui', 'post_content' => '<p>Grąžinti galite per 14 dienų.</p>' ] ) );
		return (int) $before;`
	);
	try {
		await addFromProductPage( page );
		await page.goto( checkout );
		await waitForOrderReview( page );
		await fillBilling( page );
		const link = page.locator( '.woocommerce-terms-and-conditions-link' );
		await link.click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toContainText( 'per 14 dienų' );
		await expectNoViolations( page, 'terms over the checkout' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( link ).toBeFocused();
		await expect( page.locator( '#billing_city' ) ).toHaveValue(
			'Vilnius'
		);
	} finally {
		shop.phpEval(
			`wp_delete_post( (int) get_option( 'woocommerce_terms_page_id' ), true ); update_option( 'woocommerce_terms_page_id', ${ before } ); return true;`
		);
	}
} );

test( '[CHK-04] the checkout has no menus; the order-received page has them', async ( {
	page,
	shop,
} ) => {
	await addFromProductPage( page );
	await page.goto( checkout );
	await expect(
		page.getByRole( 'navigation', { name: 'Pagrindinis meniu' } )
	).toHaveCount( 0 );
	await expect(
		page.locator(
			'.site-header__cart, .site-header__account, #menu-panel, #search-panel, #minicart-panel, dialog[data-panel="login"]'
		)
	).toHaveCount( 0 );
	// The remaining header links only go back and to the front page.
	await expect( page.getByRole( 'banner' ).getByRole( 'link' ) ).toHaveText( [
		/Krepšel/,
		'Vitrina',
	] );
	await expect(
		page.getByRole( 'banner' ).getByRole( 'button' )
	).toHaveCount( 0 );
	const order = shop.phpEval(
		`$order = wc_create_order(); $order->add_product( wc_get_product( wc_get_products( [ 'limit' => 1, 'return' => 'ids' ] )[0] ) ); $order->save(); return wp_make_link_relative( $order->get_checkout_order_received_url() );`
	);
	await page.goto( order );
	await expect( page.locator( '.woocommerce-order' ) ).toBeVisible();
	await page.locator( '.site-header__menu' ).click();
	await expect( page.locator( '#menu-panel' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await page.locator( '.site-header__cart' ).click();
	await expect( page.locator( '#minicart-panel' ) ).toBeVisible();
	await expect( page ).toHaveURL( /order-received/ );
} );

/** The accessible description of a field. */
const described = ( page: Page, selector: string ) =>
	page.locator( selector ).evaluate( ( field ) =>
		( field.getAttribute( 'aria-describedby' ) ?? '' )
			.split( ' ' )
			.map( ( id ) => document.getElementById( id )?.textContent )
			.join( ' ' )
	);

test( '[CHK-01] [CHK-03] [FIX-15] a Lithuanian postcode and phone: hints and errors at the field, and typed values stay @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await page.goto( checkout );
	await courierRate( page ).first().check();
	await waitForOrderReview( page );
	await expect( page.locator( '#billing_postcode' ) ).toHaveAttribute(
		'placeholder',
		'LT-01103'
	);
	expect( await described( page, '#billing_phone' ) ).toContain(
		'+370 612 34567'
	);
	// The hint expands on focus, and collapses in 250 ms on blur.
	const hint = page.locator( '#billing_phone_field .description' );
	await expect( hint ).toBeHidden();
	await page.locator( '#billing_phone' ).focus();
	await expect( hint ).toBeVisible();
	await stopClock( page );
	await page.locator( '#billing_city' ).focus();
	await page.clock.runFor( 200 );
	await expect( hint ).toBeVisible();
	await page.clock.runFor( 100 );
	await expect( hint ).toBeHidden();
	await page.clock.resume();

	const wrong = { ...rasa, postcode: 'LT-0110', phone: '+370 612 345' };
	await fillBilling( page, wrong );
	await placeClassicOrder( page );
	await expect(
		page.locator( '.woocommerce-NoticeGroup-checkout' )
	).toBeVisible();
	for ( const [ field, text ] of [
		[ '#billing_postcode', 'LT-01103' ],
		[ '#billing_phone', 'Įveskite numerį, pavyzdžiui, +370 612 34567' ],
	] as const ) {
		await expect( page.locator( field ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await expect( page.locator( field ) ).toHaveCSS(
			'border-top-color',
			'rgb(162, 53, 43)'
		);
		expect( ( await described( page, field ) ).toLowerCase() ).toContain(
			text.toLowerCase()
		);
	}
	for ( const [ name, value ] of Object.entries( wrong ) ) {
		await expect( page.locator( `#billing_${ name }` ) ).toHaveValue(
			value
		);
	}
	await fillBilling( page );
	await placeClassicOrder( page );
	await page.waitForURL( /order-received/ );
} );

test( '[CHK-01] typed values stay after a failed and after a successful login @full', async ( {
	page,
	shop,
} ) => {
	await addFromProductPage( page );
	await page.goto( checkout );
	await waitForOrderReview( page );
	const person = { ...rasa, first_name: 'Ona', city: 'Nida' };
	await fillBilling( page, person );
	for ( const password of [ 'ne tas', shop.customer.password ] ) {
		// After a failed login the form is open, and the link would close it.
		if ( await page.locator( 'form.login' ).isHidden() ) {
			await page.locator( '.showlogin' ).click();
			// WooCommerce slides the form open: a click meanwhile can miss the button.
			await expect( page.locator( 'form.login' ) ).not.toHaveAttribute(
				'style',
				/overflow|height/
			);
		}
		await page.locator( 'form.login #username' ).fill( shop.customer.user );
		await page.locator( 'form.login #password' ).fill( password );
		// The current page is loaded already, so its load event does not help here.
		const loaded = page.waitForEvent( 'load' );
		await page.locator( 'form.login [name="login"]' ).click();
		await loaded;
		await waitForOrderReview( page );
		for ( const [ name, value ] of Object.entries( person ) ) {
			await expect(
				page.locator( `#billing_${ name }` ),
				password
			).toHaveValue( value );
		}
	}
	expect(
		await page.evaluate( () => Object.keys( sessionStorage ).join() )
	).not.toContain( 'checkout_entry' );
} );

test( '[CHK-05] the block checkout shows the same hints and errors for a Lithuanian postcode and phone, and keeps typed values @full', async ( {
	page,
	shop,
} ) => {
	shop.useBlockPages();
	try {
		await addFromProductPage( page );
		await page.goto( '/apmokejimas-blokai/' );
		await fillBlockAddress( page );
		await page.locator( '#shipping-postcode' ).fill( 'LT-0110' );
		await page.locator( '#shipping-phone' ).fill( '+370 612 345' );
		await placeBlockOrder( page );
		await expect(
			page
				.locator(
					'.wc-block-components-validation-error, .wc-block-components-notice-banner.is-error'
				)
				.first()
		).toBeVisible();
		await expect( page.locator( '#shipping-postcode' ) ).toHaveValue(
			'LT-0110'
		);
		await expect( page.locator( '#shipping-phone' ) ).toHaveValue(
			'+370 612 345'
		);
		await expect( page ).toHaveURL( /apmokejimas-blokai/ );
	} finally {
		shop.useClassicPages();
	}
} );
