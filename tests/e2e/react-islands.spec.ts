import type { Locator, Page } from '@playwright/test';
import { productPages } from './product-page';
import { expect, test } from './test';

/** Rules for all components, tested on some of them. */

const LISTING = '/parduotuve/';

const view = ( page: Page ) => page.locator( 'dialog.quick-view' );
const link = ( page: Page ) => page.locator( '.card a[data-quick-view]' );

test.use( { viewport: { width: 1280, height: 900 } } );

/** Opens a product's quick view over its own page, so that every widget exists twice. */
async function openTwice( page: Page, address: string ) {
	await page.goto( address );
	const id = await page
		.locator( '.product-main' )
		.locator( 'xpath=ancestor-or-self::*[starts-with(@id, "product-")]' )
		.first()
		.getAttribute( 'id' );
	await page.goto(
		`${ address }#quick-view=${ id?.replace( 'product-', '' ) }`
	);
	await expect( view( page ).locator( 'form.cart' ) ).toBeVisible();
	return [ page.locator( '.product-main' ), view( page ) ] as const;
}

/**
 * Replaces elements with the server's markup, as plugins do that load parts of a
 * page, and lets the core look for islands.
 */
const replace = ( page: Page, selector: string ) =>
	page.evaluate( async ( part ) => {
		const { origin, pathname } = window.location;
		const answer = await fetch( origin + pathname );
		const printed = new DOMParser()
			.parseFromString( await answer.text(), 'text/html' )
			.querySelector( part );
		document.querySelector( part )!.outerHTML = printed!.outerHTML;
		( window as any ).vitrina.core.scan();
	}, selector );

const takeAway = ( page: Page, selector: string ) =>
	page.evaluate( ( part ) => {
		document.querySelector( part )!.remove();
		( window as any ).vitrina.core.scan();
	}, selector );

/** Delays the responses to a request. */
async function hold( page: Page, call: RegExp ) {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	const asked = page.waitForRequest( call );
	await page.route( call, async ( route ) => {
		await released;
		await route.fallback();
	} );
	return {
		asked,
		async release() {
			release();
			await page.waitForLoadState( 'networkidle' );
		},
	};
}

test.describe( 'two of the same widget on one page', () => {
	test( '[PROD-16] swatches of two forms: a selection in one does not change the other @full', async ( {
		page,
	} ) => {
		const [ below, above ] = await openTwice( page, productPages.variable );
		const radios = ( form: Locator ) =>
			form.locator( 'form.cart [role="radio"]:not(.disabled)' );
		const checked = ( form: Locator ) =>
			form.locator( 'form.cart [role="radio"][aria-checked="true"]' );
		await radios( above ).nth( 1 ).click();
		await expect( checked( above ) ).toHaveCount( 1 );
		await expect( checked( below ) ).toHaveCount( 0 );
		expect(
			await below
				.locator( '.variations select' )
				.evaluateAll( ( all: HTMLSelectElement[] ) =>
					all.map( ( { value } ) => value ).join( '' )
				)
		).toBe( '' );

		await page.keyboard.press( 'Escape' );
		await expect( view( page ) ).toHaveCount( 0 );
		await radios( below ).nth( 2 ).click();
		await expect( checked( below ) ).toHaveCount( 1 );
	} );

	test( '[PROD-16] two galleries: each shows its own picture @full', async ( {
		page,
	} ) => {
		const [ below, above ] = await openTwice(
			page,
			productPages.fivePictures
		);
		const pictures = ( gallery: Locator ) =>
			gallery.locator( '.gallery__strip .gallery__item' );
		const current = ( gallery: Locator ) =>
			gallery.locator( '.gallery__thumbnails [aria-current="true"]' );
		const indexOf = ( gallery: Locator ) =>
			current( gallery ).evaluate( ( element ) =>
				[
					...element.closest( '.gallery__thumbnails' )!.children,
				].indexOf( element.closest( 'li' )! )
			);
		await above.locator( '.gallery__thumbnails a' ).nth( 2 ).click();
		await expect( pictures( above ).nth( 2 ) ).toBeInViewport( {
			ratio: 0.9,
		} );
		await page.keyboard.press( 'Escape' );
		await expect( view( page ) ).toHaveCount( 0 );
		await expect( pictures( below ).first() ).toBeInViewport( {
			ratio: 0.9,
		} );
		await below.locator( '.gallery__thumbnails a' ).nth( 1 ).click();
		await expect( pictures( below ).nth( 1 ) ).toBeInViewport( {
			ratio: 0.9,
		} );
		await expect.poll( () => indexOf( below ) ).toBe( 1 );
	} );
} );

test.describe( 'in markup that another plugin replaced', () => {
	test( '[PROD-16] the quick view opens once, from the new markup @full', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		await page.locator( '.card' ).first().hover();
		await link( page ).first().click();
		await expect( view( page ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( view( page ) ).toHaveCount( 0 );

		await replace( page, '[data-island="quick-view"]' );
		await page.locator( '.card' ).nth( 1 ).hover();
		await link( page ).nth( 1 ).click();
		await expect( view( page ).locator( 'form.cart' ) ).toBeVisible();
		await expect( view( page ) ).toHaveCount( 1 );
		const place = view( page ).locator( '.quick-view__place' );
		await expect( place ).toContainText( /^2 \// );
		await view( page ).locator( '[data-quick-view-step="1"]' ).click();
		await expect( place ).toContainText( /^3 \// );
	} );

	test( '[PROD-16] a gallery is replaced while it is used, and the new one works @full', async ( {
		page,
	} ) => {
		await page.goto( productPages.fivePictures );
		const gallery = page.locator( '.product-main [data-island="gallery"]' );
		const thumbnails = gallery.locator( '.gallery__thumbnails a' );
		await thumbnails.nth( 1 ).click();
		await expect( gallery ).toHaveAttribute( 'data-island-state', 'ready' );
		await gallery.evaluate( ( element ) =>
			element.setAttribute( 'data-before', '' )
		);
		await replace( page, '.product-main [data-island="gallery"]' );
		await expect( gallery ).not.toHaveAttribute( 'data-before' );
		await thumbnails.nth( 2 ).click();
		await expect( gallery ).toHaveAttribute( 'data-island-state', 'ready' );
		await expect(
			gallery.locator( '.gallery__item' ).nth( 2 )
		).toBeInViewport( { ratio: 0.9 } );
		await expect( thumbnails.nth( 2 ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
	} );
} );

test.describe( 'removed from the page while a request is pending', () => {
	test( '[PROD-16] a pending quick view: the page scrolls again, and the response is ignored @full', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		const { asked, release } = await hold( page, /goya_product_ajax/ );
		await page.locator( '.card' ).first().hover();
		await link( page ).first().click();
		await asked;
		const html = page.locator( 'html' );
		await expect( html ).toHaveCSS( 'overflow-y', 'hidden' );
		await takeAway( page, '[data-island="quick-view"]' );
		await release();
		await expect( html ).toHaveCSS( 'overflow-y', 'visible' );
		await expect( view( page ) ).toHaveCount( 0 );
		// The links are links again.
		await page.locator( '.card' ).first().hover();
		await link( page ).first().click();
		await expect( page ).toHaveURL( /\/produktas\// );
	} );

	test( '[LOGIN-01] a login panel whose forms are still loading does not open @full', async ( {
		page,
	} ) => {
		await page.goto( '/pristatymas/' );
		const { asked, release } = await hold( page, /vitrina_login/ );
		const account = page.locator( '.site-header__account' );
		await account.click();
		await asked;
		// The core sends the request before the component is there to wait for it.
		await expect( page.locator( '[data-island="login"]' ) ).toHaveAttribute(
			'data-island-state',
			'ready'
		);
		await account.click();
		await takeAway( page, '[data-island="login"]' );
		await release();
		await expect( page.locator( 'html' ) ).toHaveCSS(
			'overflow-y',
			'visible'
		);
		await account.click();
		await expect( page ).toHaveURL( /\/paskyra\/$/ );
	} );
} );

test.describe( 'after a failure', () => {
	test.use( {
		allowedErrors: [ /Failed to load resource|Not loaded|ERR_FAILED/ ],
	} );

	test( '[PROD-16] a script that did not load is tried again by the next widget, and by the failed one when it is printed again @full', async ( {
		page,
	} ) => {
		let refused = 0;
		const react = /runtime\/build\/react\.js/;
		await page.route( react, async ( route ) => {
			refused++;
			await route.abort();
		} );
		await page.goto( LISTING );
		const search = page.locator( '[data-island="search"]' ).first();
		const openSearch = page.locator(
			'.site-header__bar [popovertarget="search-panel"]'
		);
		await openSearch.click();
		await expect( search ).toHaveAttribute( 'data-island-state', 'failed' );
		// The form itself works without its script.
		await expect( search.locator( 'input[type="search"]' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		expect( refused ).toBeGreaterThan( 0 );

		await page.unroute( react );
		await page.locator( '.card' ).first().hover();
		await link( page ).first().click();
		await expect( view( page ).locator( 'form.cart' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( view( page ) ).toHaveCount( 0 );

		await replace( page, '[data-island="search"]' );
		await openSearch.click();
		await expect( search ).toHaveAttribute( 'data-island-state', 'ready' );
	} );
} );
