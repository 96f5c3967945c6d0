import type { Page, Route } from '@playwright/test';
import { waitForAnimations } from '../animations.mjs';
import { expectNoViolations } from './axe';
import { fillBlockAddress } from './block-shopper';
import {
	selectTerminal,
	fillBilling,
	pickerButton,
	waitForOrderReview,
	terminalRate,
} from './shopper';
import { withTestCoupon } from './coupon';
import { expect, test } from './test';

/**
 * States of the mini cart and the checkout, each checked by axe on a phone and on
 * a wide screen. The states of a table follow one another on one page.
 */

const LISTING = '/parduotuve/';

/** State that the tests of a page share. */
interface Stage {
	page: Page;
	/** Mocks the response to some requests, until it is called with null. */
	answer: ( ( route: Route ) => unknown ) | null;
}

type States = Record< string, ( stage: Stage ) => Promise< unknown > >;

const panel = ( page: Page ) => page.locator( '#minicart-panel' );
const field = ( page: Page ) => panel( page ).locator( 'input.qty' ).first();
const settled = ( page: Page ) =>
	expect( panel( page ).locator( '[aria-busy]' ) ).toHaveCount( 0 );

async function setQuantity( page: Page, quantity: number ): Promise< void > {
	await field( page ).fill( String( quantity ) );
	await field( page ).blur();
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
];

let candle = 0;

const miniCart: States = {
	async empty( { page } ) {
		await page.goto( LISTING );
		await page.locator( '.site-header__cart' ).click();
		await expect( panel( page ) ).toBeVisible();
	},
	async 'one line, the bar partly full'( { page } ) {
		await page.request.post( '/?wc-ajax=add_to_cart', {
			form: { product_id: candle, quantity: 1 },
		} );
		await page.reload();
		await page.locator( '.site-header__cart' ).click();
		await expect( field( page ) ).toBeVisible();
		await settled( page );
		await expect(
			page.locator( '.free-shipping-progress-bar' )
		).toContainText( 'Iki nemokamo' );
	},
	async busy( stage ) {
		stage.answer = async ( route ) => {
			await new Promise( ( done ) => setTimeout( done, 6000 ) );
			await route.continue();
		};
		await setQuantity( stage.page, 2 );
		await expect(
			panel( stage.page ).locator( '.mini-cart__line' )
		).toHaveClass( /is-loading/ );
	},
	async 'a line that was not saved'( stage ) {
		await settled( stage.page );
		stage.answer = ( route ) => route.fulfill( { status: 500, body: '' } );
		await setQuantity( stage.page, 9 );
		await expect(
			panel( stage.page ).locator( '.mini-cart__unsaved' )
		).toBeVisible();
	},
	async 'no answer'( stage ) {
		stage.answer = ( route ) => route.fulfill( { status: 503, body: '' } );
		await stage.page.route( /get_refreshed_fragments/, ( route ) =>
			stage.answer ? stage.answer( route ) : route.continue()
		);
		await setQuantity( stage.page, 8 );
		await expect(
			panel( stage.page ).locator( '.mini-cart__unsure' )
		).toBeVisible();
	},
	async 'a code refused'( stage ) {
		stage.answer = null;
		const { page } = stage;
		await panel( page ).locator( '.mini-cart__unsure button' ).click();
		await expect(
			panel( page ).locator( '.mini-cart__unsure' )
		).toBeHidden();
		await panel( page ).locator( '.mini-cart__coupon summary' ).click();
		await panel( page ).locator( '#minicart-coupon' ).fill( 'nera-tokio' );
		await page.keyboard.press( 'Enter' );
		await expect(
			panel( page ).locator( '.mini-cart__coupon-message' )
		).toBeVisible();
		await settled( page );
	},
	async 'a code applied'( { page } ) {
		await panel( page ).locator( '#minicart-coupon' ).fill( 'busenos' );
		await page.keyboard.press( 'Enter' );
		await expect(
			panel( page ).locator( '.mini-cart__applied' )
		).toContainText( 'busenos' );
		await settled( page );
	},
	async 'the bar full'( { page } ) {
		await setQuantity( page, 12 );
		await expect(
			page.locator( '.free-shipping-progress-bar .is-reached' ).first()
		).toBeVisible();
		await settled( page );
	},
	async 'removed, with the way back'( { page } ) {
		await panel( page ).locator( '.remove_from_cart_button' ).click();
		await expect(
			panel( page ).locator( '.mini-cart__removed' )
		).toBeVisible();
	},
};

const checkout: States = {
	async blank( { page } ) {
		await page.request.post( '/?wc-ajax=add_to_cart', {
			form: { product_id: candle, quantity: 2 },
		} );
		await page.goto( '/apmokejimas/' );
		await waitForOrderReview( page );
	},
	async 'login and code shown'( { page } ) {
		await page.locator( '.showlogin' ).click();
		await expect( page.locator( 'form.login' ) ).toBeVisible();
		await page.locator( '.showcoupon' ).click();
		await expect( page.locator( '.checkout_coupon' ) ).toBeVisible();
		await waitForAnimations( page );
	},
	async 'a notice at the top and errors beside the fields'( { page } ) {
		await terminalRate( page ).check();
		await waitForOrderReview( page );
		await page.locator( '#place_order' ).click();
		await expect(
			page.locator( '.woocommerce-NoticeGroup-checkout' )
		).toBeVisible();
		await expect(
			page.locator( '.checkout-inline-error-message' ).first()
		).toBeVisible();
		await waitForAnimations( page );
	},
	async 'the terms over the page'( { page } ) {
		await page.locator( '.woocommerce-terms-and-conditions-link' ).click();
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	},
	async 'the picker open'( { page } ) {
		await page.keyboard.press( 'Escape' );
		await pickerButton( page ).click();
		await expect(
			page.getByRole( 'dialog' ).getByRole( 'option' ).first()
		).toBeVisible();
	},
	async 'being sent'( stage ) {
		const { page } = stage;
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'dialog' ) ).toBeHidden();
		await selectTerminal( page, 'siau' );
		await fillBilling( page );
		await page.locator( '#payment_method_cod' ).check();
		await page.locator( '#terms' ).check();
		await waitForOrderReview( page );
		await page.route( /wc-ajax=checkout/, () => {} );
		await page.locator( '#place_order' ).click();
		await expect( page.locator( 'form.checkout' ) ).toHaveClass(
			/processing/
		);
	},
};

const blocks: States = {
	async 'the block checkout'( { page } ) {
		await page.request.post( '/?wc-ajax=add_to_cart', {
			form: { product_id: candle, quantity: 1 },
		} );
		await page.goto( '/apmokejimas-blokai/' );
		await expect(
			page.locator( '.wc-block-components-checkout-place-order-button' )
		).toBeVisible();
	},
	async 'the block checkout with errors'( { page } ) {
		await fillBlockAddress( page );
		await page.locator( '#shipping-postcode' ).fill( 'LT-0110' );
		await page.locator( '#shipping-city' ).fill( '' );
		await page
			.locator( '.wc-block-components-checkout-place-order-button' )
			.click();
		await expect(
			page.locator( '.wc-block-components-validation-error' ).first()
		).toBeVisible();
	},
};

test.beforeAll( async () => {
	const { openTestShop } = await import( './shop' );
	candle = ( await openTestShop() ).phpEval( `
		$product = new WC_Product_Simple();
		$product->set_props( [ 'name' => 'Būsenų žvakė', 'regular_price' => '9.90', 'sku' => 'e2e-states', 'catalog_visibility' => 'hidden' ] );
		update_option( 'vitrina_e2e_terms', get_option( 'woocommerce_terms_page_id' ) );
		update_option( 'woocommerce_terms_page_id', wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Taisyklės būsenoms', 'post_content' => '<p>Grąžinti galite per 14 dienų.</p>' ] ) );
		return $product->save();` );
} );

test.afterAll( async () => {
	const { openTestShop } = await import( './shop' );
	const shop = await openTestShop();
	shop.useClassicPages();
	shop.phpEval( `
		wp_delete_post( ${ candle }, true );
		wp_delete_post( (int) get_option( 'woocommerce_terms_page_id' ), true );
		update_option( 'woocommerce_terms_page_id', get_option( 'vitrina_e2e_terms' ) );
		delete_option( 'vitrina_e2e_terms' );` );
} );

withTestCoupon( 'busenos' );

test.use( { allowedErrors: [ /Failed to load resource/ ] } );

for ( const [ name, { states, isBlock } ] of Object.entries( {
	'mini cart': { states: miniCart, isBlock: false },
	checkout: { states: checkout, isBlock: false },
	'block checkout': { states: blocks, isBlock: true },
} ) ) {
	test( `[CART-06] [CHK-01] [CHK-03] [CHK-05] axe finds nothing in the ${ name }: ${ Object.keys( states ).join( '; ' ) } @full`, async ( {
		page,
		shop,
	} ) => {
		test.setTimeout( 240_000 );
		if ( isBlock ) {
			shop.useBlockPages();
		} else {
			shop.useClassicPages();
		}
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		const stage: Stage = { page, answer: null };
		await page.route( /krepselis-2/, ( route ) =>
			stage.answer &&
			/minicart_qty_update/.test( route.request().postData() ?? '' )
				? stage.answer( route )
				: route.continue()
		);
		for ( const [ state, reach ] of Object.entries( states ) ) {
			await test.step( state, async () => {
				await reach( stage );
				await expectNoViolations(
					page,
					state,
					isBlock ? excludedInBlocks : []
				);
			} );
		}
	} );
}
