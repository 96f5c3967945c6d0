import type { Page } from '@playwright/test';
import {
	blockCourierRate,
	selectRadio,
	fillBlockAddress,
	openBlockCheckout,
	placeBlockOrder,
} from './block-shopper';
import {
	addFromProductPage,
	courierRate,
	fillBilling,
	placeClassicOrder,
	products,
	waitForOrderReview,
} from './shopper';
import { expect, test } from './test';

/** Fires the event with which a browser reports that the tab is visible again. */
const showTab = ( page: Page ) =>
	page.evaluate( () =>
		document.dispatchEvent( new Event( 'visibilitychange' ) )
	);

/** Another tab of the same shopper. */
async function addElsewhere( page: Page, path: string ): Promise< void > {
	const other = await page.context().newPage();
	await addFromProductPage( other, path );
	await other.close();
}

async function removeElsewhere( page: Page, name: RegExp ): Promise< void > {
	const other = await page.context().newPage();
	await other.goto( '/krepselis-2/' );
	await other
		.locator( '.woocommerce-cart-form__cart-item', { hasText: name } )
		.locator( '.product-remove a' )
		.click();
	await expect(
		other.locator( '.woocommerce-message' ).first()
	).toBeVisible();
	await other.close();
}

test( '[FIX-08] classic checkout: the total is current when the shopper returns, and an order with a changed total must be confirmed @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await page.goto( '/apmokejimas/' );
	await fillBilling( page );
	await courierRate( page ).first().check();
	await waitForOrderReview( page );
	const total = page.locator( '.order-total .amount' ).first();
	const bar = page.locator( '.order-total-bar__total' );
	const first = await total.innerText();

	await addElsewhere( page, products.morning );
	await showTab( page );
	await expect( total ).not.toHaveText( first );
	await expect( bar ).toHaveText( await total.innerText() );
	await removeElsewhere( page, /rinkinys/i );
	await showTab( page );
	await expect( total ).toHaveText( first );

	// The tab was visible all the time: two windows side by side.
	await addElsewhere( page, products.morning );
	await placeClassicOrder( page );
	const message = page
		.locator( '.woocommerce-NoticeGroup-checkout' )
		.getByRole( 'alert' );
	await expect( message ).toContainText( 'suma pasikeitė' );
	await expect( total ).not.toHaveText( first );
	const charged = await total.innerText();
	await expect( message ).toContainText( charged );
	await expect( page.locator( '#terms' ) ).toBeChecked();

	await placeClassicOrder( page );
	await page.waitForURL( /order-received/ );
	await expect(
		page.locator( '.woocommerce-order-overview__total' )
	).toContainText( charged );
} );

test( '[FIX-08] block checkout: the total is current when the shopper returns, and an order with a changed total must be confirmed @full', async ( {
	page,
	shop,
	allowedErrors,
} ) => {
	// The browser logs the rejected request.
	allowedErrors.push( /409.*store\/v1\/checkout/ );
	shop.useBlockPages();
	try {
		await openBlockCheckout( page );
		await fillBlockAddress( page );
		await selectRadio( page, blockCourierRate( page ) );
		const total = page
			.locator( '.wc-block-components-totals-footer-item-tax-value' )
			.first();
		const first = await total.innerText();

		await addElsewhere( page, products.morning );
		await showTab( page );
		await expect( total ).not.toHaveText( first );
		await expect( page.locator( '#shipping-first_name' ) ).toHaveValue(
			'Rasa'
		);

		// The tab was visible all the time.
		const second = await total.innerText();
		await addElsewhere( page, products.morning );
		await placeBlockOrder( page );
		const message = page.locator(
			'.wc-block-components-notice-banner.is-error'
		);
		await expect( message ).toContainText( 'suma pasikeitė' );
		await expect( total ).not.toHaveText( second );
		const charged = await total.innerText();
		await expect( message ).toContainText( charged );

		await placeBlockOrder( page );
		await page.waitForURL( /order-received/ );
		await expect( page.locator( 'main' ) ).toContainText( charged );
	} finally {
		shop.useClassicPages();
	}
} );
