#!/usr/bin/env node
/**
 * Takes the pictures of the owner's handbook, in both languages, from a running
 * native shop with the demo content.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ExpectedError, root, runMain } from './run.mjs';
import { chromiumPath, chromiumUnavailableReason } from '../tests/chromium.mjs';
import { openShop } from '../tests/shop/shop.mjs';

const HELP = `node bin/handbook.mjs --shop NAME [--only PICTURE,…] [--language lt|en]

  --shop NAME      a running shop: node tests/shop/cli.mjs start --name NAME --port 8100
  --only PICTURE   takes these only
  --language       takes those of this language only`;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../tests/shop/handle.mjs').Shop} Shop */

/** Maximum size of a picture in bytes: a page of the handbook has twenty pictures. */
const MOST = 60 * 1024;

const WIDTH = 1000;

/** Selector of a screen in wp-admin, without WordPress's menu. */
const SCREEN = '#wpbody-content';

const admin = ( /** @type {string} */ page ) =>
	`/wp-admin/admin.php?page=${ page }`;

/**
 * @typedef {Object} Picture
 * @property {string}                           address  Path of the page.
 * @property {string}                           [part]   Selector of the part to show; the whole window without it.
 * @property {number}                           [height] Maximum height in CSS pixels.
 * @property {(page: Page) => Promise<unknown>} [act]    What to do on the page first.
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
	filters: { address: '/parduotuve/', act: openFilters },
	search: { address: '/', act: openSearch },
	wishlist: { address: '/parduotuve/', act: openWishlist },
	newsletter: { address: admin( 'vitrina-newsletter' ), part: SCREEN },
	seller: { address: admin( 'vitrina-seller' ), part: SCREEN },
	facts: { address: admin( 'vitrina-product-facts' ), part: SCREEN },
	invoices: { address: admin( 'vitrina-invoices' ), part: SCREEN },
	withdrawals: { address: admin( 'vitrina-withdrawals' ), part: SCREEN },
	cookies: { address: admin( 'vitrina-cookies' ), part: SCREEN },
	health: { address: '/wp-admin/site-health.php', part: SCREEN },
};

/** PHP that stores the seller's data, as an owner would fill it in. */
const SELLER = `
	update_option( 'vitrina_companion_seller', [
		'trade_name'   => 'Lino namai',
		'legal_form'   => 'MB',
		'company'      => 'Lino namai',
		'company_code' => '121215587',
		'vat_code'     => 'LT119511515',
		'address'      => 'Lino g. 1, LT-01103 Vilnius',
		'email'        => 'labas@lino.example',
		'phone'        => '+370 612 34567',
	], true );
	return true;`;

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
	await page.locator( '.filters-button' ).first().click();
	await page.getByRole( 'dialog' ).waitFor();
}

/** @param {Page} page */
async function openSearch( page ) {
	await page.locator( '[popovertarget="search-panel"]' ).first().click();
	await page
		.locator( 'input[type="search"]:visible' )
		.first()
		.fill( 'zvake' );
	await page.getByRole( 'listbox' ).getByRole( 'option' ).first().waitFor();
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
	// Until pictures are loaded and animations have ended. Waiting for an idle network
	// does not work, because a screen of wp-admin may never be idle.
	await page.waitForTimeout( 1500 );
	if ( ! part ) {
		return page.screenshot();
	}
	if ( ( await page.locator( part ).count() ) === 0 ) {
		throw new ExpectedError(
			`${ page.url() } has no ${ part }: ${ ( await page.textContent( 'body' ) )?.trim().slice( 0, 300 ) }`
		);
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

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Shop}                               shop
 * @param {string}                             language
 */
async function visit( browser, shop, language ) {
	const context = await browser.newContext( {
		baseURL: shop.url,
		viewport: { width: WIDTH, height: 720 },
		reducedMotion: 'reduce',
		extraHTTPHeaders:
			language === 'en' ? { 'X-Vitrina-Language': 'en_US' } : {},
	} );
	context.setDefaultTimeout( 30_000 );
	return context.newPage();
}

/**
 * @param {Page} page
 * @param {Shop} shop
 */
async function logIn( page, shop ) {
	await page.goto( '/wp-login.php' );
	await page.locator( '#loginform input:focus' ).waitFor();
	await page.locator( '#user_login' ).fill( shop.admin.user );
	await page.locator( '#user_pass' ).fill( shop.admin.password );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( /wp-admin/ );
}

await runMain( async () => {
	const { values } = parseArgs( {
		options: {
			shop: { type: 'string' },
			only: { type: 'string' },
			language: { type: 'string' },
			help: { type: 'boolean' },
		},
	} );
	if ( values.help || ! values.shop ) {
		return console.log( HELP );
	}
	const reason = chromiumUnavailableReason();
	if ( reason ) {
		throw new ExpectedError( `No pictures were taken: ${ reason }.` );
	}
	const shop = await openShop( values.shop );
	shop.useClassicPages();
	shop.phpEval( SELLER );
	mkdirSync( path.join( root, 'docs/owner/pictures' ), { recursive: true } );
	const only = values.only?.split( ',' );
	const browser = await chromium.launch( {
		executablePath: chromiumPath,
		args: [ '--no-sandbox' ],
	} );
	try {
		for ( const language of values.language
			? [ values.language ]
			: [ 'lt', 'en' ] ) {
			const owner = await visit( browser, shop, language );
			await logIn( owner, shop );
			for ( const [ name, picture ] of Object.entries( pictures ) ) {
				if ( only && ! only.includes( name ) ) {
					continue;
				}
				const isOwners = picture.address.startsWith( '/wp-admin' );
				const page = isOwners
					? owner
					: await visit( browser, shop, language );
				await write(
					`docs/owner/pictures/${ name }-${ language }.webp`,
					await take( page, picture )
				);
				if ( ! isOwners ) {
					await page.context().close();
				}
			}
		}
	} finally {
		await browser.close();
	}
} );
