/** When the files of the shop's fonts are requested: theme/inc/look/fonts.php. */
import type { Page } from '@playwright/test';
import { expect, test } from './test';

const FONT = /\.woff2/;
const SECOND = '/pristatymas/';

/**
 * Stores, before the scripts that wait for the document run, whether the page uses the font files.
 *
 * @param page
 */
const recordMedia = ( page: Page ) =>
	page.addInitScript( () => {
		document.addEventListener( 'readystatechange', () => {
			if ( document.readyState === 'interactive' ) {
				( window as { fontsMedia?: string | undefined } ).fontsMedia = [
					...document.querySelectorAll( 'style' ),
				].find( ( style ) =>
					style.textContent.includes( '.woff2' )
				)?.media;
			}
		} );
	} );

const mediaWhenParsed = ( page: Page ) =>
	page.evaluate( () => ( window as { fontsMedia?: string } ).fontsMedia );

const families = ( page: Page ) =>
	page.evaluate( async () =>
		[ ...( await document.fonts.ready ) ]
			.filter( ( { status } ) => status === 'loaded' )
			.map( ( { family } ) => family )
			.join()
	);

test( '[PROD-12] the first page of a visit requests the fonts when the document is parsed, the next page has them from its first paint', async ( {
	page,
} ) => {
	await recordMedia( page );
	const fonts = page.waitForRequest( FONT );
	await page.goto( '/' );
	expect( await mediaWhenParsed( page ) ).toBe( '(scripting: none)' );
	await fonts;
	await expect
		.poll( () => families( page ) )
		.toContain( 'Instrument Sans Variable' );

	await page
		.locator( `a[href$="${ SECOND }"]` )
		.first()
		.evaluate( ( link ) => ( link as HTMLAnchorElement ).click() );
	await page.waitForURL( `**${ SECOND }` );
	expect( await mediaWhenParsed( page ) ).toBe( 'all' );
	await expect
		.poll( () => families( page ) )
		.toContain( 'Instrument Sans Variable' );
} );

test( 'the fonts arrive also where a plugin has combined the styles, and their ID is gone @full', async ( {
	page,
} ) => {
	await page.route( SECOND, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( {
			response,
			body: html.replace( ' id="vitrina-fonts"', '' ),
		} );
	} );
	await page.goto( SECOND );
	expect( await page.locator( '#vitrina-fonts' ).count() ).toBe( 0 );
	await expect
		.poll( () => families( page ) )
		.toContain( 'Instrument Sans Variable' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the page uses the shop’s fonts @full', async ( { page } ) => {
		const fonts = page.waitForResponse( FONT );
		await page.goto( SECOND );
		expect( ( await fonts ).status() ).toBe( 200 );
	} );
} );
