import {
	expect,
	type APIRequestContext,
	type Locator,
	type Page,
} from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';

/** Steps of a shopper, in order. */

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

/** Adds a product with the form on its page. */
export async function addFromProductPage(
	page: Page,
	path = products.linen
): Promise< void > {
	await page.goto( path );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expect( page.locator( '.woocommerce-message' ) ).toBeVisible();
}

/**
 * Returns the number of items in the cart on the server.
 *
 * @param visitor         A page or a browser context.
 * @param visitor.request Sends requests with its cookies.
 */
export async function readCartCount( {
	request,
}: {
	request: APIRequestContext;
} ): Promise< number > {
	const response = await request.get( '/wp-json/wc/store/v1/cart' );
	return ( await response.json() ).items_count;
}

/** The cart's counter, once the server has confirmed it (decision 0017). */
export function cartCount( page: Page ): Locator {
	return page.locator( '.site-header .minicart-counter:not([data-awaited])' );
}

/** Fills the billing fields of the classic checkout, without a state: Lithuania has none. */
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

/** The button that opens the picker, on any page. */
export function pickerButton( page: Page ): Locator {
	return page.locator( '.vitrina-terminal-picker__open' );
}

/**
 * Opens the picker, searches in it and selects the first terminal found.
 *
 * @return Its displayed name.
 */
export async function selectTerminal(
	page: Page,
	query: string
): Promise< string > {
	await pickerButton( page ).click();
	return selectInPicker( page, query );
}

/**
 * The same in a picker that is open.
 *
 * @return Its displayed name.
 */
export async function selectInPicker(
	page: Page,
	query: string
): Promise< string > {
	const search = page.getByRole( 'dialog' ).getByRole( 'combobox' );
	await search.fill( query );
	const option = page.getByRole( 'dialog' ).getByRole( 'option' ).first();
	await expect( option ).toBeVisible();
	const saved = page.waitForResponse(
		( response ) =>
			response.url().includes( 'admin-ajax.php' ) &&
			( response.request().postData() ?? '' ).includes(
				'save_selected_lpexpress_terminal'
			)
	);
	await option.click();
	expect( ( await saved ).status() ).toBe( 200 );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	return ( await selectedTerminal( page ).textContent() ) ?? '';
}

/** The displayed name of the selected terminal. */
export function selectedTerminal( page: Page ): Locator {
	return page.locator(
		'.vitrina-terminal-picker__card .vitrina-terminal-picker__name'
	);
}

/** Creates an unpaid order of one product. Returns the address of its payment page. */
export function createUnpaidOrder( shop: Shop ): string {
	return String(
		shop.phpEval( `
		$order = wc_create_order();
		$order->add_product( wc_get_product( wc_get_products( [ 'limit' => 1, 'return' => 'ids' ] )[0] ) );
		$order->calculate_totals();
		$order->save();
		return $order->get_checkout_payment_url();` )
	);
}

/**
 * Waits until WooCommerce's script has updated a part of the cart or the checkout. It
 * sends the request and shows the overlay up to 5 ms after a change, so this first
 * waits 20 ms.
 */
export async function waitForUpdate( page: Page, part = '' ): Promise< void > {
	const isDone = () =>
		page.evaluate( async ( overlay ) => {
			await new Promise( ( done ) => setTimeout( done, 20 ) );
			return (
				! ( window as any ).jQuery?.active &&
				! document.querySelector( overlay )
			);
		}, `${ part } .blockOverlay` );
	await expect( async () => expect( await isDone() ).toBe( true ) ).toPass( {
		timeout: 20_000,
	} );
}

/** Waits until WooCommerce has refreshed the order review. */
export const waitForOrderReview = ( page: Page ) =>
	waitForUpdate( page, '#order_review' );

/** Selects cash on delivery, accepts the terms, and places the order. */
export async function placeClassicOrder( page: Page ): Promise< void > {
	await waitForOrderReview( page );
	await page.locator( '#payment_method_cod' ).check();
	await page.locator( '#terms' ).check();
	await page.locator( '#place_order' ).click();
}

export async function readOrderId( page: Page ): Promise< number > {
	await page.waitForURL( /order-received\/\d+/ );
	return Number( /order-received\/(\d+)/.exec( page.url() )?.[ 1 ] );
}
