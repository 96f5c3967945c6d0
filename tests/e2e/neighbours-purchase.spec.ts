import { minifiers, setOptions } from './neighbours/minifiers';
import { enableObjectCache } from './neighbours/object-cache';
import {
	activate,
	expectNoNotices,
	getMissingReason,
	neighbours,
	remove,
	type Neighbour,
} from './neighbours/plugin';
import { enableTwoLanguages } from './neighbours/polylang';
import { buy } from './purchase';
import { openTestShop } from './shop';
import type { Shop } from '../shop/handle.mjs';
import { test } from './test';

/** A purchase beside each third-party plugin that is in the cache; the others are named as skipped. */

/** Activates the plugin as a shop uses it. Returns the cleanup function. */
async function enable( shop: Shop, slug: Neighbour ): Promise< () => void > {
	if ( slug === 'polylang' ) {
		return enableTwoLanguages( shop );
	}
	await activate( shop, slug );
	const minifier = minifiers.find( ( known ) => known.slug === slug );
	if ( minifier ) {
		setOptions( shop, minifier.options );
	}
	const disconnect =
		slug === 'redis-cache' ? await enableObjectCache( shop ) : () => {};
	return () => {
		disconnect();
		remove( shop, slug, minifier?.tidy );
	};
}

/** Errors that are not ours: with any theme and plugins. */
const ERRORS: Partial< Record< Neighbour, RegExp > > = {
	// Its minified inline scripts of WooCommerce's blocks.
	'litespeed-cache': /^Unexpected token/,
	// It requests the lists of a guest who has none.
	'yith-woocommerce-wishlist': /401.*yith\/wishlist\/v1\/lists/,
};

for ( const slug of neighbours ) {
	test.describe( slug, () => {
		test.use( { allowedErrors: [ ERRORS[ slug ] ?? [] ].flat() } );

		let tidy: ( () => void ) | undefined;

		test.beforeAll( async () => {
			test.setTimeout( 120_000 );
			const why = await getMissingReason( slug );
			test.skip( why !== '', why );
			const shop = await openTestShop();
			shop.useBlockPages();
			tidy = await enable( shop, slug );
			shop.clearLog();
		} );

		test.afterAll( async () => {
			tidy?.();
			( await openTestShop() ).useClassicPages();
		} );

		test( `[OWN-23] beside ${ slug }, an order goes to a terminal and is paid at the bank @full`, async ( {
			page,
			shop,
		} ) => {
			await buy( page, shop, 'block', { terminal: true, bank: true } );
			expectNoNotices(
				shop,
				// The tests have no network, so Elementor's request to its server fails.
				slug === 'elementor'
					? '/plugins/elementor/includes/api.php'
					: undefined
			);
		} );
	} );
}
