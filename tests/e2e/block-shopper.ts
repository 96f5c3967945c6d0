import { expect, type Locator, type Page } from '@playwright/test';
import { rasa } from './shopper';

/** What a shopper does in the block checkout. */

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

/** Runs in the page: nothing of the cart is being sent or computed. */
function isBlockCartSettled(): boolean {
	const { select } = ( window as unknown as WithData ).wp.data;
	const cart = select( 'wc/store/cart' );
	return (
		! cart.isCustomerDataUpdating?.() &&
		! cart.isShippingRateBeingSelected?.() &&
		! select( 'wc/store/checkout' ).isCalculating?.()
	);
}

/**
 * Chooses a rate or a payment method. WooCommerce takes the choice back when
 * an answer of its server comes in the same moment; a shopper clicks again.
 */
export async function choose( page: Page, radio: Locator ): Promise< void > {
	await expect( async () => {
		await page.waitForFunction( isBlockCartSettled );
		await radio.check( { timeout: 2000 } );
	} ).toPass();
}

export async function placeBlockOrder( page: Page ): Promise< void > {
	await choose(
		page,
		page.locator(
			'input[name="radio-control-wc-payment-method-options"][value="cod"]'
		)
	);
	await page
		.locator( '.wc-block-components-checkout-place-order-button' )
		.click();
}
