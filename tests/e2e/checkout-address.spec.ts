import {
	addFromProductPage,
	courierRate,
	fillBilling,
	readOrderId,
	placeClassicOrder,
	waitForOrderReview,
} from './shopper';
import { expect, test } from './test';

test( '[CHK-01] ship to a different address: its fields open, the order and its page contain both addresses @full', async ( {
	page,
	shop,
} ) => {
	await addFromProductPage( page );
	await page.goto( '/apmokejimas/' );
	await fillBilling( page );
	const fields = page.locator( '.shipping_address' );
	await expect( fields ).toBeHidden();
	await page.locator( '#ship-to-different-address-checkbox' ).check();
	await expect( fields ).toBeVisible();
	for ( const [ name, value ] of Object.entries( {
		first_name: 'Ona',
		last_name: 'Kazlauskienė',
		address_1: 'Laisvės al. 5',
		city: 'Kaunas',
		postcode: 'LT-44237',
		phone: '+37061234568',
	} ) ) {
		await page.locator( `#shipping_${ name }` ).fill( value );
	}
	await waitForOrderReview( page );
	await courierRate( page ).check();
	await placeClassicOrder( page );
	const id = await readOrderId( page );
	await expect( page.locator( 'main' ) ).toContainText( 'Laisvės al. 5' );
	expect(
		shop.phpEval(
			`$order = wc_get_order( ${ id } ); return $order->get_shipping_city() . ', ' . $order->get_billing_city();`
		)
	).toBe( 'Kaunas, Vilnius' );
} );

test.describe( 'on a wide window', () => {
	test.use( { viewport: { width: 1280, height: 800 } } );

	test( '[CHK-01] the order review stays in view while the form is scrolled @full', async ( {
		page,
	} ) => {
		await addFromProductPage( page );
		await page.goto( '/apmokejimas/' );
		await page.locator( '#ship-to-different-address-checkbox' ).check();
		const total = page.locator( '.checkout-summary .order-total' ).first();
		await page.locator( '#shipping_city' ).scrollIntoViewIfNeeded();
		expect( await page.evaluate( () => window.scrollY ) ).toBeGreaterThan(
			200
		);
		await expect( total ).toBeInViewport();
	} );
} );

test( '[CHK-01] on a phone the total stays in view while the form is scrolled @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await page.goto( '/apmokejimas/' );
	await page.locator( '#billing_email' ).scrollIntoViewIfNeeded();
	expect( await page.evaluate( () => window.scrollY ) ).toBeGreaterThan(
		200
	);
	await expect( page.locator( '.order-total-bar' ) ).toBeInViewport();
	await expect( page.locator( '.order-total-bar' ) ).toContainText( '€' );
} );
