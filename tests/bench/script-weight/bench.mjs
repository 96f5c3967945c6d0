#!/usr/bin/env node
/**
 * Measures the gzipped size of the scripts that a first visitor downloads: scripts
 * that run before the first interaction, scripts that are prefetched when the page
 * is idle, and all scripts of a tour that opens everything on a product page once,
 * React included; and the fonts, and how many scripts the first paint waits for. For
 * comparison, Storefront's pages before the first interaction. The classic cart and
 * checkout are measured with one product in the cart. Fails over a limit. It needs two running shops: SHOP_NAME names this theme's,
 * STOREFRONT_NAME one that was started with `--theme storefront`.
 */
import { gzipSync } from 'node:zlib';
import { devices } from '@playwright/test';
import { openShop } from '../../shop/shop.mjs';
import { launchChromium } from '../../launch-chromium.mjs';
import { record } from '../figures.mjs';

const KB = 1024;

/** Limits in gzipped bytes, for fonts in bytes, and in scripts. */
const limits = {
	inHtml: 14 * KB,
	executed: 14 * KB,
	transferred: 85 * KB,
	tour: 135 * KB,
	fonts: 45 * KB,
	blocking: 0,
};

/** Of the pages that use WooCommerce's scripts, and jQuery. */
const accountLimits = {
	...limits,
	inHtml: 100 * KB,
	executed: 100 * KB,
	transferred: 125 * KB,
};

/** With the terminal picker, which runs when the page is idle, on React. */
const cartLimits = {
	...accountLimits,
	executed: 160 * KB,
	transferred: 200 * KB,
};

const simpleProduct = '/produktas/lino-skalbiniai/';

/** @type {Record<string, { path: string, hasCart?: boolean, hasTour?: boolean, allowed?: typeof limits }>} */
const pages = {
	listing: { path: '/parduotuve/' },
	category: { path: '/kategorija/zvakes/' },
	'simple product': { path: simpleProduct },
	'variable product': { path: '/produktas/dvylika-spalvu/', hasTour: true },
	'classic cart': {
		path: '/krepselis-2/',
		hasCart: true,
		allowed: cartLimits,
	},
	'classic checkout': {
		path: '/apmokejimas/',
		hasCart: true,
		allowed: cartLimits,
	},
	account: { path: '/paskyra/', allowed: accountLimits },
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

const browser = await launchChromium();

/**
 * @typedef {Object} Weight
 * @property {number}   inHtml      Gzipped bytes of the scripts in the page's HTML.
 * @property {number}   executed    Gzipped bytes that ran before the first interaction.
 * @property {number}   transferred The same, including prefetched scripts.
 * @property {number}   tour        The same, after everything was opened; 0 without a tour.
 * @property {number}   fonts       Bytes of the fonts.
 * @property {number}   blocking    Scripts that the first paint waited for.
 * @property {string[]} reacts      Scripts of React that ran before the first interaction.
 */

/**
 * Puts one product into the cart.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          home The shop's address.
 */
async function fillCart( page, home ) {
	await page.goto( home + simpleProduct );
	const id = await page
		.locator( '[name="add-to-cart"]' )
		.first()
		.getAttribute( 'value' );
	await page.goto( `${ home }/?add-to-cart=${ id }` );
	const client = await page.context().newCDPSession( page );
	await client.send( 'Network.clearBrowserCache' );
}

/**
 * @param {string}  home    The shop's address.
 * @param {string}  path
 * @param {boolean} isTour  Whether to open everything afterwards.
 * @param {boolean} hasCart Whether the visitor has a product in the cart.
 * @return {Promise<Weight>} The measured sizes.
 */
async function measurePageWeight( home, path, isTour, hasCart ) {
	// A card shows its quick view button only on hover.
	const context = await browser.newContext(
		isTour
			? { viewport: { width: 1280, height: 900 } }
			: devices[ 'Pixel 7' ]
	);
	const page = await context.newPage();
	if ( hasCart ) {
		await fillCart( page, home );
	}
	/** @type {Map<string, number>} Bytes by address: a file counts once. */
	const files = new Map();
	let fonts = 0;
	page.on( 'response', async ( response ) => {
		const { pathname } = new URL( response.url() );
		const isFont = response.request().resourceType() === 'font';
		if ( ! response.ok() || ! ( isFont || pathname.endsWith( '.js' ) ) ) {
			return;
		}
		const body = await response.body().catch( () => null );
		if ( body && isFont ) {
			fonts += body.length;
		} else if ( body ) {
			files.set( pathname, gzipSync( body ).length );
		}
	} );
	const sum = () => [ ...files.values() ].reduce( ( a, b ) => a + b, 0 );
	await page.goto( home + path, { waitUntil: 'load' } );
	await page.waitForTimeout( 4000 );
	// Executed scripts have a script element; prefetched ones have a link.
	const { inline, ran, inPage, blocking } = await page.evaluate( () => ( {
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
		// The core marks those that it adds.
		inPage: [ ...document.scripts ]
			.filter(
				( { src, fetchPriority } ) => src && fetchPriority !== 'high'
			)
			.map( ( { src } ) => new URL( src ).pathname ),
		blocking: performance
			.getEntriesByType( 'resource' )
			.filter(
				( entry ) =>
					'initiatorType' in entry &&
					entry.initiatorType === 'script' &&
					'renderBlockingStatus' in entry &&
					entry.renderBlockingStatus === 'blocking'
			).length,
	} ) );
	const inlineBytes = gzipSync( inline ).length;
	/** @param {string[]} paths Addresses of scripts. */
	const weigh = ( paths ) =>
		[ ...new Set( paths ) ].reduce(
			( bytes, file ) => bytes + ( files.get( file ) ?? 0 ),
			inlineBytes
		);
	const executed = weigh( ran );
	const inHtml = weigh( inPage );
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
		inHtml,
		executed,
		transferred,
		tour: isTour ? all : 0,
		fonts,
		blocking,
		reacts: ran.filter( ( file ) => /react/.test( file ) ),
	};
}

const ours = openShop( process.env.SHOP_NAME ?? 'shop' );
const theirs = openShop( process.env.STOREFRONT_NAME ?? 'storefront' );
const kb = ( /** @type {number} */ bytes ) => ( bytes / KB ).toFixed( 1 );
/** @type {Record<string, Record<string, string>>} */
const table = {};
/** @type {string[]} */
const faults = [];
for ( const [ name, page ] of Object.entries( pages ) ) {
	const { path, hasCart = false, hasTour = false, allowed = limits } = page;
	console.log( `${ name }…` );
	const weight = await measurePageWeight( ours.url, path, hasTour, hasCart );
	const beside = await measurePageWeight( theirs.url, path, false, hasCart );
	table[ name ] = {
		'in the HTML': kb( weight.inHtml ),
		executed: kb( weight.executed ),
		'with the prefetched': kb( weight.transferred ),
		tour: weight.tour ? kb( weight.tour ) : '',
		fonts: kb( weight.fonts ),
		blocking: String( weight.blocking ),
		'Storefront: in the HTML': kb( beside.inHtml ),
		'Storefront: executed': kb( beside.executed ),
		'Storefront: fonts': kb( beside.fonts ),
		'Storefront: blocking': String( beside.blocking ),
	};
	record( [
		{
			what: `scripts that run before the first touch, ${ name }`,
			unit: 'KB',
			ours: weight.executed / KB,
			theirs: beside.executed / KB,
			limit: allowed.executed / KB,
		},
		{
			what: `fonts, ${ name }`,
			unit: 'KB',
			ours: weight.fonts / KB,
			theirs: beside.fonts / KB,
			limit: allowed.fonts / KB,
		},
		...( hasTour
			? [
					{
						what: `scripts when everything was opened, ${ name }`,
						unit: 'KB',
						ours: weight.tour / KB,
						limit: allowed.tour / KB,
					},
				]
			: [] ),
	] );
	for ( const [ what, limit ] of Object.entries( allowed ) ) {
		const value = weight[ /** @type {keyof typeof limits} */ ( what ) ];
		if ( value > limit ) {
			faults.push(
				what === 'blocking'
					? `${ name }: the first paint waits for ${ value } scripts`
					: `${ name }: ${ what } ${ kb( value ) } KB, over ${ kb( limit ) }`
			);
		}
	}
	if ( weight.reacts.length > 0 && ! hasCart ) {
		faults.push( `${ name }: React ran before anything was touched` );
	}
}
await browser.close();
console.log( '\nScripts, KB gzipped; fonts, KB; scripts that block' );
console.table( table );
if ( faults.length > 0 ) {
	console.error( faults.join( '\n' ) );
	process.exitCode = 1;
}
