import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import {
	blockCourierRate,
	fillBlockAddress,
	openBlockCheckout,
	placeBlockOrder,
	selectRadio,
	waitForBlockCart,
} from './block-shopper';
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift';
import { overflow } from './overflow';
import {
	addFromProductPage,
	courierRate,
	fillBilling,
	waitForOrderReview,
} from './shopper';
import { expect, test } from './test';

/** A shopper who buys for a company, on the smallest phone. */

const classic = {
	box: '#_vitrina_buyer_for_company',
	company: '#billing_company',
	code: '#_vitrina_buyer_company_code',
	vat: '#_vitrina_buyer_vat_code',
};
const block = {
	box: '#contact-vitrina-for-company',
	company: '#contact-vitrina-company-name',
	code: '#contact-vitrina-company-code',
	vat: '#contact-vitrina-vat-code',
};

/** WooCommerce's step of the block checkout, and its field with an unknown autocomplete. */
const contact = [ '.wc-block-checkout__contact-fields' ];
const others = [ '#email' ];

test.use( { viewport: { width: 320, height: 640 } } );

/**
 * Opens the fields by keyboard, and checks that they are hidden before and fit afterwards.
 *
 * @param page   A checkout.
 * @param fields Selectors.
 */
async function openFields( page: Page, fields: typeof classic ) {
	const inputs = [ fields.company, fields.code, fields.vat ];
	for ( const input of inputs ) {
		await expect( page.locator( input ) ).toBeHidden();
	}
	await page.locator( fields.box ).focus();
	await page.keyboard.press( 'Space' );
	for ( const input of inputs ) {
		await expect( page.locator( input ) ).toBeVisible();
	}
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
}

test( '[LAW-40] [LAW-41] classic checkout: the fields open by keyboard, a wrong code is explained at its field, and the order is placed with what is right @full', async ( {
	page,
	shop,
} ) => {
	await addFromProductPage( page );
	await recordLayoutShifts( page );
	await page.goto( '/apmokejimas/' );
	await waitForOrderReview( page );
	await openFields( page, classic );
	await expectNoViolations( page, 'fields of a company' );
	await expectNoLayoutShift( page );
	await fillBilling( page );
	await courierRate( page ).first().check();
	await waitForOrderReview( page );
	await page.locator( classic.company ).fill( 'UAB Linas' );
	await page.locator( classic.code ).fill( '121215588' );
	await page.locator( classic.vat ).fill( 'lt 119511515' );
	await page.locator( '#payment_method_cod' ).check();
	await page.locator( '#terms' ).check();
	await page.locator( '#place_order' ).click();
	await expect(
		page.locator( `${ classic.code }_field .checkout-inline-error-message` )
	).toContainText( 'įmonės kodas' );
	await expect( page.locator( classic.code ) ).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await expect( page.locator( classic.vat ) ).toHaveValue( 'lt 119511515' );
	await expectNoViolations( page, 'a wrong code' );
	await page.locator( classic.code ).fill( '121215587' );
	await page.locator( '#place_order' ).click();
	await page.waitForURL( /order-received/ );
	await expect( page.locator( 'address' ).first() ).toContainText(
		'LT119511515'
	);
	expect(
		shop.phpEval(
			`$order = wc_get_order( ${ Number(
				/order-received\/(\d+)/.exec( page.url() )?.[ 1 ]
			) } ); return [ $order->get_billing_company(), $order->get_meta( '_vitrina_buyer_company_code' ) ];`
		)
	).toEqual( [ 'UAB Linas', '121215587' ] );
} );

test( '[LAW-40] [LAW-41] block checkout: the fields open by keyboard, what is missing or wrong is explained at its field, and the order is placed with what is right @full', async ( {
	page,
	shop,
	allowedErrors,
} ) => {
	allowedErrors.push( /status of 400/ );
	await openBlockCheckout( page );
	await waitForBlockCart( page );
	await openFields( page, block );
	await expectNoViolations( page, 'fields of a company', others, contact );
	await fillBlockAddress( page );
	await selectRadio( page, blockCourierRate( page ) );
	await page.locator( block.code ).fill( '121215588' );
	await page.locator( block.vat ).fill( 'lt 119511515' );
	await placeBlockOrder( page );
	const field = ( input: string ) =>
		page.locator( '.wc-block-components-text-input', {
			has: page.locator( input ),
		} );
	await expect( field( block.company ).getByRole( 'alert' ) ).toBeVisible();
	await page.locator( block.company ).fill( 'UAB Linas' );
	await placeBlockOrder( page );
	await expect( field( block.code ).getByRole( 'alert' ) ).toContainText(
		'įmonės kodas'
	);
	await expect( page.locator( block.code ) ).toBeFocused();
	await expectNoViolations(
		page,
		'a wrong code',
		// WooCommerce's aria-errormessage, as of its own messages.
		[ ...others, block.code ],
		contact
	);
	await page.locator( block.code ).fill( '121215587' );
	await placeBlockOrder( page );
	await page.waitForURL( /order-received/ );
	await expect( page.locator( 'address' ).first() ).toContainText(
		'LT119511515'
	);
	expect(
		shop.phpEval(
			`$order = wc_get_order( ${ Number(
				/order-received\/(\d+)/.exec( page.url() )?.[ 1 ]
			) } ); return [ $order->get_billing_company(), $order->get_meta( '_vitrina_buyer_company_code' ) ];`
		)
	).toEqual( [ 'UAB Linas', '121215587' ] );
} );
