#!/usr/bin/env node
/**
 * Takes the pictures of the owner's handbook, in both languages, from a running
 * native shop with the demo content. It fills in a seller, discounts and an order
 * as an owner would; start a shop of its own for it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ExpectedError, root, runMain } from './run.mjs';
import { chromiumPath, chromiumUnavailableReason } from '../tests/chromium.mjs';
import { openShop } from '../tests/shop/shop.mjs';

const HELP = `node bin/handbook.mjs --shop NAME [--only PICTURE]

  --shop NAME      a running shop: node tests/shop/cli.mjs start --name NAME --port 8100
  --only PICTURE   takes this one only`;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../tests/shop/handle.mjs').Shop} Shop */

/** In bytes: a page of the handbook has twenty of them. */
const MOST = 60 * 1024;

const WIDTH = 1000;

/** Our screens in wp-admin, without WordPress's menu. */
const SCREEN = '#wpbody-content';

const admin = ( /** @type {string} */ page ) =>
	`/wp-admin/admin.php?page=${ page }`;

/**
 * @typedef {Object} Picture
 * @property {string}                          address  Path of the page.
 * @property {string}                          [part]   Selector of what is shown; the window if there is none.
 * @property {number}                          [height] At most, in pixels.
 * @property {(page: Page) => Promise<unknown>} [act]   What is done before.
 */

/** @type {Record<string, Picture>} */
const pictures = {
	setup: { address: admin( 'vitrina-setup' ), part: SCREEN },
	terminals: {
		address:
			'/wp-admin/admin.php?page=wc-settings&tab=shipping&section=vitrina_lpexpress',
		part: SCREEN,
	},
	picker: { address: '/produktas/lino-skalbiniai/', act: openPicker },
	banks: {
		address:
			'/wp-admin/admin.php?page=wc-settings&tab=checkout&section=vitrina_bank_link',
		part: SCREEN,
	},
	discounts: { address: admin( 'vitrina-discounts' ), part: SCREEN },
	tiers: { address: '/produktas/lino-skalbiniai/' },
	filters: { address: '/parduotuve/', act: openFilters },
	search: { address: '/', act: openSearch },
	swatches: {
		address: '/wp-admin/edit-tags.php?taxonomy=pa_spalva&post_type=product',
		part: SCREEN,
	},
	wishlist: { address: '/parduotuve/', act: openWishlist },
	newsletter: { address: admin( 'vitrina-newsletter' ), part: SCREEN },
	seller: { address: admin( 'vitrina-seller' ), part: SCREEN },
	facts: { address: admin( 'vitrina-product-facts' ), part: SCREEN },
	invoices: { address: admin( 'vitrina-invoices' ), part: SCREEN },
	withdrawals: { address: admin( 'vitrina-withdrawals' ), part: SCREEN },
	consent: { address: admin( 'vitrina-consent-log' ), part: SCREEN },
	cookies: { address: admin( 'vitrina-cookies' ), part: SCREEN },
	health: { address: '/wp-admin/site-health.php', part: SCREEN },
	customizer: { address: '/wp-admin/customize.php?autofocus[panel]=vitrina' },
};

/** @param {Page} page */
async function openPicker( page ) {
	await page.locator( '.single_add_to_cart_button' ).click();
	await page
		.locator( '.woocommerce-message' )
		.first()
		.waitFor( { state: 'attached' } );
	await page.goto( '/apmokejimas/' );
	await page
		.locator(
			'input[name^="shipping_method"][value*="lpexpress_terminal"]'
		)
		.check();
	await page.waitForFunction(
		() => ! document.querySelector( '#order_review .blockOverlay' )
	);
	await page.locator( '.vitrina-terminal-picker__open' ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByRole( 'combobox' ).fill( 'siau' );
	await dialog.getByRole( 'option' ).first().waitFor();
}

/** @param {Page} page */
async function openFilters( page ) {
	await page
		.locator(
			'[data-island-openers], .listing__filters-button, [popovertarget*="filter"]'
		)
		.first()
		.waitFor( { state: 'attached' } );
}

/** @param {Page} page */
async function openSearch( page ) {
	await page.locator( '[popovertarget="search-panel"]' ).first().click();
	await page
		.locator( 'input[type="search"]:visible' )
		.first()
		.fill( 'zvake' );
	await page.getByRole( 'option' ).first().waitFor();
}

/** @param {Page} page */
async function openWishlist( page ) {
	await page.locator( '[data-wishlist]' ).first().click();
	await page
		.locator( '[data-wishlist][aria-pressed="true"]' )
		.first()
		.waitFor();
	await page.locator( '[data-wishlist]' ).nth( 2 ).click();
}

/**
 * @param {Page}    page
 * @param {Picture} picture
 * @return {Promise<Buffer>} As PNG.
 */
async function take( page, { address, part, height = 720, act } ) {
	await page.goto( address );
	await act?.( page );
	await page.evaluate( () => document.fonts.ready );
	await page.waitForLoadState( 'networkidle' );
	await page.waitForTimeout( 500 );
	if ( ! part ) {
		return page.screenshot();
	}
	const box = await page.locator( part ).first().boundingBox();
	if ( ! box ) {
		throw new ExpectedError( `${ address } has no ${ part }.` );
	}
	return page.screenshot( {
		clip: { ...box, height: Math.min( box.height, height ) },
		fullPage: true,
	} );
}

/**
 * @param {string} file Path from the repository's root.
 * @param {Buffer} png
 */
async function write( file, png ) {
	for ( const quality of [ 80, 65, 50, 35 ] ) {
		const data = await sharp( png )
			.webp( { quality, effort: 6 } )
			.toBuffer();
		if ( data.length <= MOST ) {
			writeFileSync( path.join( root, file ), data );
			console.log( `${ file }  ${ Math.ceil( data.length / 1024 ) } KB` );
			return;
		}
	}
	throw new ExpectedError( `${ file } is larger than ${ MOST } bytes.` );
}
