import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { stopClock } from './clock';
import { setCompanionOptions } from './companion-settings';
import {
	addTags,
	answerForTags,
	cookiesToSpare,
	namesOfCookies,
	removeTags,
	watchHosts,
} from './consent-tags';
import { fullUnless } from './full';
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift';
import { products } from './shopper';
import { expect, test } from './test';

const bar = ( page: Page ) => page.locator( '.consent-bar' );

const answer = ( page: Page, name: string ) =>
	bar( page ).getByRole( 'button', { name } ).click();

const signals = ( page: Page ): Promise< unknown[][] > =>
	page.evaluate( () =>
		( window as any ).dataLayer.map( ( one: ArrayLike< unknown > ) =>
			Array.from( one )
		)
	);

test.use( { allowedErrors: [ /404|stats\.example|ads\.example/ ] } );

test.beforeAll( async () => {
	const shop = await ( await import( './shop' ) ).openTestShop();
	setCompanionOptions( shop, { consent: true } );
	addTags( shop );
} );

test.afterAll( async () => {
	const shop = await ( await import( './shop' ) ).openTestShop();
	setCompanionOptions( shop, {} );
	removeTags( shop );
} );

test.beforeEach( ( { context } ) => answerForTags( context ) );

test( '[COOK-01] accepted: recorded for 365 days, tags run at once and on the next page; withdrawn: all of it is removed @full', async ( {
	page,
	context,
} ) => {
	await page.goto( '/parduotuve/' );
	await answer( page, 'Priimti visus' );
	await expect( bar( page ) ).toHaveCount( 0 );
	await expect
		.poll( () => page.evaluate( () => ( window as any ).ran ) )
		.toEqual( [ 'stats', 'ads' ] );
	const record = ( await context.cookies() ).find(
		( { name } ) => name === 'vitrina_consent'
	)!;
	expect( record.value ).toMatch( /^1\.psm\.\d{10}\.[0-9a-f]{16}-?$/ );
	expect( record.path ).toBe( '/' );
	expect(
		Math.abs( record.expires - Date.now() / 1000 - 365 * 86400 )
	).toBeLessThan( 120 );
	expect( await namesOfCookies( context ) ).toEqual(
		expect.arrayContaining( [ '_ga', '_fbp', 'sbjs_first' ] )
	);
	expect( ( await signals( page ) ).at( -1 ) ).toEqual( [
		'consent',
		'update',
		expect.objectContaining( {
			ad_storage: 'granted',
			analytics_storage: 'granted',
		} ),
	] );

	await page.goto( '/zurnalas/' );
	expect(
		( await signals( page ) ).map( ( [ , command ] ) => command )
	).toEqual( [ 'default', 'update' ] );
	await expect
		.poll( () => page.evaluate( () => ( window as any ).ran ) )
		.toEqual( [ 'stats', 'ads' ] );
	await expect( bar( page ) ).toHaveCount( 0 );

	await page.getByRole( 'link', { name: 'Slapukų nustatymai' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Slapukų nustatymai' } );
	await expect( dialog.getByLabel( 'Statistika' ) ).toBeChecked();
	const reloaded = page.waitForEvent( 'load' );
	await dialog.getByRole( 'button', { name: 'Atmesti visus' } ).click();
	await reloaded;
	expect( await cookiesToSpare( context ) ).toEqual( [] );
	const asked = watchHosts( page );
	await page.goto( products.linen );
	expect( await cookiesToSpare( context ) ).toEqual( [] );
	expect( asked.filter( ( host ) => host.endsWith( '.example' ) ) ).toEqual(
		[]
	);
	expect(
		await page.evaluate( () => ( window as any ).ran )
	).toBeUndefined();
	await expect( bar( page ) ).toHaveCount( 0 );
} );

test( '[COOK-01] rejecting takes one click, as accepting does: nothing runs, and the question is not shown again @full', async ( {
	page,
	context,
} ) => {
	await page.goto( products.linen );
	const buttons = bar( page ).getByRole( 'button' );
	const looks = await buttons.evaluateAll( ( all ) =>
		all.slice( 0, 2 ).map( ( button ) => {
			const { backgroundColor, color, fontSize, height } =
				getComputedStyle( button );
			return { backgroundColor, color, fontSize, height };
		} )
	);
	expect( looks[ 0 ] ).toEqual( looks[ 1 ] );
	await answer( page, 'Atmesti visus' );
	await expect( bar( page ) ).toHaveCount( 0 );
	await page.goto( '/', { waitUntil: 'networkidle' } );
	await expect( bar( page ) ).toHaveCount( 0 );
	expect( await namesOfCookies( context ) ).toEqual( [ 'vitrina_consent' ] );
} );

test( '[COOK-01] by category, with the keyboard only; closing the dialog returns the focus', async ( {
	page,
	context,
} ) => {
	await page.goto( '/pristatymas/' );
	await expect( bar( page ) ).toBeVisible();
	// It is the first element of the page: after the skip link, at most four Tab presses.
	const settings = bar( page ).getByRole( 'button', { name: 'Pasirinkti' } );
	for ( let tab = 0; tab < 5; tab++ ) {
		await page.keyboard.press( 'Tab' );
	}
	await expect( settings ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Slapukų nustatymai' } );
	await expect( dialog ).toBeVisible();
	for ( const name of [ 'Nuostatos', 'Statistika', 'Rinkodara' ] ) {
		await expect( dialog.getByLabel( name ) ).not.toBeChecked();
	}
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( settings ).toBeFocused();
	expect( await namesOfCookies( context ) ).toEqual( [] );
	await page.keyboard.press( 'Enter' );
	await dialog.getByLabel( 'Statistika' ).focus();
	await page.keyboard.press( 'Space' );
	await dialog.getByRole( 'button', { name: 'Išsaugoti' } ).press( 'Enter' );
	await expect
		.poll( () => namesOfCookies( context ) )
		.toEqual( expect.arrayContaining( [ 'vitrina_consent', '_ga' ] ) );
	expect( await namesOfCookies( context ) ).not.toContain( '_fbp' );
	expect( await page.evaluate( () => ( window as any ).ran ) ).toEqual( [
		'stats',
	] );
} );

test( '[FIX-19] [COOK-01] [PROD-09] after a refusal the question is shown again before an external product video is loaded @full', async ( {
	page,
	shop,
} ) => {
	const setVideo = ( url: string ) =>
		shop.phpEval(
			`$product = wc_get_product( get_page_by_path( 'gintaro-migla', OBJECT, 'product' )->ID ); $product->update_meta_data( '_vitrina_video_url', getenv( 'VIDEO' ) ); $product->save(); return true;`,
			{ VIDEO: url }
		);
	setVideo( 'https://youtu.be/a-b_c1234Z5' );
	const asked: string[] = [];
	await page.route( /youtube/, ( route ) => {
		asked.push( route.request().url() );
		return route.fulfill( { contentType: 'text/html', body: 'video' } );
	} );
	try {
		await page.goto( '/produktas/gintaro-migla/' );
		await answer( page, 'Atmesti visus' );
		await page
			.getByRole( 'link', { name: 'Žiūrėti vaizdo įrašą' } )
			.click();
		const video = page.getByRole( 'dialog', { name: /^Vaizdo įrašas/ } );
		await expect( video ).toContainText( 'www.youtube-nocookie.com' );
		await expectNoViolations( page, 'a video that waits for consent' );
		expect( asked ).toEqual( [] );
		await video.getByRole( 'link', { name: 'Slapukų nustatymai' } ).click();
		const settings = page.locator( '.consent-dialog' );
		await settings.getByLabel( /^Rinkodar/ ).check();
		await settings.locator( '[data-consent-save]' ).click();
		await expect( video.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			/youtube-nocookie/
		);
		await expect.poll( () => asked.length ).toBeGreaterThan( 0 );
	} finally {
		setVideo( '' );
	}
} );

for ( const width of [ 320, 390 ] ) {
	test( `[FIX-13] [COOK-01] at ${ width } px the bar never covers the focused element${ fullUnless( width === 320 ) }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 844 } );
		await page.goto( '/produktas/gintaro-migla/' );
		await expect( bar( page ) ).toBeVisible();
		for ( const links of [ 'main .card__link', 'footer a' ] ) {
			await page.locator( links ).first().focus();
			for ( let stop = 0; stop < 10; stop++ ) {
				await page.keyboard.press( 'Tab' );
				const covered = () =>
					page.locator( ':focus' ).evaluateAll( ( [ focused ] ) => {
						if ( ! focused ) {
							return '';
						}
						const { top, bottom } = focused.getBoundingClientRect();
						const line = document
							.querySelector( '.consent-bar' )!
							.getBoundingClientRect().top;
						return focused.closest( '.consent-bar' ) ||
							bottom <= line ||
							top < 0
							? ''
							: focused.outerHTML;
					} );
				await expect.poll( covered ).toBe( '' );
			}
		}
	} );
}

test( '[COOK-01] hides after 60000 ms without consent being given @full', async ( {
	page,
	context,
} ) => {
	// Stopped before the page is opened: a slow page takes none of the minute.
	await stopClock( page );
	await page.goto( '/pristatymas/' );
	await expect( bar( page ) ).toBeVisible();
	await page.clock.runFor( 59_000 );
	await expect( bar( page ) ).toBeVisible();
	await page.clock.runFor( 1_500 );
	await expect( bar( page ) ).toHaveCount( 0 );
	expect( await namesOfCookies( context ) ).toEqual( [] );
	await page.goto( '/' );
	await expect( bar( page ) ).toBeVisible();
	// The bar does not hide while it has the focus.
	await bar( page ).getByRole( 'button' ).first().focus();
	await page.clock.runFor( 65_000 );
	await expect( bar( page ) ).toBeVisible();
	await page.locator( '.site-header a' ).first().focus();
	await page.clock.runFor( 1_100 );
	await expect( bar( page ) ).toHaveCount( 0 );
	expect( await namesOfCookies( context ) ).toEqual( [] );
} );

test( '[COOK-01] pages are the same with and without recorded consent', async ( {
	playwright,
	shop,
} ) => {
	const read = async ( cookie: string ) => {
		const visitor = await playwright.request.newContext( {
			extraHTTPHeaders: { cookie },
		} );
		const answered = await visitor.get( `${ shop.url }/parduotuve/` );
		expect( answered.headers()[ 'set-cookie' ] ).toBeUndefined();
		return answered.text();
	};
	const html = await read( 'vitrina_consent=1.psm.1763000000' );
	expect( html ).toBe( await read( '' ) );
	expect( html ).toContain( 'id="vitrina-consent"' );
	// There is not even a DNS lookup of a tag's host.
	expect( html ).not.toMatch( /<link[^>]+\.example/ );
	expect( html.search( /"consent",\s*"?default|"default"/ ) ).toBeGreaterThan(
		0
	);
	expect( html.indexOf( '"default"' ) ).toBeLessThan(
		html.indexOf( '<link' )
	);
} );

test( '[COOK-01] is not loaded if another consent plugin is active, or if it is off @full', async ( {
	page,
	shop,
} ) => {
	const other = path.join(
		shop.root,
		'wordpress/wp-content/mu-plugins/test-other-bar.php'
	);
	const html = async () =>
		(
			await page.request.get( `${ shop.url }/?v=${ Math.random() }` )
		).text();
	expect( await html() ).toContain( 'vitrina-consent' );
	writeFileSync(
		other,
		`<?php add_filter( 'wp_get_consent_type', fn () => 'optin' );`
	);
	try {
		expect( await html() ).not.toMatch(
			/vitrina-consent|consent-|dataLayer/
		);
	} finally {
		rmSync( other );
	}
	setCompanionOptions( shop, {} );
	try {
		expect( await html() ).not.toMatch(
			/vitrina-consent|consent-|dataLayer/
		);
	} finally {
		setCompanionOptions( shop, { consent: true } );
	}
} );

for ( const width of [ 390, 1280 ] ) {
	test( `[COOK-01] axe finds nothing at ${ width } px, and nothing shifts when the bar appears @full`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await recordLayoutShifts( page );
		await page.goto( products.linen );
		await expect( bar( page ) ).toBeVisible();
		await expectNoViolations( page, 'bar' );
		await bar( page ).getByRole( 'button', { name: 'Pasirinkti' } ).click();
		// Its script and its style load on click.
		await expect(
			page.getByRole( 'dialog', { name: 'Slapukų nustatymai' } )
		).toBeVisible();
		await expectNoViolations( page, 'dialog' );
		await expectNoLayoutShift( page );
	} );
}
