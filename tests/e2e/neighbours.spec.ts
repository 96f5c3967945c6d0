import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { setCompanionOptions } from './companion-settings';
import { getMissingReason, useNeighbour } from './neighbours/plugin';
import { enableTwoLanguages } from './neighbours/polylang';
import { openTestShop } from './shop';
import { cartCount, products } from './shopper';
import { expect, test } from './test';

/** The shop beside third-party plugins, in their published versions. */

const mustUse = ( root: string, name: string ) =>
	path.join( root, 'wordpress/wp-content/mu-plugins', name );

test.describe( 'Polylang', () => {
	const ENGLISH = '/en/produktas/scent-of-linen/';

	test.use( { viewport: { width: 1280, height: 844 } } );
	let tidy: ( () => void ) | undefined;

	test.beforeAll( async () => {
		test.setTimeout( 120_000 );
		const why = await getMissingReason( 'polylang' );
		test.skip( why !== '', why );
		tidy = await enableTwoLanguages( await openTestShop() );
	} );

	test.afterAll( () => tidy?.() );

	const languages = ( page: Page ) =>
		page
			.locator( '.site-header__tools' )
			.getByRole( 'navigation', { name: /^(Kalba|Language)$/ } );

	test( '[LANG-01] the header links to the same page in the other language, names each language in itself, and marks the current one @full', async ( {
		page,
	} ) => {
		await page.goto( '/pristatymas/' );
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'lang',
			'lt-LT'
		);
		const english = languages( page ).getByRole( 'link', {
			name: 'English',
		} );
		await expect( english ).toHaveAttribute( 'hreflang', 'en-GB' );
		await expect( english ).toHaveAttribute( 'lang', 'en-GB' );
		await expect( english ).not.toHaveAttribute( 'aria-current' );
		await expect(
			languages( page ).getByRole( 'link', { name: 'Lietuvių' } )
		).toHaveAttribute( 'aria-current', 'true' );
		await expectNoViolations( page, 'links to languages' );
		await english.click();
		await expect( page ).toHaveURL( /\/en\/delivery\/$/ );
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'lang',
			'en-GB'
		);
		await expect( page.locator( '.skip-link' ) ).toHaveText(
			'Skip to content'
		);
		await expect( page.locator( '.site-footer__line' ) ).toContainText(
			'All prices include VAT.'
		);
	} );

	test( '[LANG-01] on a phone the menu links to it @full', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( products.linen );
		await expect( languages( page ) ).toBeHidden();
		await page.locator( '.site-header__menu' ).click();
		const link = page
			.locator( '#menu-panel' )
			.getByRole( 'link', { name: 'English' } );
		expect( ( await link.boundingBox() )?.height ).toBeGreaterThanOrEqual(
			44
		);
		await link.click();
		await expect( page ).toHaveURL( new RegExp( `${ ENGLISH }$` ) );
	} );

	test( '[LANG-01] the cart is in the language of its page, also with a second tab in the other language @full', async ( {
		page,
		context,
	} ) => {
		await page.goto( products.linen );
		await page.locator( '.single_add_to_cart_button' ).click();
		await expect( cartCount( page ) ).toHaveText( /^1/ );
		await languages( page )
			.getByRole( 'link', { name: 'English' } )
			.click();
		await expect( page ).toHaveURL( new RegExp( `${ ENGLISH }$` ) );
		await expect( cartCount( page ) ).toHaveText( /^1/ );
		// Its cookie now says Lithuanian.
		const other = await context.newPage();
		await other.goto( '/pristatymas/' );
		await page.locator( '.single_add_to_cart_button' ).click();
		await expect( cartCount( page ) ).toHaveText( /^2/ );
		const panel = page.locator( '#minicart-panel' );
		await page.locator( '.site-header__cart' ).click();
		await expect( panel ).toContainText( 'Scent of linen' );
		await expect(
			panel.getByRole( 'link', { name: 'Checkout' } )
		).toHaveAttribute( 'href', /\/en\/till\/$/ );
		await expect( panel ).not.toContainText( /Apmokė|Krepšel/ );
		await other.reload();
		await other.locator( '.site-header__cart' ).click();
		await expect( other.locator( '#minicart-panel' ) ).not.toContainText(
			'Checkout'
		);
		await page.goto( '/en/basket/' );
		await expect(
			page.locator( '.cart_item, .wc-block-cart-items__row' )
		).toHaveCount( 2 );
	} );

	test( '[LANG-01] [CHK-01] the order button says in English that the order obliges to pay @full', async ( {
		page,
	} ) => {
		await page.goto( ENGLISH );
		await page.locator( '.single_add_to_cart_button' ).click();
		await expect( cartCount( page ) ).toHaveText( /^1/ );
		await page.goto( '/en/till/' );
		await expect( page.locator( '#place_order' ) ).toHaveText(
			'Order with obligation to pay'
		);
	} );

	test( '[LANG-01] suggestions are in the language of the page @full', async ( {
		page,
	} ) => {
		await page.goto( ENGLISH );
		const settings = JSON.parse(
			( await page.locator( '#vitrina-settings' ).textContent() ) ?? ''
		);
		const ask = async ( ajaxUrl: string ) =>
			(
				await page.request.get(
					`${ ajaxUrl }&action=goya_search_products_ajax&query=xyzzyx`
				)
			).text();
		expect( await ask( settings.ajaxUrl ) ).toContain( 'Nothing found' );
		expect( settings.restUrl ).toContain( 'lang=en' );
		const state = await page.request.get(
			`${ settings.restUrl }vitrina/v1/state`
		);
		expect( await state.json() ).toHaveProperty( 'cart.count' );
	} );

	test( '[FIX-33] [LANG-01] the translated shop page lists the products of its language, and the languages link to each other', async ( {
		page,
	} ) => {
		const cards = page.locator( '.listing .card' );
		await page.goto( '/en/store/' );
		await expect( page ).toHaveTitle( /^Store/ );
		await expect( page.locator( 'h1' ) ).toHaveText( 'Store' );
		await expect( cards ).toHaveCount( 1 );
		await expect( cards ).toContainText( 'Scent of linen' );
		await languages( page ).getByRole( 'link', { name: 'LT' } ).click();
		await expect( page ).toHaveURL( /:\d+\/parduotuve\/$/ );
		expect( await cards.count() ).toBeGreaterThan( 10 );
		await languages( page )
			.getByRole( 'link', { name: 'English' } )
			.click();
		await expect( page ).toHaveURL( /\/en\/store\/$/ );
		await page.goto( '/en/basket/' );
		await expect(
			page.locator( 'main' ).getByRole( 'link', { name: /shop/i } )
		).toHaveAttribute( 'href', /\/en\/store\/$/ );
	} );

	test( '[LANG-01] a page is the same for every visitor, and the only cookie is Polylang’s own @full', async ( {
		request,
	} ) => {
		for ( const address of [ '/pristatymas/', '/en/delivery/', ENGLISH ] ) {
			const [ first, second ] = [
				await request.get( address, { headers: { cookie: '' } } ),
				await request.get( address, {
					headers: { cookie: 'pll_language=lt' },
				} ),
			];
			expect( await second.text(), address ).toBe( await first.text() );
			const set = first
				.headersArray()
				.filter( ( { name } ) => /^set-cookie$/i.test( name ) )
				.map( ( { value } ) => value.split( '=' )[ 0 ] );
			expect( new Set( [ ...set, 'pll_language' ] ), address ).toEqual(
				new Set( [ 'pll_language' ] )
			);
		}
	} );
} );

test.describe( 'WP Consent API', () => {
	useNeighbour( 'wp-consent-api' );
	test.afterEach( ( { shop } ) => setCompanionOptions( shop, {} ) );

	const readConsent = async ( context: BrowserContext ) =>
		Object.fromEntries(
			( await context.cookies() )
				.filter( ( { name } ) => name.startsWith( 'wp_consent_' ) )
				.map( ( { name, value } ) => [
					name.replace( 'wp_consent_', '' ),
					value,
				] )
		);
	const tracked = async ( context: BrowserContext ) =>
		( await context.cookies() ).some( ( { name } ) =>
			name.startsWith( 'sbjs_' )
		);
	const answer = ( page: Page, name: string ) =>
		page.locator( '.consent-bar' ).getByRole( 'button', { name } ).click();

	const ALL_DENIED = {
		functional: 'allow',
		preferences: 'deny',
		statistics: 'deny',
		'statistics-anonymous': 'deny',
		marketing: 'deny',
	};

	test( '[COOK-01] [ATT-01] the bar passes each choice to it for 365 days, and attribution follows it @full', async ( {
		page,
		context,
		shop,
	} ) => {
		setCompanionOptions( shop, { consent: true } );
		await page.goto( '/parduotuve/?utm_source=laiskas' );
		expect(
			await page.evaluate( () =>
				( window as any ).wp_has_consent( 'marketing' )
			)
		).toBe( false );
		expect( await readConsent( context ) ).toEqual( {} );
		await answer( page, 'Atmesti visus' );
		await expect.poll( () => readConsent( context ) ).toEqual( ALL_DENIED );
		expect( await tracked( context ) ).toBe( false );
		await page.goto( '/parduotuve/?utm_source=laiskas' );
		await page.locator( '.consent-link' ).click();
		await page
			.locator( '.consent-dialog' )
			.getByRole( 'button', { name: 'Priimti visus' } )
			.click();
		await expect
			.poll( () => readConsent( context ) )
			.toMatchObject( { marketing: 'allow', preferences: 'allow' } );
		await expect.poll( () => tracked( context ) ).toBe( true );
		const [ cookie ] = ( await context.cookies() ).filter(
			( { name } ) => name === 'wp_consent_marketing'
		);
		const days = ( ( cookie?.expires ?? 0 ) - Date.now() / 1000 ) / 86400;
		expect( days ).toBeGreaterThan( 364 );
	} );

	test( '[COOK-01] it receives a choice that was made before it was active, and a question that is shown again @full', async ( {
		page,
		context,
		shop,
	} ) => {
		setCompanionOptions( shop, { consent: true } );
		await page.goto( '/parduotuve/' );
		await answer( page, 'Priimti visus' );
		await expect
			.poll( () => readConsent( context ) )
			.toMatchObject( { marketing: 'allow' } );
		await context.clearCookies( { name: /^wp_consent_/ } );
		await page.reload();
		await expect
			.poll( () => readConsent( context ) )
			.toMatchObject( { marketing: 'allow', preferences: 'allow' } );
		setCompanionOptions( shop, { consent: true, consent_version: 2 } );
		await page.reload();
		await expect( page.locator( '.consent-bar' ) ).toBeVisible();
		await expect.poll( () => readConsent( context ) ).toEqual( ALL_DENIED );
	} );

	test( '[COOK-01] with a third-party consent bar ours is not shown, and our features follow its choice @full', async ( {
		page,
		shop,
	} ) => {
		setCompanionOptions( shop, { consent: true } );
		const other = mustUse( shop.root, 'other-bar.php' );
		writeFileSync(
			other,
			`<?php add_filter( 'wp_get_consent_type', fn() => 'optin' );`
		);
		try {
			await page.goto( '/parduotuve/' );
			await expect( page.locator( '#vitrina-consent' ) ).toHaveCount( 0 );
			const heard = () =>
				page.evaluate(
					() =>
						new Promise( ( resolve ) => {
							( window as any ).vitrina.core.on(
								'consent:changed',
								( change: { marketing: boolean } ) =>
									resolve( change.marketing )
							);
						} )
				);
			expect( await heard() ).toBe( false );
			await page.evaluate( () =>
				( window as any ).wp_set_consent( 'marketing', 'allow' )
			);
			expect( await heard() ).toBe( true );
		} finally {
			rmSync( other );
		}
	} );
} );

test.describe( 'YITH WooCommerce Wishlist', () => {
	useNeighbour( 'yith-woocommerce-wishlist', {
		cleanup: `( $page = (int) get_option( 'yith_wcwl_wishlist_page_id' ) ) && wp_delete_post( $page, true ); delete_option( 'yith_wcwl_wishlist_page_id' );`,
	} );

	// YITH requests the lists of a guest who has none.
	test.use( { allowedErrors: [ /401.*yith\/wishlist\/v1\/lists/ ] } );

	test( '[WISH-01] our wishlist is off: YITH’s button works on a product, and our buttons, scripts and requests are absent @full', async ( {
		page,
		request,
	} ) => {
		await page.goto( '/parduotuve/' );
		const ours = page.locator(
			'[data-wishlist], .wishlist-count, script[src*="/vitrina/build/wishlist"]'
		);
		await expect( ours ).toHaveCount( 0 );
		await page.goto( products.linen );
		await expect( ours ).toHaveCount( 0 );
		const theirs = page.locator(
			'.yith-add-to-wishlist-button-block--initialized button'
		);
		// A click on the button is lost until its script is loaded.
		await expect( async () => {
			const saved = page.waitForResponse(
				( response ) =>
					/yith\/wishlist\/v1\/items/.test( response.url() ) &&
					response.request().method() === 'POST',
				{ timeout: 4000 }
			);
			await theirs.first().click( { timeout: 3000 } );
			expect( ( await saved ).ok() ).toBe( true );
		} ).toPass( { timeout: 40_000 } );
		const call = await request.get(
			'/wp-json/vitrina/v1/wishlist/cards?ids=1'
		);
		expect( call.status() ).toBe( 404 );
	} );
} );
