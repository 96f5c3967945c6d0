import {
	addFromProductPage,
	courierRate,
	fillBilling,
	createUnpaidOrder,
	waitForOrderReview,
} from './shopper';
import { expect, test } from './test';

test( '[FIX-09] [FIX-17] [BANK-06] after the browser’s Back from the bank, method, bank and terms are as the shopper left them', async ( {
	page,
} ) => {
	const method = page.locator( '#payment_method_vitrina_bank_link' );
	const bank = page.locator( '.vitrina-banks input' ).nth( 1 );
	await addFromProductPage( page );
	await page.goto( '/apmokejimas/' );
	await courierRate( page ).check();
	await fillBilling( page );
	await waitForOrderReview( page );
	// [FIX-17] Only the selected method shows its description.
	const cod = page.locator( '.payment_box.payment_method_cod' );
	await page.locator( '#payment_method_cod' ).check();
	await expect( cod ).toBeVisible();
	await method.check();
	await expect( cod ).toBeHidden();
	await bank.check();
	await page.locator( '#terms' ).check();
	await page.locator( '#place_order' ).click();
	await page.waitForURL( /vitrina_bank_link_sandbox/ );
	const refreshed = page.waitForResponse( /update_order_review/ );
	await page.goBack();
	await refreshed;
	await waitForOrderReview( page );
	await expect( method ).toBeChecked();
	await expect( bank ).toBeChecked();
	await expect( bank ).toBeVisible();
	await expect( page.locator( '#terms' ) ).toBeChecked();
} );

test( '[FIX-09] after a cancelled payment, the pay page of an order still has the shopper’s method @full', async ( {
	page,
	shop,
} ) => {
	await page.goto( createUnpaidOrder( shop ) );
	const method = page.locator( '#payment_method_vitrina_bank_link' );
	await method.check();
	await page.locator( '.vitrina-banks input' ).first().check();
	await page.locator( '#terms' ).check();
	await page.locator( '#place_order' ).click();
	await page.locator( 'button[value="cancel"]' ).click();
	await expect( page.locator( '.woocommerce-error' ) ).toContainText(
		'Užsakymas išliko'
	);
	await expect( method ).toBeChecked();
	await expect( page.locator( '.vitrina-banks' ) ).toBeVisible();
} );
