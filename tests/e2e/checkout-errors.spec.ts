import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import {
	blockCourierRate,
	blockMethod,
	blockOrderButton,
	blockTerminalRate,
	selectRadio,
	fillBlockAddress,
	withBlockPages,
	openBlockCheckout,
	placeBlockOrder,
} from './block-shopper';
import { fullUnless } from './full';
import {
	addFromProductPage,
	selectTerminal,
	courierRate,
	fieldName,
	fillBilling,
	createUnpaidOrder,
	pickerButton,
	waitForOrderReview,
	terminalRate,
} from './shopper';
import { expect, test } from './test';

/** After a rejected order the focus is on the control, with the message beside it. */
async function expectFocusedError(
	control: Locator,
	message: Locator,
	invalid = control
): Promise< void > {
	await expect( control ).toBeFocused();
	await expect( control ).toBeInViewport( { ratio: 1 } );
	await expect( message ).toBeInViewport( { ratio: 1 } );
	await expect( invalid ).toHaveAttribute( 'aria-invalid', 'true' );
}

const terminalMessage = ( page: Page ) =>
	page.locator( '.vitrina-terminal-picker__error' );
const bankMessage = ( page: Page ) =>
	page.locator( '.vitrina-banks__error', { hasText: 'Pasirinkite savo' } );
const firstBank = ( page: Page ) =>
	page.locator( '.vitrina-banks input' ).first();
const banks = ( page: Page ) => page.locator( '.vitrina-banks' );

for ( const width of [ 390, 1280 ] ) {
	test.describe( `${ width } px wide${ fullUnless( width === 390 ) }`, () => {
		test.use( { viewport: { width, height: 844 } } );

		test( '[FIX-10] [TERM-07] classic checkout, only the terminal or only the bank missing: the focus is on the control with the error', async ( {
			page,
		} ) => {
			await addFromProductPage( page );
			await page.goto( '/apmokejimas/' );
			await terminalRate( page ).check();
			await fillBilling( page );
			await waitForOrderReview( page );
			await page.locator( '#payment_method_cod' ).check();
			await page.locator( '#terms' ).check();
			await page.locator( '#place_order' ).click();
			await expectFocusedError(
				pickerButton( page ),
				terminalMessage( page )
			);
			await expectNoViolations( page, 'no terminal' );

			// The link of the error points to the visible picker.
			await page.locator( '#billing_first_name' ).focus();
			await page.locator( `a[href="#${ fieldName }"]` ).click();
			await expectFocusedError(
				pickerButton( page ),
				terminalMessage( page )
			);

			await courierRate( page ).check();
			await waitForOrderReview( page );
			await page.locator( '#payment_method_vitrina_bank_link' ).check();
			await page.locator( '#place_order' ).click();
			await expectFocusedError(
				firstBank( page ),
				bankMessage( page ),
				banks( page )
			);
			await page.locator( '.vitrina-banks input' ).nth( 1 ).check();
			await expect( bankMessage( page ) ).toBeHidden();
			await expect( banks( page ) ).not.toHaveAttribute( 'aria-invalid' );
		} );
	} );
}

test( '[FIX-10] paying an existing order without a bank: the page reloads with the focus on the bank list @full', async ( {
	page,
	shop,
} ) => {
	await page.goto( createUnpaidOrder( shop ) );
	await page.locator( '#payment_method_vitrina_bank_link' ).check();
	await page.locator( '#terms' ).check();
	await page.locator( '#place_order' ).click();
	await expect( page.locator( '.woocommerce-error' ) ).toContainText(
		'Pasirinkite savo banką'
	);
	await expectFocusedError(
		firstBank( page ),
		bankMessage( page ),
		banks( page )
	);
} );

test.describe( 'block checkout', () => {
	withBlockPages();

	test( '[FIX-16] an order to a terminal without a phone number: the focus is on the field, whose error says what to enter @full', async ( {
		page,
	} ) => {
		await openBlockCheckout( page );
		await selectRadio( page, blockTerminalRate( page ) );
		await selectTerminal( page, 'siau' );
		await fillBlockAddress( page );
		const phone = page.locator( '#shipping-phone' );
		await phone.fill( '' );
		await placeBlockOrder( page );
		await expectFocusedError(
			phone,
			page.getByText( 'Įveskite telefono numerį' )
		);
		await expect(
			page.getByText( 'Įveskite telefono numerį' )
		).toContainText( '+370 612 34567' );
		await phone.fill( '+37061234567' );
		await placeBlockOrder( page );
		await page.waitForURL( /order-received/ );
	} );

	for ( const width of [ 390, 1280 ] ) {
		test( `[FIX-10] [TERM-07] block checkout at ${ width } px, only the terminal or only the bank missing: the focus is on the control with the error @full`, async ( {
			page,
		} ) => {
			await page.setViewportSize( { width, height: 844 } );
			const order = blockOrderButton( page );
			const method = ( name: string ) => blockMethod( page, name );
			await openBlockCheckout( page );
			await selectRadio( page, blockTerminalRate( page ) );
			await fillBlockAddress( page );
			await selectRadio( page, method( 'cod' ) );
			await order.click();
			await expectFocusedError(
				pickerButton( page ),
				terminalMessage( page )
			);

			await selectRadio( page, blockCourierRate( page ) );
			await selectRadio( page, method( 'vitrina_bank_link' ) );
			await order.click();
			await expectFocusedError(
				firstBank( page ),
				bankMessage( page ),
				banks( page )
			);

			// [FIX-09] The bank stays selected after a change to another method and back.
			await firstBank( page ).check();
			await expect( bankMessage( page ) ).toHaveCount( 0 );
			await selectRadio( page, method( 'cod' ) );
			await expect( firstBank( page ) ).toBeHidden();
			await selectRadio( page, method( 'vitrina_bank_link' ) );
			await expect( firstBank( page ) ).toBeChecked();
		} );
	}
} );
