import { expect, type Locator, type Page } from '@playwright/test';
import { openTestShop } from './shop';
import { addFromProductPage, methodId, rasa } from './shopper';
import { test } from './test';

/** Steps of a shopper in the block checkout. */

/** The shop's cart and checkout pages are blocks while the tests of a file or group run. */
export function withBlockPages(): void {
	test.beforeAll( async () => ( await openTestShop() ).useBlockPages() );
	test.afterAll( async () => ( await openTestShop() ).useClassicPages() );
}

/** Opens the checkout with a product in the cart. */
export async function openBlockCheckout(
	page: Page,
	product?: string
): Promise< void > {
	await addFromProductPage( page, product );
	await page.goto( '/apmokejimas-blokai/' );
}

export function blockTerminalRate( page: Page ): Locator {
	return page.locator( `input[type="radio"][value^="${ methodId }"]` );
}

/** The first rate that is not a terminal. */
export function blockCourierRate( page: Page ): Locator {
	return page
		.locator(
			`.wc-block-components-shipping-rates-control input[type="radio"]:not([value^="${ methodId }"])`
		)
		.first();
}

export function blockMethod( page: Page, name: string ): Locator {
	return page.locator(
		`input[name="radio-control-wc-payment-method-options"][value="${ name }"]`
	);
}

export function blockOrderButton( page: Page ): Locator {
	return page.locator( '.wc-block-components-checkout-place-order-button' );
}

interface WithData {
	readonly wp: {
		readonly data: {
			select: (
				store: string
			) => Partial< Record< string, () => boolean > >;
		};
	};
}

export async function fillBlockAddress( page: Page ): Promise< void > {
	await page.locator( '#email' ).fill( rasa.email );
	for ( const name of [
		'first_name',
		'last_name',
		'address_1',
		'city',
		'postcode',
		'phone',
	] as const ) {
		await page.locator( `#shipping-${ name }` ).fill( rasa[ name ] );
	}
	const same = page.getByRole( 'checkbox', {
		name: /atsiskait|mokėt|sąskait/i,
	} );
	if ( ( await same.count() ) > 0 && ! ( await same.first().isChecked() ) ) {
		await same.first().check();
	}
}

/** Runs in the page: whether no cart request is pending and nothing is being computed. */
function isBlockCartSettled(): boolean {
	const { select } = ( window as unknown as WithData ).wp.data;
	const cart = select( 'wc/store/cart' );
	return (
		! cart.isCustomerDataUpdating?.() &&
		! cart.isShippingRateBeingSelected?.() &&
		! select( 'wc/store/checkout' ).isCalculating?.()
	);
}

/** Waits until no cart request is pending: its response could move the page. */
export async function waitForBlockCart( page: Page ): Promise< void > {
	await page.waitForFunction( isBlockCartSettled );
}

/**
 * Selects a rate or a payment method, and waits until it stays selected: WooCommerce
 * resets the selection if a response arrives at the same moment, and a shopper
 * would click again.
 */
export async function selectRadio(
	page: Page,
	radio: Locator
): Promise< void > {
	await expect( async () => {
		await waitForBlockCart( page );
		await radio.check( { timeout: 2000 } );
		await waitForBlockCart( page );
		await expect( radio ).toBeChecked( { timeout: 1 } );
	} ).toPass();
}

export async function placeBlockOrder( page: Page ): Promise< void > {
	await selectRadio( page, blockMethod( page, 'cod' ) );
	await blockOrderButton( page ).click();
}
