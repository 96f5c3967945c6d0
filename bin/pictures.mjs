#!/usr/bin/env node
/**
 * Takes the screenshots of the README and the theme from a running shop with the
 * demo content: listing, product and checkout, on a phone and on a desktop.
 * It adds a product to a guest's cart, and places no order.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ExpectedError, root, runMain } from './run.mjs';
import { chromiumPath, chromiumUnavailableReason } from '../tests/chromium.mjs';

const HELP = `node bin/pictures.mjs [--url ADDRESS]

  --url ADDRESS   a running shop with the demo content (http://localhost:8888)

CHROMIUM_PATH is the path of the browser if it is not /usr/bin/chromium.`;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, width: number, height: number, isPhone: boolean }} Screen */

const PRODUCT = 'produktas/vysniu-kiemas/';
const TERMINAL =
	'input[name^="shipping_method"][value^="woo_lithuaniapost_lpexpress_terminal"]';

/** @type {Screen[]} */
const screens = [
	{ name: 'phone', width: 390, height: 760, isPhone: true },
	{ name: 'desktop', width: 1280, height: 800, isPhone: false },
];

/** Name of a view → function that opens it. */
const views = {
	listing: ( /** @type {Page} */ page ) => page.goto( 'parduotuve/' ),
	product: ( /** @type {Page} */ page ) => page.goto( PRODUCT ),
	checkout: openPicker,
};

/**
 * Opens the checkout with a parcel terminal rate, and searches in the terminal picker.
 *
 * @param {Page} page
 */
async function openPicker( page ) {
	await page.goto( PRODUCT );
	await page.locator( '.single_add_to_cart_button' ).click();
	await page
		.locator( '.woocommerce-message' )
		.first()
		.waitFor( { state: 'attached' } );
	await page.goto( 'apmokejimas/' );
	await page.locator( TERMINAL ).check();
	await page.waitForFunction(
		() => ! document.querySelector( '#order_review .blockOverlay' )
	);
	await page.locator( '.vitrina-terminal-picker__open' ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByRole( 'combobox' ).fill( 'siau' );
	await dialog.getByRole( 'option' ).first().waitFor();
}

/**
 * Waits until pictures and fonts are loaded, and animations have ended.
 *
 * @param {Page} page
 */
async function waitUntilStill( page ) {
	await page.evaluate( () => document.fonts.ready );
	await page.waitForLoadState( 'networkidle' );
	await page.waitForTimeout( 800 );
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @param {Screen}                             screen
 * @return {Promise<Page>} An empty page of a new visitor.
 */
async function visit( browser, url, { width, height, isPhone } ) {
	const context = await browser.newContext( {
		baseURL: url,
		viewport: { width, height },
		hasTouch: isPhone,
		isMobile: isPhone,
		deviceScaleFactor: isPhone ? 2 : 1,
		locale: 'lt-LT',
		reducedMotion: 'reduce',
	} );
	context.setDefaultTimeout( 20_000 );
	return context.newPage();
}

/**
 * @param {string} file Path from the repository's root.
 * @param {Buffer} data
 * @return {number} Size in bytes.
 */
function write( file, data ) {
	writeFileSync( path.join( root, file ), data );
	console.log( `${ file }  ${ Math.ceil( data.length / 1024 ) } KB` );
	return data.length;
}

await runMain( async () => {
	const { values } = parseArgs( {
		options: { url: { type: 'string' }, help: { type: 'boolean' } },
	} );
	if ( values.help ) {
		return console.log( HELP );
	}
	const url = ( values.url ?? 'http://localhost:8888' ).replace(
		/\/*$/,
		'/'
	);
	const reason = chromiumUnavailableReason();
	if ( reason ) {
		throw new ExpectedError( `No pictures were taken: ${ reason }.` );
	}
	if ( ! ( await fetch( url ).catch( () => null ) )?.ok ) {
		throw new ExpectedError(
			`No shop responds at ${ url }. Start one with "npm start", or set its address with --url.`
		);
	}

	mkdirSync( path.join( root, 'docs/pictures' ), { recursive: true } );
	const browser = await chromium.launch( {
		executablePath: chromiumPath,
		args: [ '--no-sandbox' ],
	} );
	let bytes = 0;
	try {
		for ( const screen of screens ) {
			for ( const [ name, open ] of Object.entries( views ) ) {
				const page = await visit( browser, url, screen );
				await open( page );
				await waitUntilStill( page );
				bytes += write(
					`docs/pictures/${ name }-${ screen.name }.webp`,
					await sharp( await page.screenshot() )
						.webp( { quality: 78, effort: 6 } )
						.toBuffer()
				);
				await page.context().close();
			}
		}
		const page = await visit( browser, url, {
			name: 'theme',
			width: 1200,
			height: 900,
			isPhone: false,
		} );
		await page.goto( '' );
		await waitUntilStill( page );
		write(
			'theme/screenshot.png',
			await sharp( await page.screenshot() )
				.png( { palette: true, quality: 85, effort: 10 } )
				.toBuffer()
		);
	} finally {
		await browser.close();
	}
	console.log( `Total: ${ Math.ceil( bytes / 1024 ) } KB in docs/pictures.` );
} );
