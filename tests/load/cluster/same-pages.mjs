#!/usr/bin/env node
/**
 * Do all web servers of a cluster print the same bytes, although each has its files
 * at another time? Does Varnish serve a page to a visitor with a cart, until the shop
 * changes what it shows?
 */
import { parseArgs } from 'node:util';
import { openShop } from '../../shop/shop.mjs';
import { ShopError, runMain, printLine } from '../../shop/output.mjs';

const PAGES = [
	'/',
	'/parduotuve/',
	'/produktas/gintaro-migla/',
	'/zurnalas/',
];

/** Varnish lets it through, and no page depends on it. */
const PAST_VARNISH = 'comment_author_none=1';

/**
 * @param {string} url
 * @return {Promise<{ node: string, html: string }>} A page, and the web server that made it.
 */
async function read( url ) {
	const response = await fetch( url, {
		headers: { cookie: PAST_VARNISH },
	} );
	if ( response.status !== 200 ) {
		throw new ShopError( `${ url } returned ${ response.status }.` );
	}
	return {
		node: response.headers.get( 'x-node' ) ?? '',
		html: await response.text(),
	};
}

const PRODUCT = 'lino-skalbiniai';

/** Milliseconds until a page has to be fresh. */
const FRESH = 2000;

const CART = 'woocommerce_items_in_cart=1; woocommerce_cart_hash=a';

/**
 * @param {string} url
 * @param {string} cookie
 * @return {Promise<{ isHit: boolean, html: string }>} A page as a visitor gets it.
 */
async function visit( url, cookie ) {
	const response = await fetch( url, { headers: { cookie } } );
	return {
		// Varnish names the request that stored the page, too.
		isHit: ( response.headers.get( 'x-varnish' ) ?? '' ).includes( ' ' ),
		html: await response.text(),
	};
}

/** @param {import('../../shop/handle.mjs').Shop} shop */
async function checkPurge( shop ) {
	const url = `${ shop.url }/produktas/${ PRODUCT }/`;
	/** @type {( price: string ) => unknown} */
	const setPrice = ( price ) =>
		shop.phpEval(
			`$product = wc_get_product( get_page_by_path( '${ PRODUCT }', OBJECT, 'product' )->ID );
			$before = $product->get_regular_price();
			$product->set_regular_price( getenv( 'PRICE' ) );
			$product->save();
			return $before;`,
			{ PRICE: price }
		);
	await visit( url, '' );
	if ( ! ( await visit( url, CART ) ).isHit ) {
		throw new ShopError(
			'Varnish does not serve a page to a visitor with a cart.'
		);
	}
	const before = String( setPrice( '123.45' ) );
	try {
		const end = Date.now() + FRESH;
		while ( ! ( await visit( url, CART ) ).html.includes( '123,45' ) ) {
			if ( Date.now() > end ) {
				throw new ShopError(
					`After ${ FRESH } ms Varnish still serves the old price.`
				);
			}
		}
	} finally {
		setPrice( before );
	}
	printLine( '  Varnish serves visitors with a cart, and no old price' );
	const refused = await fetch( url, {
		method: 'PURGE',
		headers: { 'xkey-purge': 'prices' },
	} );
	if ( refused.status !== 405 ) {
		throw new ShopError(
			`A visitor's request to purge is answered with ${ refused.status }, not 405.`
		);
	}
	printLine( '  Varnish refuses to purge for visitors' );
}

await runMain( async () => {
	const { values } = parseArgs( {
		options: { shop: { type: 'string', default: 'cluster' } },
	} );
	const shop = openShop( values.shop );
	for ( const path of PAGES ) {
		/** @type {Map<string, string>} */
		const pages = new Map();
		for ( let i = 0; i < 8; i++ ) {
			const { node, html } = await read( shop.url + path );
			const known = pages.get( node );
			if ( known !== undefined && known !== html ) {
				throw new ShopError(
					`${ path } differs between two responses of one web server: the test proves nothing.`
				);
			}
			pages.set( node, html );
		}
		if ( pages.size < 2 ) {
			throw new ShopError( `${ path } came from one web server only.` );
		}
		if ( new Set( pages.values() ).size > 1 ) {
			throw new ShopError( `${ path } differs between the web servers.` );
		}
		printLine( `  ${ path } is the same from ${ pages.size } web servers` );
	}
	await checkPurge( shop );
} );
