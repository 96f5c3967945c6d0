import { expect, type Page } from '@playwright/test';
import { waitForAnimations } from '../../animations.mjs';
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
 * WooCommerce's e-mail field has an autocomplete value that HTML does not define
 * ("contact"), and its fields with errors have an aria-errormessage that axe
 * rejects; WordPress prints its screen reader hint outside every landmark.
 */
const excludedInBlocks = [
	'#email',
	'.wc-block-components-text-input.has-error input',
	'#a11y-speak-intro-text',
	// WooCommerce's newest products: each picture's text repeats the name beside it.
	'.wc-block-grid__product-image',
];

export const cart: Journey = {
	name: 'cart',
	requirements: '[CART-06] [CART-09] [CART-11] [TERM-02]',
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
			name: 'mini cart with an item',
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
			name: 'mini cart, coupon rejected',
			shows: `${ panel } .mini-cart__coupon-message`,
			async reach( { page } ) {
				await page
					.locator( `${ panel } .mini-cart__coupon summary` )
					.click();
				await page.locator( '#minicart-coupon' ).fill( 'nera-tokio' );
				await page.keyboard.press( 'Enter' );
				await expect(
					page.locator( `${ panel } .mini-cart__coupon-message` )
				).toBeVisible();
				await settled( page );
			},
		},
		{
			name: 'mini cart, coupon applied',
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
			name: 'mini cart, removed item with undo',
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
			name: 'cart page, coupon rejected',
			shows: '.woocommerce-error, .is-error, .coupon-error-notice',
			async reach( { page } ) {
				await page.locator( '#coupon_code' ).fill( 'nera-tokio' );
				// After the rejection WooCommerce fetches the cart, focuses the field
				// again, and scrolls.
				const cartAgain = page.waitForResponse(
					( response ) =>
						response.request().method() === 'POST' &&
						new URL( response.url() ).pathname === '/krepselis-2/'
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
	requirements: '[CHK-01] [CHK-03] [CHK-04] [TERM-02] [TERM-10] [BANK-03]',
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
			name: 'checkout, login and coupon open',
			shows: '.checkout_coupon',
			async reach( { page } ) {
				await clickToOpen( page, '.showlogin', 'form.login' );
				await clickToOpen( page, '.showcoupon', '.checkout_coupon' );
				await waitForAnimations( page );
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
				await waitForAnimations( page );
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
			name: 'terminal selected',
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
	requirements: '[CHK-05] [TERM-02]',
	isBlock: true,
	states: [
		{
			name: 'block cart, empty',
			shows: '.wp-block-woocommerce-empty-cart-block, .wc-block-cart__empty-cart__title',
			excluded: excludedInBlocks,
			reach: ( { page } ) => page.goto( '/krepselis-blokai/' ),
		},
		{
			name: 'block cart',
			shows: '.wc-block-cart__submit-button',
			excluded: excludedInBlocks,
			// WooCommerce's block loses its button when the page gets wider.
			restore: ( page ) => page.reload(),
			async reach( stage ) {
				await addToCart( stage );
				await stage.page.goto( '/krepselis-blokai/' );
			},
		},
		{
			name: 'block checkout',
			shows: '.wc-block-components-checkout-place-order-button',
			excluded: excludedInBlocks,
			reach: ( { page } ) => page.goto( '/apmokejimas-blokai/' ),
		},
		{
			name: 'block checkout, errors',
			shows: '.wc-block-components-validation-error',
			excluded: excludedInBlocks,
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
