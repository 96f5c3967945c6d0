#!/usr/bin/env node
/**
 * Measures the gzipped size of the scripts that a first visitor downloads: scripts
 * that run before the first interaction, scripts that are prefetched when the page
 * is idle, and all scripts of a tour that opens everything on a product page once,
 * React included; for comparison, Storefront's pages before the first interaction.
 * Fails over a limit. It needs two running shops: SHOP_NAME names this theme's,
 * STOREFRONT_NAME one that was started with `--theme storefront`.
 */
import { gzipSync } from 'node:zlib';
import { chromium, devices } from '@playwright/test';
import { openShop } from '../../shop/shop.mjs';
import { chromiumPath } from '../../chromium.mjs';

const KB = 1024;

/** Limits in gzipped bytes. */
const limits = { executed: 14 * KB, transferred: 85 * KB, tour: 135 * KB };

const pages = {
	listing: '/parduotuve/',
	category: '/kategorija/zvakes/',
	'simple product': '/produktas/lino-skalbiniai/',
	'variable product': '/produktas/dvylika-spalvu/',
};

/** What can be opened on a product page in a wide window, each once. */
const tour = [
	'.swatches [role="radio"]',
	'form.cart .quantity__step[data-step="1"]',
	'.gallery__pictures a',
	'.gallery__thumbnails a',
	'button.single_add_to_cart_button',
	'.site-header__cart',
	'[popovertarget="search-panel"]',
	'.heart',
	'a[data-login]',
	'a[data-quick-view]',
];

/** The same for a window as narrow as a phone. */
const phoneTour = [ '.site-header__menu' ];

/**
 * @param {import('@playwright/test').Page} page
 * @param {string}                          selector Selector of the opener.
 */
async function open( page, selector ) {
	const control = page.locator( `${ selector }:visible` ).first();
	if ( ! ( await control.count() ) ) {
		throw new Error( `The product page shows no ${ selector }.` );
	}
	await control.scrollIntoViewIfNeeded();
	await control.hover( { force: true } );
	await control.click( { force: true, timeout: 3000 } );
	await page.waitForTimeout( 1500 );
	// Closes what was opened.
	await page.keyboard.press( 'Escape' );
	await page.keyboard.press( 'Escape' );
	await page.waitForTimeout( 500 );
}

const browser = await chromium.launch( {
	executablePath: chromiumPath,
	args: [ '--no-sandbox' ],
} );

/**
 * @typedef {Object} Weight
 * @property {number}   executed    Gzipped bytes that ran before the first interaction.
 * @property {number}   transferred The same, including prefetched scripts.
 * @property {number}   tour        The same, after everything was opened; 0 without a tour.
 * @property {string[]} reacts      Scripts of React that ran before the first interaction.
 */

/**
 * @param {string}  url
 * @param {boolean} isTour Whether to open everything afterwards.
 * @return {Promise<Weight>} The measured sizes.
 */
async function measurePageWeight( url, isTour ) {
	// A card shows its quick view button only on hover.
	const context = await browser.newContext(
		isTour
			? { viewport: { width: 1280, height: 900 } }
			: devices[ 'Pixel 7' ]
	);
	const page = await context.newPage();
	/** @type {Map<string, number>} Bytes by address: a file counts once. */
	const files = new Map();
	page.on( 'response', async ( response ) => {
		const path = new URL( response.url() ).pathname;
		if ( path.endsWith( '.js' ) && response.ok() ) {
			const body = await response.body().catch( () => null );
			if ( body ) {
				files.set( path, gzipSync( body ).length );
			}
		}
	} );
	const sum = () => [ ...files.values() ].reduce( ( a, b ) => a + b, 0 );
	await page.goto( url, { waitUntil: 'load' } );
	await page.waitForTimeout( 4000 );
	// Executed scripts have a script element; prefetched ones have a link.
	const { inline, ran } = await page.evaluate( () => ( {
		inline: [
			...document.querySelectorAll(
				'script:not([src]):is(:not([type]), [type="module"], [type="text/javascript"])'
			),
		]
			.map( ( { textContent } ) => textContent )
			.join( '\n' ),
		ran: [ ...document.scripts ]
			.filter( ( { src } ) => src )
			.map( ( { src } ) => new URL( src ).pathname ),
	} ) );
	const inlineBytes = gzipSync( inline ).length;
	const executed =
		inlineBytes +
		[ ...new Set( ran ) ].reduce(
			( bytes, path ) => bytes + ( files.get( path ) ?? 0 ),
			0
		);
	// The browser does not expose the body of a prefetched response.
	const ahead = await page.evaluate( () =>
		[
			...document.querySelectorAll(
				/** @type {'link'} */ ( 'link[rel="prefetch"][as="script"]' )
			),
		].map( ( { href } ) => href )
	);
	for ( const href of ahead ) {
		const response = await fetch( href );
		if ( ! response.ok ) {
			throw new Error( `${ href } answers ${ response.status }.` );
		}
		files.set(
			new URL( href ).pathname,
			gzipSync( Buffer.from( await response.arrayBuffer() ) ).length
		);
	}
	const transferred = inlineBytes + sum();
	if ( isTour ) {
		for ( const selector of tour ) {
			await open( page, selector );
		}
		await page.setViewportSize( { width: 390, height: 844 } );
		for ( const selector of phoneTour ) {
			await open( page, selector );
		}
	}
	const all = inlineBytes + sum();
	if ( process.env.BENCH_FILES ) {
		console.table( Object.fromEntries( files ) );
	}
	await context.close();
	return {
		executed,
		transferred,
		tour: isTour ? all : 0,
		reacts: ran.filter( ( path ) => /react/.test( path ) ),
	};
}

const ours = openShop( process.env.SHOP_NAME ?? 'shop' );
const theirs = openShop( process.env.STOREFRONT_NAME ?? 'storefront' );
const kb = ( /** @type {number} */ bytes ) => ( bytes / KB ).toFixed( 1 );
/** @type {Record<string, Record<string, string>>} */
const table = {};
/** @type {string[]} */
const faults = [];
for ( const [ name, path ] of Object.entries( pages ) ) {
	console.log( `${ name }…` );
	const isTour = name === 'variable product';
	const weight = await measurePageWeight( ours.url + path, isTour );
	const beside = await measurePageWeight( theirs.url + path, false );
	table[ name ] = {
		executed: kb( weight.executed ),
		'with the prefetched': kb( weight.transferred ),
		tour: weight.tour ? kb( weight.tour ) : '',
		'Storefront before a touch': kb( beside.executed ),
	};
	for ( const [ what, limit ] of Object.entries( limits ) ) {
		const bytes = weight[ /** @type {keyof typeof limits} */ ( what ) ];
		if ( bytes > limit ) {
			faults.push(
				`${ name }: ${ what } ${ kb( bytes ) } KB, over ${ kb( limit ) }`
			);
		}
	}
	if ( weight.reacts.length > 0 ) {
		faults.push( `${ name }: React ran before anything was touched` );
	}
}
await browser.close();
console.log( '\nScript, KB gzipped' );
console.table( table );
if ( faults.length > 0 ) {
	console.error( faults.join( '\n' ) );
	process.exitCode = 1;
}
