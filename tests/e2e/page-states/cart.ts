import { expect, type Page } from '@playwright/test';
import { fillBlockAddress } from '../block-shopper';
import {
	selectTerminal,
	fillBilling,
	pickerButton,
	placeClassicOrder,
	waitForOrderReview,
	terminalRate,
} from '../shopper';
import { pageAt, clickToOpen, addToCart, type Journey } from './state';

const panel = '#minicart-panel';

const settled = ( page: Page ) =>
	expect( page.locator( `${ panel } [aria-busy]` ) ).toHaveCount( 0 );

async function openPicker( page: Page ): Promise< void > {
	await pickerButton( page ).click();
	await expect(
		page.getByRole( 'dialog' ).getByRole( 'option' ).first()
	).toBeVisible();
}

/**
 * WooCommerce gives the field of the e-mail an autocomplete that HTML does not
 * know ("contact") and the fields with an error an aria-errormessage that axe does
 * not take; WordPress puts its reader's hint outside every region.
 */
const othersInBlocks = [
	'#email',
	'.wc-block-components-text-input.has-error input',
	'#a11y-speak-intro-text',
	// Its newest products: each picture repeats the name beside it.
	'.wc-block-grid__product-image',
];

export const cart: Journey = {
	name: 'cart',
	proves: '[CART-06] [CART-09] [CART-11] [TERM-02]',
	states: [
		pageAt( 'cart page, empty', '/krepselis-2/', 'main' ),
		{
			name: 'mini cart, empty',
			shows: panel,
			async reach( { page } ) {
				await page.goto( '/pristatymas/' );
				await clickToOpen( page, '.site-header__cart', panel );
			},
		},
		{
			name: 'mini cart with a line',
			shows: `${ panel } .mini-cart__line`,
			async reach( stage ) {
				await addToCart( stage );
				const { page } = stage;
				await page.reload();
				await clickToOpen( page, '.site-header__cart', panel );
				await expect(
					page.locator( `${ panel } input.qty` )
				).toBeVisible();
				await settled( page );
			},
		},
		{
			name: 'mini cart, a code refused',
			shows: `${ panel } .mini-cart__coupon-said`,
			async reach( { page } ) {
				await page
					.locator( `${ panel } .mini-cart__coupon summary` )
					.click();
				await page.locator( '#minicart-coupon' ).fill( 'nera-tokio' );
				await page.keyboard.press( 'Enter' );
				await expect(
					page.locator( `${ panel } .mini-cart__coupon-said` )
				).toBeVisible();
				await settled( page );
			},
		},
		{
			name: 'mini cart, a code applied',
			shows: `${ panel } .mini-cart__applied`,
			async reach( { page, fixtures } ) {
				await page
					.locator( '#minicart-coupon' )
					.fill( fixtures.coupon );
				await page.keyboard.press( 'Enter' );
				await expect(
					page.locator( `${ panel } .mini-cart__applied` )
				).toBeVisible();
				await settled( page );
			},
		},
		{
			name: 'mini cart, removed with the way back',
			shows: `${ panel } .mini-cart__removed`,
			reach: ( { page } ) =>
				clickToOpen(
					page,
					`${ panel } .remove_from_cart_button`,
					`${ panel } .mini-cart__removed`
				),
		},
		{
			name: 'cart page with a picker',
			shows: '.vitrina-terminal-picker__open',
			async reach( stage ) {
				await addToCart( stage, 2 );
				await stage.page.goto( '/krepselis-2/' );
				await terminalRate( stage.page ).check();
				await expect( pickerButton( stage.page ) ).toBeVisible();
			},
		},
		{
			name: 'cart page, a code refused',
			shows: '.woocommerce-error, .is-error, .coupon-error-notice',
			async reach( { page } ) {
				await page.locator( '#coupon_code' ).fill( 'nera-tokio' );
				// WooCommerce fetches the cart after the refusal, focuses the field
				// again, and scrolls.
				const cartAgain = page.waitForResponse(
					( answer ) =>
						answer.request().method() === 'POST' &&
						new URL( answer.url() ).pathname === '/krepselis-2/'
				);
				await page.locator( '[name="apply_coupon"]' ).click();
				await ( await cartAgain ).finished();
				await expect(
					page.locator( '.processing, .blockUI' )
				).toHaveCount( 0 );
			},
		},
	],
};

export const checkout: Journey = {
	name: 'checkout',
	proves: '[CHK-01] [CHK-03] [CHK-04] [TERM-02] [TERM-10] [BANK-03]',
	states: [
		{
			name: 'checkout, start',
			shows: '#place_order',
			async reach( stage ) {
				await addToCart( stage );
				await stage.page.goto( '/apmokejimas/' );
				await waitForOrderReview( stage.page );
			},
		},
		{
			name: 'checkout, login and code open',
			shows: '.checkout_coupon',
			async reach( { page } ) {
				await clickToOpen( page, '.showlogin', 'form.login' );
				await clickToOpen( page, '.showcoupon', '.checkout_coupon' );
				await page.waitForTimeout( 400 );
			},
		},
		{
			name: 'checkout, errors',
			shows: '.woocommerce-NoticeGroup-checkout',
			async reach( { page } ) {
				await terminalRate( page ).check();
				await waitForOrderReview( page );
				await page.locator( '#place_order' ).click();
				await expect(
					page.locator( '.checkout-inline-error-message' ).first()
				).toBeVisible();
				await page.waitForTimeout( 400 );
			},
		},
		{
			name: 'terminals open',
			shows: 'dialog[open] [role="option"]',
			reach: ( { page } ) => openPicker( page ),
		},
		{
			name: 'no terminal found',
			shows: 'dialog[open]',
			reach: ( { page } ) =>
				page
					.getByRole( 'dialog' )
					.getByRole( 'combobox' )
					.fill( 'qqqq' ),
		},
		{
			name: 'terminal chosen',
			shows: '.vitrina-terminal-picker__card',
			async reach( { page } ) {
				await page.keyboard.press( 'Escape' );
				if ( await page.getByRole( 'dialog' ).isVisible() ) {
					await page.keyboard.press( 'Escape' );
				}
				await expect( page.getByRole( 'dialog' ) ).toBeHidden();
				await selectTerminal( page, 'siau' );
			},
		},
		{
			name: 'banks',
			shows: '.payment_box',
			async reach( { page } ) {
				await waitForOrderReview( page );
				await page
					.locator(
						'input[name="payment_method"]:not(#payment_method_cod):not(#payment_method_bacs)'
					)
					.first()
					.check();
				await waitForOrderReview( page );
			},
		},
		{
			name: 'order received',
			shows: '.woocommerce-order',
			async reach( { page } ) {
				await fillBilling( page );
				await placeClassicOrder( page );
				await page.waitForURL( /order-received/ );
			},
		},
	],
};

export const blocks: Journey = {
	name: 'blocks',
	proves: '[CHK-05] [TERM-02]',
	isBlock: true,
	states: [
		{
			name: 'block cart, empty',
			shows: '.wp-block-woocommerce-empty-cart-block, .wc-block-cart__empty-cart__title',
			others: othersInBlocks,
			reach: ( { page } ) => page.goto( '/krepselis-blokai/' ),
		},
		{
			name: 'block cart',
			shows: '.wc-block-cart__submit-button',
			others: othersInBlocks,
			// WooCommerce's block loses its button where the page grows wider.
			restore: ( page ) => page.reload(),
			async reach( stage ) {
				await addToCart( stage );
				await stage.page.goto( '/krepselis-blokai/' );
			},
		},
		{
			name: 'block checkout',
			shows: '.wc-block-components-checkout-place-order-button',
			others: othersInBlocks,
			reach: ( { page } ) => page.goto( '/apmokejimas-blokai/' ),
		},
		{
			name: 'block checkout, errors',
			shows: '.wc-block-components-validation-error',
			others: othersInBlocks,
			async reach( { page } ) {
				await fillBlockAddress( page );
				await page.locator( '#shipping-postcode' ).fill( 'LT-0110' );
				await page.locator( '#shipping-city' ).fill( '' );
				await page
					.locator(
						'.wc-block-components-checkout-place-order-button'
					)
					.click();
			},
		},
	],
};
