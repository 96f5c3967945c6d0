import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';
import { expectNoViolations } from './axe';
import { waitForLaterRequest, watchCalls } from './later';
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift';
import {
	goBackToList,
	scrollToCard,
	loadPages,
	PAGES,
} from './listing-pages.mjs';
import { logIn } from './log-in';
import { expect, test } from './test';
import { launchChromium } from '../launch-chromium.mjs';

const LISTING = '/parduotuve/';
const WIDE = { width: 1280, height: 800 };

const cards = ( page: Page ) => page.locator( '.listing .card' );
const more = ( page: Page ) => page.locator( '.listing-more a' );
const filters = ( page: Page ) => page.locator( '#filters' );
const panel = ( page: Page ) => page.locator( 'dialog.filters-panel' );
const value = ( page: Page, name: string ) =>
	page.locator( `[data-filter="${ name }"]` );
const total = async ( page: Page ) =>
	parseInt(
		( await page.locator( '.woocommerce-result-count' ).textContent() ) ??
			'',
		10
	);

/** Four products per page, so that there are many pages. */
test.beforeAll( async ( {}, info ) => {
	void info;
	const { openTestShop } = await import( './shop' );
	setRows( await openTestShop(), 1 );
} );

test.afterAll( async () => {
	const { openTestShop } = await import( './shop' );
	setRows( await openTestShop(), 6 );
} );

function setRows( shop: Shop, rows: number ): void {
	shop.phpEval(
		`update_option( 'woocommerce_catalog_columns', 4 ); update_option( 'woocommerce_catalog_rows', ${ rows } ); return true;`
	);
}

async function withSetting(
	shop: Shop,
	name: string,
	setting: string,
	run: () => Promise< void >
): Promise< void > {
	shop.phpEval(
		`set_theme_mod( '${ name }', '${ setting }' ); return true;`
	);
	try {
		await run();
	} finally {
		shop.phpEval( `remove_theme_mod( '${ name }' ); return true;` );
	}
}

test( '[LIST-03] ten more pages, a product, Back without bfcache: the same card at the same position with the focus, without a request @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await loadPages( page, PAGES );
	await expect( page ).toHaveURL( /\/page\/11\/$/ );
	const place = await scrollToCard( page, 30 );
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( [ 'fetch', 'xhr' ].includes( request.resourceType() ) ) {
			asked.push( request.url() );
		}
	} );
	// Its time is measured by tests/bench/back-to-card.
	const left = await page.evaluate( () => window.scrollY );
	const back = await goBackToList( page, place );
	expect( back ).toMatchObject( {
		isFromCache: false,
		count: 4 * ( PAGES + 1 ),
		focused: place.id,
	} );
	expect( Math.abs( back.top - place.top ) ).toBeLessThanOrEqual( 2 );
	// Cards with deferred layout are laid out now.
	await expect( page.locator( '.is-settling' ) ).toHaveCount( 0 );
	expect(
		Math.abs( ( await page.evaluate( () => window.scrollY ) ) - left )
	).toBeLessThanOrEqual( 2 );
	expect( asked ).toEqual( [] );
	await expect( more( page ) ).toHaveAttribute( 'href', /\/page\/12\// );

	await page.goBack();
	await expect( cards( page ) ).toHaveCount( 4 * PAGES );
	await expect( page ).toHaveURL( /\/page\/10\/$/ );
	await page.goForward();
	await expect( cards( page ) ).toHaveCount( 4 * ( PAGES + 1 ) );
} );

test( '[LIST-03] the same from bfcache @full', async ( { shop } ) => {
	const browser = await launchChromium( {
		ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
	} );
	try {
		const page = await browser.newPage( {
			baseURL: shop.url,
			viewport: { width: 390, height: 844 },
		} );
		await page.goto( LISTING );
		await loadPages( page, PAGES );
		const place = await scrollToCard( page, 30 );
		const back = await goBackToList( page, place );
		expect( back ).toMatchObject( {
			isFromCache: true,
			count: 4 * ( PAGES + 1 ),
			focused: place.id,
		} );
		expect( Math.abs( back.top - place.top ) ).toBeLessThanOrEqual( 2 );
	} finally {
		await browser.close();
	}
} );

test( '[FIX-14] [LIST-03] on a phone Back focuses the card’s link and keeps it in its position, also if a picture loads late @full', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( LISTING );
	await more( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect(
		cards( page ).nth( 4 ).locator( '.card__link' )
	).toBeFocused();
	await loadPages( page, 4 );
	const place = await scrollToCard( page, 17 );
	const card = page.locator(
		`.listing .card[data-product_id="${ place.id }"]`
	);
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( '**/late.png', async ( route ) => {
		await released;
		await route.fulfill( { status: 204 } );
	} );
	await page.addInitScript( () => {
		document.addEventListener( 'DOMContentLoaded', () => {
			if ( document.querySelector( '.listing' ) ) {
				document.body.append(
					Object.assign( new Image(), { src: '/late.png' } )
				);
			}
		} );
	} );
	await card.locator( '.card__link' ).click();
	await page.waitForURL( /\/produktas\// );
	await page.goBack( { waitUntil: 'commit' } );
	await expect( cards( page ) ).toHaveCount( 24 );
	await expect( card.locator( '.card__link' ) ).toBeFocused();
	await expect( page.locator( '.is-settling' ) ).toHaveCount( 0 );
	release();
	await page.waitForLoadState();
	const top = ( await card.boundingBox() )?.y ?? NaN;
	expect( Math.abs( top - place.top ) ).toBeLessThanOrEqual( 2 );
} );

test( '[LIST-03] Back restores the pages also if the storage is full, and stores no cards for customers who are logged in @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await page.evaluate( () => {
		window.sessionStorage.setItem( 'other', 'x'.repeat( 5_000_000 ) );
		for ( let size = 100_000; size > 10; size = Math.floor( size / 2 ) ) {
			try {
				window.sessionStorage.setItem(
					`rest-${ size }`,
					'x'.repeat( size )
				);
			} catch {
				// The storage is full.
			}
		}
		// Room for addresses, none for cards.
		window.sessionStorage.setItem( 'other', 'x'.repeat( 4_998_000 ) );
	} );
	await loadPages( page, 3 );
	const place = await scrollToCard( page, 9 );
	const back = await goBackToList( page, place );
	expect( back ).toMatchObject( { count: 16, focused: place.id } );
} );

test( '[LIST-03] for customers who are logged in only addresses are stored @full', async ( {
	page,
	shop,
} ) => {
	await logIn( page, shop.customer );
	await page.goto( LISTING );
	await loadPages( page, 2 );
	const kept = await page.evaluate( () =>
		Object.entries( window.sessionStorage )
			.filter( ( [ key ] ) => key.startsWith( 'vitrina-listing' ) )
			.map( ( [ , text ] ) => text )
			.join()
	);
	expect( kept ).toContain( '/page/3/' );
	expect( kept ).not.toContain( '<li' );
	const place = await scrollToCard( page, 5 );
	const back = await goBackToList( page, place );
	expect( back ).toMatchObject( { count: 12, focused: place.id } );
} );

test.describe( 'a failed response', () => {
	test.use( { allowedErrors: [ /Failed to load|net::ERR/ ] } );

	test( '[LIST-03] shows one message; the page links and the button still work', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		await page.route( '**/page/2/', ( route ) =>
			route.request().resourceType() === 'fetch'
				? route.abort()
				: route.continue()
		);
		await more( page ).click();
		await expect( page.locator( '.listing-more__failed' ) ).toHaveText(
			'Daugiau prekių įkelti nepavyko. Puslapių nuorodos žemiau veikia.'
		);
		await expect( cards( page ) ).toHaveCount( 4 );
		await expect( more( page ) ).not.toHaveClass( /loading/ );
		await page.unroute( '**/page/2/' );
		await more( page ).click();
		await expect( cards( page ) ).toHaveCount( 8 );
		await expect( page.locator( '.listing-more__failed' ) ).toBeHidden();
		await page
			.locator( '.woocommerce-pagination a', { hasText: /^3$/ } )
			.click();
		await expect( page ).toHaveURL( /\/page\/3\/$/ );
	} );

	test( '[LIST-03] shows a message after Back too; the page is as the server sent it, with a link to the previous products @full', async ( {
		page,
		shop,
	} ) => {
		await logIn( page, shop.customer );
		await page.goto( LISTING );
		await loadPages( page, 2 );
		await scrollToCard( page, 5 );
		await cards( page ).nth( 5 ).locator( '.card__link' ).click();
		await page.waitForURL( /\/produktas\// );
		await page.route( `**${ LISTING }**`, ( route ) =>
			route.request().resourceType() === 'fetch'
				? route.abort()
				: route.continue()
		);
		await page.goBack();
		await expect( page.locator( '.listing-more__failed' ) ).toBeVisible();
		await expect( cards( page ) ).toHaveCount( 4 );
		await expect( page.locator( '.is-settling' ) ).toHaveCount( 0 );
		await page.unroute( `**${ LISTING }**` );
		await page.locator( '.listing-previous a' ).click();
		await expect( cards( page ) ).toHaveCount( 8 );
	} );

	test( '[LIST-01] of a filter leads to its page; Back shows a list that is not dimmed @full', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		await page.locator( '.filters-button' ).click();
		await expect( page.locator( '#filters' ) ).toHaveAttribute(
			'data-island-state',
			'ready'
		);
		const opened = page.waitForRequest(
			( request ) =>
				request.isNavigationRequest() &&
				request.url().includes( 'categories=kvepalai' )
		);
		await page.route( `**${ LISTING }?**`, ( route ) =>
			route.request().resourceType() === 'fetch'
				? route.abort()
				: // The browser stays on its page.
					route.fulfill( { status: 204 } )
		);
		await value( page, 'categories=kvepalai' ).click();
		await opened;
		const listing = page.locator( '.listing' );
		await expect( listing ).toHaveAttribute( 'data-busy', 'slow' );
		// As a browser that kept the page for Back reports it.
		await page.evaluate( () =>
			window.dispatchEvent(
				new PageTransitionEvent( 'pageshow', { persisted: true } )
			)
		);
		await expect( listing ).not.toHaveAttribute( 'data-busy' );
	} );
} );

test( '[LIST-03] on page 3 the previous products can be loaded, and the visible ones keep their position @full', async ( {
	page,
} ) => {
	await page.goto( `${ LISTING }page/3/` );
	const first = cards( page ).first();
	const id = await first.getAttribute( 'data-product_id' );
	await page.locator( '.listing-previous a' ).click();
	await expect( cards( page ) ).toHaveCount( 8 );
	const anchor = page.locator( `.listing .card[data-product_id="${ id }"]` );
	await expect( anchor ).toBeInViewport();
	await expect( page ).toHaveURL( /\/page\/3\/$/ );
	await page.locator( '.listing-previous a' ).click();
	await expect( cards( page ) ).toHaveCount( 12 );
	await expect( page.locator( '.listing-previous' ) ).toBeHidden();
	await more( page ).click();
	await expect( cards( page ) ).toHaveCount( 16 );
	await expect( page ).toHaveURL( /\/page\/4\/$/ );
} );

test( '[LIST-03] a loader is shown while more loads; at the end the button is removed; a listing of one page is marked @full', async ( {
	page,
} ) => {
	await page.goto( `${ LISTING }page/14/` );
	let answer = () => {};
	const held = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	await page.route( '**/page/15/**', async ( route ) => {
		await held;
		await route.continue();
	} );
	const loader = page.locator( '.listing-more__loader' );
	await expect( loader ).toBeEmpty();
	await more( page ).click();
	await expect( loader ).toHaveText( 'Įkeliama daugiau prekių…' );
	await expect( more( page ) ).toHaveClass( /loading/ );
	answer();
	await expect( cards( page ) ).toHaveCount( 8 );
	await expect( loader ).toBeEmpty();
	await expect( more( page ) ).toBeHidden();
	await page.goto( `${ LISTING }?filter_spalva=juros` );
	await expect( page.locator( '.listing-more' ) ).toHaveClass(
		/no-pagination/
	);
	await expect( more( page ) ).toBeHidden();
} );

test( '[LIST-03] on scroll, the next page loads 150 px before the end of the list @full', async ( {
	page,
	shop,
} ) => {
	await withSetting( shop, 'shop_infinite_load', 'scroll', async () => {
		await page.goto( LISTING );
		const end = await page.evaluate(
			() =>
				document
					.querySelector( '.listing ul.products' )!
					.getBoundingClientRect().bottom - window.innerHeight
		);
		const calls = watchCalls( page );
		await page.evaluate( ( y ) => window.scrollTo( 0, y ), end - 170 );
		await waitForLaterRequest( page );
		expect( calls ).toEqual( [] );
		await expect( cards( page ) ).toHaveCount( 4 );
		await page.evaluate( ( y ) => window.scrollTo( 0, y ), end - 140 );
		await expect( cards( page ) ).toHaveCount( 8 );
	} );
} );

test( '[LIST-03] with its setting the address does not change; Back restores the list anyway @full', async ( {
	page,
	shop,
} ) => {
	await withSetting( shop, 'shop_infinite_url', '', async () => {
		await page.goto( LISTING );
		await loadPages( page, 2 );
		await expect( page ).toHaveURL( /\/parduotuve\/$/ );
		const place = await scrollToCard( page, 9 );
		const back = await goBackToList( page, place );
		expect( back ).toMatchObject( { count: 12, focused: place.id } );
		expect( Math.abs( back.top - place.top ) ).toBeLessThanOrEqual( 2 );
	} );
} );

test( '[LIST-03] works on the store page of a multi-vendor plugin @full', async ( {
	page,
	shop,
} ) => {
	const plugin = join(
		shop.root,
		'wordpress/wp-content/mu-plugins/vendor-store-page.php'
	);
	const id = shop.phpEval(
		`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'pardaveja', 'post_title' => 'Pardavėja', 'post_content' => '[products limit="4" columns="4" paginate="true"]' ] );`
	);
	writeFileSync(
		plugin,
		"<?php function dokan_is_store_page() { return is_page( 'pardaveja' ); }\n"
	);
	try {
		await page.goto( '/pardaveja/' );
		await expect( cards( page ) ).toHaveCount( 4 );
		await more( page ).click();
		await expect( cards( page ) ).toHaveCount( 8 );
		await expect( page ).toHaveURL( /product-page=2/ );
	} finally {
		rmSync( plugin );
		shop.phpEval( `wp_delete_post( ${ id }, true ); return true;` );
	}
} );

test( '[LIST-02] the display mode is stored as "display", and restored without scrolling or shifting anything', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	for ( const mode of [ 'small', 'list' ] ) {
		await page.locator( `button[data-display="${ mode }"]` ).click();
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'data-display',
			mode
		);
		// Only until the paint: the cards outside the window are laid out too.
		await expect( page.locator( '.is-settling' ) ).toHaveCount( 0 );
	}
	expect(
		await page.evaluate( () => window.localStorage.getItem( 'display' ) )
	).toBe( 'list' );
	await recordLayoutShifts( page );
	await page.reload( { waitUntil: 'networkidle' } );
	await expect( page.locator( 'button[data-display="list"]' ) ).toHaveCSS(
		'background-color',
		'rgb(242, 236, 226)'
	);
	await expectNoLayoutShift( page );
	expect( await page.evaluate( () => window.scrollY ) ).toBe( 0 );
	await page.locator( 'button[data-display="grid"]' ).click();
	await expect(
		page.locator( 'button[data-display="grid"]' )
	).toHaveAttribute( 'aria-pressed', 'true' );
} );

test( '[LIST-01] [PANEL-01] filters in a panel: the page does not scroll, several values can be selected, Back undoes them @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	const all = await total( page );
	await page.locator( '.filters-button' ).click();
	await expect( panel( page ) ).toBeVisible();
	await expect( panel( page ) ).toHaveAccessibleName( 'Filtrai' );
	await expect( page.locator( 'html' ) ).toHaveCSS( 'overflow-y', 'hidden' );
	await expectNoViolations( page, 'filters in a panel' );

	const category = value( page, 'categories=kvepalai' );
	const count = parseInt(
		( await category.locator( '.facet__count' ).textContent() ) ?? '',
		10
	);
	await category.click();
	await expect( page ).toHaveURL( /categories=kvepalai/ );
	await expect( category ).toBeChecked();
	await expect( category ).toBeFocused();
	expect( count ).toBeLessThan( all );
	await expect( panel( page ).locator( '.filters__foot button' ) ).toHaveText(
		new RegExp( `Rodyti ${ count } ` )
	);
	await value( page, 'filter_stock_status=instock' )
		.locator( 'xpath=ancestor::details/summary' )
		.click();
	await value( page, 'filter_stock_status=instock' ).click();
	await expect( page.locator( '.filters-button__count' ) ).toContainText(
		'2'
	);

	await panel( page ).locator( '.filters__foot button' ).click();
	await expect( panel( page ) ).toBeHidden();
	await expect( page.locator( '.filters-button' ) ).toBeFocused();
	await expect( page.locator( '.filter-chip' ) ).toHaveCount( 2 );
	await expectNoViolations( page, 'a filtered listing' );

	await page.locator( '.filter-chip' ).first().click();
	await expect( page.locator( '.filter-chip' ) ).toHaveCount( 1 );
	await page.goBack();
	await expect( page.locator( '.filter-chip' ) ).toHaveCount( 2 );
	await page.locator( '.filter-chips__clear' ).click();
	await expect( page.locator( '.filter-chip' ) ).toHaveCount( 0 );
	expect( await total( page ) ).toBe( all );
} );

test( '[LIST-01] [LIST-03] filters, more pages, a product, Back: filters and scroll position are as they were @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await page.locator( '.filters-button' ).click();
	await value( page, 'categories=kvepalai' ).click();
	await expect( page ).toHaveURL( /categories=kvepalai/ );
	await page.keyboard.press( 'Escape' );
	await expect( panel( page ) ).toBeHidden();
	await loadPages( page, 2 );
	const place = await scrollToCard( page, 9 );
	const back = await goBackToList( page, place );
	expect( back ).toMatchObject( { count: 12, focused: place.id } );
	expect( Math.abs( back.top - place.top ) ).toBeLessThanOrEqual( 2 );
	await expect( page.locator( '.filter-chip' ) ).toHaveCount( 1 );
	expect( await total( page ) ).toBe( 23 );
} );

test( '[LIST-01] filters beside the cards do not lock scrolling, stay 10 px under the header, close and open @full', async ( {
	page,
	shop,
} ) => {
	await withSetting( shop, 'shop_filters', 'sidebar', async () => {
		await page.setViewportSize( WIDE );
		setRows( shop, 6 );
		await page.goto( LISTING );
		await expect( filters( page ) ).toBeVisible();
		await expectNoViolations( page, 'filters beside the cards' );
		await page.mouse.wheel( 0, 900 );
		await expect
			.poll( () => page.evaluate( () => window.scrollY ) )
			.toBeGreaterThan( 600 );
		const [ top, header ] = await page.evaluate( () => [
			document.querySelector( '#filters' )!.getBoundingClientRect().top,
			document.querySelector( '.site-header' )!.getBoundingClientRect()
				.bottom,
		] );
		expect( Math.abs( top! - header! - 10 ) ).toBeLessThanOrEqual( 2 );
		await expect( page.locator( 'html' ) ).not.toHaveCSS(
			'overflow-y',
			'hidden'
		);
		await filters( page ).locator( '.filters__close' ).click();
		await expect( filters( page ) ).toBeHidden();
		await expect( page.locator( '.filters-button' ) ).toBeFocused();
		await page.locator( '.filters-button' ).click();
		await expect( filters( page ) ).toBeInViewport();
		await value( page, 'categories=zvakes' ).click();
		await expect( page.locator( '.filter-chip' ) ).toHaveCount( 1 );
		setRows( shop, 1 );
	} );
} );

test( '[FIX-03] [LIST-01] two filters tapped before the first response are both applied; so are an order and prices @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await page.locator( '.filters-button' ).click();
	await expect( panel( page ) ).toBeVisible();
	// Before that, a tap may follow the link, whose response this test holds back.
	await expect( page.locator( '#filters' ) ).toHaveAttribute(
		'data-island-state',
		'ready'
	);
	let answer = () => {};
	let answered = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	await page.route( `**${ LISTING }?**`, async ( route ) => {
		await answered;
		await route.continue();
	} );
	const held = page.locator( '#filters[data-busy]' );
	const first = value( page, 'categories=kvepalai' );
	const second = value( page, 'categories=dovanos' );
	await first.click();
	await expect( held ).toBeVisible();
	await second.click();
	await expect( second ).toBeChecked();
	answer();
	await expect( held ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /categories=dovanos(,|%2C)kvepalai/ );
	await expect( first ).toBeChecked();
	await expect( second ).toBeChecked();
	await expect( page.locator( '.filter-chip' ) ).toHaveCount( 2 );

	answered = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	await first.click();
	await panel( page ).locator( 'input[name="max_price"]' ).fill( '60' );
	await panel( page ).locator( '.facet__price button' ).click();
	await page.keyboard.press( 'Escape' );
	await page.locator( 'select.orderby' ).selectOption( 'price' );
	answer();
	await expect( page ).toHaveURL( /orderby=price/ );
	await expect( held ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /categories=dovanos(&|$)/ );
	await expect( page ).toHaveURL( /max_price=60/ );
	await expect( page.locator( '.filter-chip' ) ).toHaveCount( 2 );
} );

test( '[FIX-12] [LIST-01] filters are checkboxes: Space checks and unchecks them, and nothing scrolls @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await page.locator( '.filters-button' ).click();
	const box = panel( page ).getByRole( 'checkbox', { name: /^Kvepalai/ } );
	await expect( box ).not.toBeChecked();
	await box.focus();
	await page.keyboard.press( 'Space' );
	await expect( page ).toHaveURL( /categories=kvepalai/ );
	await expect( box ).toBeChecked();
	await expect( box ).toBeFocused();
	await expect( box ).toBeInViewport();
	await page.keyboard.press( 'Space' );
	await expect( page ).not.toHaveURL( /categories/ );
	await expect( box ).not.toBeChecked();
} );

test( '[FIX-12] [LIST-01] every order can be selected by keyboard: an arrow key selects, Enter sorts, the focus stays @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	const select = page.locator( 'select.orderby' );
	const third = await select
		.locator( 'option' )
		.nth( 2 )
		.getAttribute( 'value' );
	await select.focus();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowDown' );
	await expect( select ).toHaveValue( third! );
	await expect( select ).toBeFocused();
	expect( page.url() ).not.toContain( 'orderby' );
	await expect(
		page.getByRole( 'button', { name: 'Rikiuoti' } )
	).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( new RegExp( `orderby=${ third }` ) );
	await expect( select ).toHaveValue( third! );
	await expect( select ).toBeFocused();
	await expect(
		page.getByRole( 'button', { name: 'Rikiuoti' } )
	).toBeHidden();

	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).not.toHaveURL( new RegExp( `orderby=${ third }` ) );
	await expect( select ).toBeFocused();
} );

test( '[LIST-01] the sort select submits its form @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await page.locator( 'select.orderby' ).focus();
	// Behind the script that the focus loads.
	await waitForLaterRequest( page );
	await page.locator( 'select.orderby' ).selectOption( 'price' );
	await expect( page ).toHaveURL( /orderby=price/ );
} );

test( '[FIX-31] [LIST-01] an order that is selected before the script runs is applied; after Back, a select that the browser restores is not', async ( {
	page,
} ) => {
	let run = () => {};
	const held = new Promise< void >( ( resolve ) => {
		run = resolve;
	} );
	await page.route( /\/listing\.js/, async ( route ) => {
		await held;
		await route.continue();
	} );
	await page.goto( LISTING, { waitUntil: 'commit' } );
	const select = page.locator( 'select.orderby' );
	await select.selectOption( 'price' );
	run();
	await expect( page ).toHaveURL( /orderby=price/ );

	await page.goto( LISTING );
	await page.evaluate( () => {
		document.querySelector< HTMLSelectElement >( 'select.orderby' )!.value =
			'price';
		// No cached page: the browser renders this one again, with the select as it was left.
		window.addEventListener( 'unload', () => {} );
	} );
	await page.goto( '/pristatymas/' );
	await page.goBack();
	await waitForLaterRequest( page );
	expect( page.url() ).not.toContain( 'orderby' );
} );

/** Whether each of a card's pictures has been loaded. */
const loadedPictures = ( card: Locator ) =>
	card
		.locator( '.card__picture' )
		.evaluateAll( ( pictures ) =>
			pictures.map(
				( picture ) => ( picture as HTMLImageElement ).currentSrc !== ''
			)
		);

test( '[LIST-04] the second picture of a card is loaded when the card is hovered', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	const card = page.locator( '.card:has( .card__picture--second )' ).first();
	await card.scrollIntoViewIfNeeded();
	await expect
		.poll( () => loadedPictures( card ) )
		.toEqual( [ true, false ] );
	await card.hover();
	await expect.poll( () => loadedPictures( card ) ).toEqual( [ true, true ] );
	await expect( card.locator( '.card__picture--second' ) ).toHaveCSS(
		'opacity',
		'1'
	);
} );

test.describe( 'on a phone with a device pixel ratio of 3', () => {
	test.use( {
		deviceScaleFactor: 3,
		viewport: { width: 390, height: 844 },
	} );

	test( '[LIST-04] a card loads a picture with 2 to 3 device pixels per CSS pixel', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		for ( const at of [ 0, 3 ] ) {
			const picture = page
				.locator( '.card__picture:not( .card__picture--second )' )
				.nth( at );
			await picture.scrollIntoViewIfNeeded();
			await expect
				.poll( () =>
					picture.evaluate( ( element ) => {
						const image = element as HTMLImageElement;
						const [ , width ] =
							/-(\d+)x\d+\.jpg$/.exec( image.currentSrc ) ?? [];
						return Number( width ) / image.clientWidth;
					} )
				)
				.toBeGreaterThan( 2 );
			expect(
				await picture.evaluate(
					( image ) => ( image as HTMLImageElement ).currentSrc
				)
			).toMatch( /-450x\d+\.jpg$/ );
		}
	} );
} );

test.describe( 'where nothing can hover', () => {
	test.use( { hasTouch: true, isMobile: true } );

	test( '[LIST-04] the second picture of a card is not loaded', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		const card = page
			.locator( '.card:has( .card__picture--second )' )
			.first();
		await card.scrollIntoViewIfNeeded();
		await expect
			.poll( () => loadedPictures( card ) )
			.toEqual( [ true, false ] );
	} );
} );

test( '[LIST-04] [PROD-07] a card carries id, type, two pictures and price; variable and external products follow their link @full', async ( {
	page,
} ) => {
	await page.goto( `${ LISTING }?s=&orderby=price-desc` );
	await page.goto( LISTING );
	const card = cards( page ).first();
	await expect( card ).toHaveAttribute( 'data-product_id', /^\d+$/ );
	await expect( card ).toHaveAttribute( 'data-product_type', 'simple' );
	const picture = card.locator( '.card__picture' ).first();
	for ( const name of [ 'src', 'srcset', 'data-src' ] ) {
		await expect( picture ).toHaveAttribute( name, /\.jpg/ );
	}
	await expect( card.locator( '.price bdi' ).first() ).toContainText( '€' );
	// On hover it shows its second picture, and then the first again.
	const two = page.locator( '.card:has( .card__picture--second )' ).first();
	const second = two.locator( '.card__picture--second' );
	await expect( second ).toHaveCSS( 'opacity', '0' );
	await two.hover();
	await expect( second ).toHaveCSS( 'opacity', '1' );
	await page.mouse.move( 0, 0 );
	await expect( second ).toHaveCSS( 'opacity', '0' );
	await loadPages( page, PAGES );
	for ( const type of [ 'variable', 'external' ] ) {
		const button = page
			.locator( `.card[data-product_type="${ type }"] .card__button` )
			.first();
		await expect( button ).not.toHaveClass( /ajax_add_to_cart/ );
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[LIST-01] [LIST-03] [EVENT-01] filters, prices, order and pages are links and forms', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		await expect( page.locator( '.display-switch' ) ).toBeHidden();
		await page.locator( '.filters-button' ).click();
		await value( page, 'categories=kvepalai' ).click();
		expect( await total( page ) ).toBe( 23 );
		await page.locator( 'input[name="max_price"]' ).fill( '60' );
		await page.locator( '.facet__price button' ).click();
		await expect( page ).toHaveURL( /categories=kvepalai/ );
		expect( await total( page ) ).toBeLessThan( 23 );
		await expect( page.locator( '.filter-chip' ) ).toHaveCount( 2 );
		await page.locator( 'select.orderby' ).selectOption( 'price' );
		await page.locator( '.woocommerce-ordering button' ).click();
		await expect( page ).toHaveURL( /orderby=price/ );
		await expect( page.locator( '.filter-chip' ) ).toHaveCount( 2 );
		await more( page ).click();
		await expect( page ).toHaveURL( /\/page\/2\// );
		await expect( page.locator( '.filter-chip' ) ).toHaveCount( 2 );
	} );
} );
