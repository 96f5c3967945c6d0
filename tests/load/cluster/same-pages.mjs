#!/usr/bin/env node
/**
 * Do all web servers of a cluster print the same bytes, although each has its files
 * at another time?
 */
import { parseArgs } from 'node:util';
import { openShop } from '../../shop/shop.mjs';
import { ShopError, runMain, say } from '../../shop/say.mjs';

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
		say( `  ${ path } is the same from ${ pages.size } web servers` );
	}
} );
