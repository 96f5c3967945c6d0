import type { Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';
import {
	selectRadio,
	fillBlockAddress,
	placeBlockOrder,
} from './block-shopper';
import {
	addFromProductPage,
	selectTerminal,
	courierRate,
	fillBilling,
	methodId,
	placeClassicOrder,
	waitForOrderReview,
	terminalRate,
} from './shopper';
import { expect, test } from './test';

/** The phone number at the checkout. */
async function withPhone(
	shop: Shop,
	setting: 'optional' | 'hidden',
	run: () => Promise< void >
): Promise< void > {
	const was = shop.phpEval(
		`$was = get_option( 'woocommerce_checkout_phone_field' ); update_option( 'woocommerce_checkout_phone_field', '${ setting }' ); return $was;`
	);
	try {
		await run();
	} finally {
		shop.phpEval(
			// Deleted first: the plugin shows a hidden field as optional, so WordPress would find nothing to update.
			`$was = json_decode( getenv( 'WAS' ) ); delete_option( 'woocommerce_checkout_phone_field' ); return false === $was || update_option( 'woocommerce_checkout_phone_field', $was );`,
			{ WAS: JSON.stringify( was ) }
		);
	}
}

const phoneRow = ( page: Page ) => page.locator( '#billing_phone_field' );

async function chooseRate( page: Page, isTerminal: boolean ): Promise< void > {
	await ( isTerminal ? terminalRate( page ) : courierRate( page ) )
		.first()
		.check();
	await waitForOrderReview( page );
}

test( '[FIX-16] classic checkout with an optional phone: its label says required with a terminal, and optional again with a courier @full', async ( {
	page,
	shop,
} ) => {
	await withPhone( shop, 'optional', async () => {
		await addFromProductPage( page );
		await page.goto( '/apmokejimas/' );
		const label = phoneRow( page ).locator( 'label' );
		await chooseRate( page, true );
		await expect( label ).toContainText( '*' );
		await expect( label ).not.toContainText( 'neprivalom' );
		// WooCommerce rewrites the labels for each country.
		await page
			.locator( '#billing_country' )
			.selectOption( 'LV', { force: true } );
		await waitForOrderReview( page );
		await page
			.locator( '#billing_country' )
			.selectOption( 'LT', { force: true } );
		await waitForOrderReview( page );
		await expect( terminalRate( page ).first() ).toBeChecked();
		await expect( label ).toContainText( '*' );
		await expect( label ).not.toContainText( 'neprivalom' );

		await chooseRate( page, false );
		await expect( label ).toContainText( 'neprivalom' );
		await expect( label ).not.toContainText( '*' );
		await page.reload();
		await waitForOrderReview( page );
		await chooseRate( page, true );
		await expect( label ).toContainText( '*' );
	} );
} );

test( '[FIX-16] a shop that hides the phone asks for it with a terminal: classic checkout @full', async ( {
	page,
	shop,
} ) => {
	await withPhone( shop, 'hidden', async () => {
		await addFromProductPage( page );
		await page.goto( '/apmokejimas/' );
		await chooseRate( page, false );
		await expect( phoneRow( page ) ).toBeHidden();
		await chooseRate( page, true );
		await selectTerminal( page, 'siau' );
		await expect( phoneRow( page ) ).toBeVisible();
		await fillBilling( page );
		await page.locator( '#billing_phone' ).fill( '' );
		await placeClassicOrder( page );
		await expect(
			page.locator( '.woocommerce-NoticeGroup-checkout' )
		).toContainText( '+370 612 34567' );
		await page.locator( '#billing_phone' ).fill( '+37061234567' );
		await placeClassicOrder( page );
		await page.waitForURL( /order-received/ );
	} );
} );

test( '[FIX-16] a shop that hides the phone asks for it with a terminal: block checkout @full', async ( {
	page,
	shop,
} ) => {
	shop.useBlockPages();
	try {
		await withPhone( shop, 'hidden', async () => {
			await addFromProductPage( page );
			await page.goto( '/apmokejimas-blokai/' );
			await selectRadio(
				page,
				page.locator( `input[type="radio"][value^="${ methodId }"]` )
			);
			await selectTerminal( page, 'siau' );
			await fillBlockAddress( page );
			await page.locator( '#shipping-phone' ).fill( '' );
			await placeBlockOrder( page );
			await expect(
				page.getByText( 'Įveskite telefono numerį' )
			).toContainText( '+370 612 34567' );
		} );
	} finally {
		shop.useClassicPages();
	}
} );
