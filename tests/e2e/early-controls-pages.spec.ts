import type { Page } from '@playwright/test';
import { setCompanionOptions } from './companion-settings';
import { withTestCoupon } from './coupon';
import { productPages } from './product-page';
import {
	addFromProductPage,
	cartCount,
	pickerButton,
	products,
	terminalRate,
} from './shopper';
import { openTestShop } from './shop';
import { delayLazyScripts, delayNewScripts } from './slow-scripts';
import { expect, test } from './test';

/**
 * A control that is used before its script is loaded responds once the script
 * loads, or works without it. Several controls share a page.
 */

withTestCoupon( 'ankstyva' );

test.beforeAll( async () => {
	const shop = await openTestShop();
	setCompanionOptions( shop, {
		consent: true,
		chat_script: 'https://chat.example/widget.js?key=1',
	} );
	shop.phpEval(
		`wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Anksti', 'post_name' => 'anksti-testas', 'post_content' => '[vitrina_newsletter id="8" name="Anksti"]' ] ); return true;`
	);
} );

test.afterAll( async () => {
	const shop = await openTestShop();
	setCompanionOptions( shop, {} );
	shop.phpEval(
		`wp_delete_post( get_page_by_path( 'anksti-testas' )->ID, true ); global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_newsletter" ); return true;`
	);
} );

/** Opens a page whose lazy scripts are delayed until they are released. */
async function open( page: Page, address: string, width = 390 ) {
	await page.setViewportSize( { width, height: 844 } );
	const { release } = await delayLazyScripts( page );
	// Delayed scripts would delay the load event.
	await page.goto( address, { waitUntil: 'domcontentloaded' } );
	return release;
}

test.beforeEach( async ( { context, shop } ) => {
	// The bar has a test of its own.
	await context.addCookies( [
		{
			name: 'vitrina_consent',
			value: `1..${ Math.floor( Date.now() / 1000 ) }`,
			url: shop.url,
		},
	] );
} );

test( '[FIX-35] on a product page plus, the gallery’s arrow and the add button work before their scripts are loaded @full', async ( {
	page,
} ) => {
	const release = await open( page, productPages.fivePictures );
	await page.locator( '.gallery [data-step="1"]' ).click();
	await page.locator( 'form.cart [data-step="1"]' ).click();
	await release();
	await expect( page.locator( 'form.cart input.qty' ) ).toHaveValue( '2' );
	await expect
		.poll( () =>
			page
				.locator( '.gallery__strip' )
				.evaluate( ( { scrollLeft, clientWidth } ) =>
					Math.round( scrollLeft / clientWidth )
				)
		)
		.toBe( 1 );

	const again = await open( page, productPages.fivePictures );
	await page.locator( '.single_add_to_cart_button' ).click();
	await again();
	await expect( cartCount( page ) ).toHaveText( /^1/ );
} );

test( '[FIX-35] on a product page a picture, the stars of a review and a tab work before their scripts are loaded @full', async ( {
	page,
} ) => {
	const address = '/produktas/kanele-ir-apelsinas/';
	const release = await open( page, `${ address }#tab-reviews` );
	await page.locator( '.review-form > summary' ).click();
	await page.locator( 'select#rating' ).selectOption( '4' );
	await release();
	await expect(
		page.locator( '.stars-field input[value="4"]' )
	).toBeChecked();

	const again = await open( page, productPages.fivePictures );
	await page.locator( '.gallery__strip a' ).first().click();
	await again();
	await expect( page.locator( '.pswp' ) ).toBeVisible();
} );

test( '[FIX-35] on a product with tabs, a tab works before its script is loaded @full', async ( {
	page,
	shop,
} ) => {
	shop.phpEval( `set_theme_mod( 'product_accordion', '' ); return true;` );
	try {
		const release = await open( page, '/produktas/kanele-ir-apelsinas/' );
		await page.locator( '#tab-title-reviews' ).click();
		await release();
		await expect( page.locator( '[role="tablist"]' ) ).toHaveCount( 1 );
		await expect( page.locator( '#tab-reviews' ) ).toBeVisible();
		await expect( page.locator( '#tab-description' ) ).toBeHidden();
	} finally {
		shop.phpEval( `remove_theme_mod( 'product_accordion' ); return true;` );
	}
} );

test( '[FIX-35] in a quick view plus and the add button work before their scripts are loaded @full', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( '/parduotuve/' );
	const card = page.locator( '.card.product-type-simple' ).first();
	await card.hover();
	await card.locator( 'a[data-quick-view]' ).click();
	const dialog = page.locator( 'dialog.quick-view' );
	await expect(
		dialog.locator( '.single_add_to_cart_button' )
	).toBeVisible();
	const release = await delayNewScripts( page );
	await dialog.locator( '[data-step="1"].quantity__step' ).click();
	await dialog.locator( '.single_add_to_cart_button' ).click();
	await release();
	await expect( cartCount( page ) ).toHaveText( /^[12]/ );
	await expect( dialog.locator( 'input.qty' ) ).toHaveValue( '2' );
} );

test( '[FIX-35] on a phone the filters open, and one can be selected, before their script is loaded @full', async ( {
	page,
} ) => {
	const release = await open( page, '/parduotuve/' );
	await page.locator( '.filters-button' ).click();
	await release();
	await expect( page.locator( 'dialog.filters-panel' ) ).toBeVisible();

	// As the button's link shows them without a script.
	const again = await open( page, '/parduotuve/#filters' );
	await page.locator( '#filters a[data-filter]' ).first().click();
	await again();
	await expect( page.locator( '.filter-chip' ).first() ).toBeVisible();
} );

test( '[FIX-35] the newsletter form, the consent bar and the chat work before their scripts are loaded @full', async ( {
	page,
	context,
} ) => {
	const release = await open( page, '/anksti-testas/' );
	const form = page.getByRole( 'form', { name: 'Anksti' } );
	await form.getByRole( 'textbox' ).first().fill( 'ruta@example.lt' );
	await form.getByRole( 'button' ).click();
	await release();
	await expect( form.getByRole( 'status' ) ).toContainText( /\S/ );

	await context.clearCookies();
	const again = await open( page, '/pristatymas/' );
	const bar = page.locator( '.consent-bar' );
	await bar.getByRole( 'button', { name: 'Atmesti visus' } ).click();
	await page.locator( '.chat-launcher button' ).click();
	await again();
	await expect( bar ).toHaveCount( 0 );
	await expect(
		page.getByRole( 'dialog', { name: 'Susirašykite su mumis' } )
	).toBeVisible();
} );

test( '[FIX-35] slideshow and carousel have no buttons before their scripts are loaded, and working buttons after @full', async ( {
	page,
} ) => {
	const release = await open( page, '/efektai/', 1280 );
	for ( const name of [ 'slideshow', 'carousel' ] ) {
		const box = page.locator( `[data-island="${ name }"]` );
		await box.scrollIntoViewIfNeeded();
		await expect( box.locator( 'button:visible' ) ).toHaveCount( 0 );
	}
	await release();
	const box = page.locator( '[data-island="slideshow"]' );
	await expect( box ).toHaveAttribute( 'data-island-state', 'ready' );
	await expect( box.locator( 'button:visible' ).first() ).toBeEnabled();
} );

test( '[FIX-35] the wishlist page, the blog’s load-more button and a portfolio category work before their scripts are loaded @full', async ( {
	page,
} ) => {
	await page.goto( '/parduotuve/' );
	await page.locator( '.card .heart' ).first().click();
	await expect( page.locator( '.wishlist-count' ).first() ).toContainText(
		'1'
	);
	let release = await open( page, '/noru-sarasas/' );
	// A guest's wishlist shows no button before its script can handle it.
	const list = page.locator( '[data-wishlist-page]' );
	await expect( list.locator( 'button:visible' ) ).toHaveCount( 0 );
	await release();
	await expect( list.locator( 'li, tr' ).first() ).toBeVisible();

	release = await open( page, '/zurnalas/' );
	await page.locator( '.listing-more a' ).click();
	await release();
	await expect
		.poll( () => page.locator( 'article' ).count() )
		.toBeGreaterThan( 6 );

	release = await open( page, '/darbai/' );
	const topic = page.locator( '.topics a' ).nth( 1 );
	const address = ( await topic.getAttribute( 'href' ) )!;
	await topic.click();
	await release();
	await expect( page ).toHaveURL( address );
} );

test( '[FIX-35] the login form of the account page is sent before any lazy script is loaded @full', async ( {
	page,
} ) => {
	await open( page, '/paskyra/' );
	await page.locator( '#username' ).fill( 'rasa' );
	await page.locator( '#password' ).fill( 'ne tas' );
	await page.locator( '[name="login"]' ).click();
	await expect( page.locator( '.woocommerce-error' ) ).toBeVisible();
} );

test( '[FIX-35] terminal and bank at the checkout, and the coupon in the mini cart, work before their scripts are loaded @full', async ( {
	page,
} ) => {
	await addFromProductPage( page, products.linen );
	let release = await open( page, '/apmokejimas/' );
	await page.locator( '#payment_method_vitrina_bank_link' ).check();
	await page.locator( '.vitrina-banks input' ).nth( 1 ).check();
	await terminalRate( page ).check();
	const list = page.locator(
		'select[name="woo_lithuaniapost_lpexpress_terminal_id"]'
	);
	await list.selectOption( { index: 3 } );
	const chosen = await list.inputValue();
	await release();
	await expect(
		page.locator( '.vitrina-terminal-picker__card.is-chosen' )
	).toBeVisible();
	await expect( list ).toHaveValue( chosen );
	await expect(
		page.locator( '.vitrina-banks input' ).nth( 1 )
	).toBeChecked();

	release = await delayNewScripts( page );
	await pickerButton( page ).click();
	await release();
	await expect(
		page.getByRole( 'dialog' ).getByRole( 'option' ).first()
	).toBeVisible();

	release = await open( page, '/pristatymas/' );
	await page.locator( '.site-header__cart' ).click();
	await release();
	const panel = page.locator( '#minicart-panel' );
	await panel.locator( '.mini-cart__coupon summary' ).click();
	await panel.locator( '#minicart-coupon' ).fill( 'ankstyva' );
	await panel.locator( '#minicart-coupon' ).press( 'Enter' );
	await expect( panel ).toContainText( /ankstyva/i );
} );
