import { expect, type Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';
import {
	blockMethod,
	blockOrderButton,
	blockTerminalRate,
	fillBlockAddress,
	selectRadio,
} from './block-shopper';
import {
	methodId,
	pickerButton,
	products,
	rasa,
	readCartCount,
	readOrderId,
	selectInPicker,
	terminalRate,
	waitForOrderReview,
} from './shopper';

/** A whole purchase, in any theme and beside any plugin: from the product to the order. */

export type Checkout = 'classic' | 'block';

export interface Parts {
	/** Whether the order goes to a parcel terminal. */
	readonly terminal: boolean;
	/** Whether it is paid at the sandbox bank. */
	readonly bank: boolean;
	/** Whether the scripts of the dialog are refused: the terminal is selected in the native list. */
	readonly isNative?: boolean;
}

const BANK = 'vitrina_bank_link';

/** With our plugin Lithuania has no states; without it, one has to be given. */
async function fillState( page: Page, id: string ): Promise< void > {
	const state = page.locator( `input#${ id }:visible` );
	if ( ( await state.count() ) > 0 ) {
		await state.fill( 'Vilniaus' );
	}
}

/** Without the dialog's scripts the button shows a list, without the picker's the list is there at once. */
async function selectNatively( page: Page ): Promise< void > {
	const list = page.locator(
		'.vitrina-terminal-picker__native select:visible, select[name="woo_lithuaniapost_lpexpress_terminal_id"]:visible'
	);
	const open = page.locator( '.vitrina-terminal-picker__open' );
	await expect( list.or( open ).first() ).toBeVisible();
	// In other themes WooCommerce moves the page, and a click may miss: a shopper would click again.
	await expect( async () => {
		if ( ( await list.count() ) === 0 ) {
			await open.click();
		}
		await expect( list.first() ).toBeVisible( { timeout: 3000 } );
	} ).toPass();
	await list.first().selectOption( { index: 3 } );
}

async function chooseTerminal( page: Page, parts: Parts ): Promise< void > {
	if ( parts.isNative ) {
		await selectNatively( page );
		return;
	}
	// In other themes WooCommerce's summary moves the page when it has its picture: a shopper would click again.
	await expect( async () => {
		await pickerButton( page ).click();
		await expect(
			page.getByRole( 'dialog' ).getByRole( 'combobox' )
		).toBeVisible( { timeout: 3000 } );
	} ).toPass();
	await selectInPicker( page, 'vilnius' );
}

const otherRate = ( page: Page, name: string ) =>
	page
		.locator(
			`input[type="radio"][name^="${ name }"]:not([value^="${ methodId }"])`
		)
		.first();

const bank = ( page: Page ) =>
	page.locator( 'input[type="radio"][value="LT-HABALT22"]' );

/** WooCommerce hides the radio of an only method, and in some themes all of them: the label is clicked. */
async function selectMethod( page: Page, name: string ): Promise< void > {
	const radio = page.locator( `#payment_method_${ name }` );
	if ( ! ( await radio.isChecked() ) ) {
		await page.locator( `label[for="payment_method_${ name }"]` ).click();
	}
	await expect( radio ).toBeChecked();
}

async function orderClassic( page: Page, parts: Parts ): Promise< void > {
	for ( const [ name, value ] of Object.entries( rasa ) ) {
		await page.locator( `#billing_${ name }` ).fill( value );
	}
	await fillState( page, 'billing_state' );
	await waitForOrderReview( page );
	if ( parts.terminal ) {
		await terminalRate( page ).check();
		await waitForOrderReview( page );
		await chooseTerminal( page, parts );
	} else if ( ( await terminalRate( page ).count() ) > 0 ) {
		await otherRate( page, 'shipping_method' ).check();
	}
	await waitForOrderReview( page );
	if ( parts.bank ) {
		await selectMethod( page, BANK );
		await bank( page ).check();
	} else {
		await selectMethod( page, 'cod' );
	}
	await page
		.locator( 'label:has(#terms)' )
		.click( { position: { x: 6, y: 12 } } );
	await expect( page.locator( '#terms' ) ).toBeChecked();
	await page.locator( '#place_order' ).click();
}

async function orderInBlocks( page: Page, parts: Parts ): Promise< void > {
	await fillBlockAddress( page );
	await fillState( page, 'shipping-state' );
	if ( parts.terminal ) {
		await selectRadio( page, blockTerminalRate( page ) );
		await chooseTerminal( page, parts );
	} else {
		await selectRadio( page, otherRate( page, 'radio-control' ) );
	}
	await selectRadio( page, blockMethod( page, parts.bank ? BANK : 'cod' ) );
	if ( parts.bank ) {
		await bank( page ).check();
	}
	await blockOrderButton( page ).click();
}

/**
 * Buys a product, and looks at the order in the database.
 *
 * @param page
 * @param shop
 * @param checkout Which checkout of the demo shop.
 * @param parts
 */
export async function buy(
	page: Page,
	shop: Shop,
	checkout: Checkout,
	parts: Parts
): Promise< void > {
	await ( checkout === 'block'
		? shop.useBlockPages()
		: shop.useClassicPages() );
	// A whole run buys more than the demo shop has.
	shop.phpEval(
		`return wc_update_product_stock( get_page_by_path( 'lino-skalbiniai', OBJECT, 'product' )->ID, 20 );`
	);
	await page.goto( products.linen );
	await page.locator( 'form.cart .single_add_to_cart_button' ).click();
	await expect.poll( () => readCartCount( page ) ).toBe( 1 );
	if ( checkout === 'block' ) {
		await page.goto( '/apmokejimas-blokai/' );
		await orderInBlocks( page, parts );
	} else {
		await page.goto( '/apmokejimas/' );
		await orderClassic( page, parts );
	}
	if ( parts.bank ) {
		await page.waitForURL( /vitrina_bank_link_sandbox/ );
		await page.locator( 'button[value="pay"]' ).click();
	}
	const id = await readOrderId( page );
	expect(
		shop.phpEval(
			`$order = wc_get_order( (int) getenv( 'ORDER' ) );
			return [ $order->get_status(), $order->get_payment_method(), '' !== $order->get_meta( '_${ methodId }_id' ), $order->get_total() > 0 ];`,
			{ ORDER: String( id ) }
		)
	).toEqual( [
		'processing',
		parts.bank ? BANK : 'cod',
		parts.terminal,
		true,
	] );
}
