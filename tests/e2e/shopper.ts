import {
	expect,
	type APIRequestContext,
	type Locator,
	type Page,
} from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';

/** What a shopper does, in the order in which they do it. */

export const methodId = 'woo_lithuaniapost_lpexpress_terminal';
export const fieldName = 'woo_lithuaniapost_lpexpress_terminal_id';

/** Two simple products of the demo shop. */
export const products = {
	linen: '/produktas/lino-skalbiniai/',
	morning: '/produktas/dovanu-rinkinys-rytas/',
};

export const rasa = {
	first_name: 'Rasa',
	last_name: 'Petrauskaitė',
	address_1: 'Gedimino pr. 1',
	city: 'Vilnius',
	postcode: 'LT-01103',
	phone: '+37061234567',
	email: 'rasa.petrauskaite@example.com',
};

/** Adds a product from its own page, as a form of the page. */
export async function addFromProductPage(
	page: Page,
	path = products.linen
): Promise< void > {
	await page.goto( path );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expect( page.locator( '.woocommerce-message' ) ).toBeVisible();
}

/**
 * Items in the cart, as the server holds them.
 *
 * @param visitor         A page, or all pages of one browser.
 * @param visitor.request What asks with their cookies.
 */
export async function heldCount( {
	request,
}: {
	request: APIRequestContext;
} ): Promise< number > {
	const answer = await request.get( '/wp-json/wc/store/v1/cart' );
	return ( await answer.json() ).items_count;
}

/** The number on the cart, once the server has said it (decision 0017). */
export function cartCount( page: Page ): Locator {
	return page.locator( '.site-header .minicart-counter:not([data-awaited])' );
}

/** Fills the classic checkout's billing fields, but no state: Lithuania has none. */
export async function fillBilling(
	page: Page,
	person = rasa
): Promise< void > {
	for ( const [ name, value ] of Object.entries( person ) ) {
		await page.locator( `#billing_${ name }` ).fill( value );
	}
}

export function terminalRate( page: Page ): Locator {
	return page.locator(
		`input[name^="shipping_method"][value^="${ methodId }"]`
	);
}

export function courierRate( page: Page ): Locator {
	return page.locator(
		`input[name^="shipping_method"]:not([value^="${ methodId }"])`
	);
}

/** The button that opens the picker, wherever it stands. */
export function pickerButton( page: Page ): Locator {
	return page.locator( '.vitrina-terminal-picker__open' );
}

/**
 * Types into the picker's search and takes the first terminal found.
 *
 * @return The name shown of it.
 */
export async function chooseTerminal(
	page: Page,
	letters: string
): Promise< string > {
	await pickerButton( page ).click();
	const search = page.getByRole( 'dialog' ).getByRole( 'combobox' );
	await search.fill( letters );
	const option = page.getByRole( 'dialog' ).getByRole( 'option' ).first();
	await expect( option ).toBeVisible();
	const saved = page.waitForResponse(
		( answer ) =>
			answer.url().includes( 'admin-ajax.php' ) &&
			( answer.request().postData() ?? '' ).includes(
				'save_selected_lpexpress_terminal'
			)
	);
	await option.click();
	expect( ( await saved ).status() ).toBe( 200 );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	return ( await chosenTerminal( page ).textContent() ) ?? '';
}

/** The name shown of the terminal that is chosen. */
export function chosenTerminal( page: Page ): Locator {
	return page.locator(
		'.vitrina-terminal-picker__card .vitrina-terminal-picker__name'
	);
}

/** An order of one product that waits for its payment; gives the page to pay on. */
export function orderToPay( shop: Shop ): string {
	return String(
		shop.phpEval( `
		$order = wc_create_order();
		$order->add_product( wc_get_product( wc_get_products( [ 'limit' => 1, 'return' => 'ids' ] )[0] ) );
		$order->calculate_totals();
		$order->save();
		return $order->get_checkout_payment_url();` )
	);
}

/** Waits until WooCommerce's own refresh of the order review has ended. */
export async function reviewSettled( page: Page ): Promise< void > {
	await expect( page.locator( '#order_review .blockOverlay' ) ).toHaveCount(
		0
	);
}

/** Cash on delivery, the terms, and the order. */
export async function placeClassicOrder( page: Page ): Promise< void > {
	await reviewSettled( page );
	await page.locator( '#payment_method_cod' ).check();
	await page.locator( '#terms' ).check();
	await page.locator( '#place_order' ).click();
}

export async function orderIdOf( page: Page ): Promise< number > {
	await page.waitForURL( /order-received\/\d+/ );
	return Number( /order-received\/(\d+)/.exec( page.url() )?.[ 1 ] );
}
