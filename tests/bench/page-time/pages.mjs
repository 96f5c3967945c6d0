/**
 * The pages that the benchmarks of the server's time request, from this theme and from
 * Storefront, and how.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openShop } from '../../shop/shop.mjs';

/** @typedef {import('../../shop/handle.mjs').Shop} Shop */

/**
 * @typedef {Object} Contender
 * @property {Shop}                   shop    The shop.
 * @property {Record<string, string>} headers Sent with each request.
 * @property {string}                 cart    Cookies of a shopper with one product in the cart.
 */

/**
 * @typedef {Object} Response
 * @property {number} time    Time to first byte, in ms.
 * @property {number} cpu     The processor's time, in ms.
 * @property {number} queries How many the page made.
 * @property {number} cards   Products on the page.
 * @property {any}    profile Null if the request did not ask for it.
 */

/** Name of a page → its path. Those of `withCart` are requested with a product in the cart. */
export const paths = {
	front: '/',
	listing: '/parduotuve/',
	category: '/kategorija/kvepalai/',
	search: '/?s=kvapas&post_type=product',
	'simple product': '/produktas/lino-skalbiniai/',
	'12 variations': '/produktas/dvylika-spalvu/',
	'1,000 variations': '/produktas/kvapas-pagal-jus/',
	cart: '/krepselis-2/',
	checkout: '/apmokejimas/',
	'listing with a cart': '/parduotuve/',
};

/** @type {(keyof typeof paths)[]} */
const withCart = [ 'cart', 'checkout', 'listing with a cart' ];

/** Must-use plugins → their sources. */
const mustUse = {
	'bench-equal-pages.php': join( import.meta.dirname, 'equal-pages.php' ),
	'bench-profile.php': join(
		import.meta.dirname,
		'../profile/bench-profile.php'
	),
};

/**
 * @param {Shop}                   shop
 * @param {Record<string, string>} headers
 * @return {Promise<string>} Cookies of a shopper with one product in the cart.
 */
async function createCart( shop, headers ) {
	const id = shop.phpEval(
		`return get_page_by_path( 'lino-skalbiniai', OBJECT, 'product' )->ID;`
	);
	const response = await fetch( `${ shop.url }/?add-to-cart=${ id }`, {
		headers,
		redirect: 'manual',
	} );
	return response.headers
		.getSetCookie()
		.map( ( line ) => line.split( ';' )[ 0 ] )
		.join( '; ' );
}

/**
 * @param {Shop}   shop
 * @param {string} name
 * @return {string} The path of a must-use plugin in the shop.
 */
export function mustUsePath( shop, name ) {
	return join( shop.root, 'wordpress/wp-content/mu-plugins', name );
}

/**
 * @return {{ ours: Shop, theirs: Shop }} The running shops that the environment names.
 */
const openShops = () => ( {
	ours: openShop( process.env.SHOP_NAME ?? 'shop' ),
	theirs: openShop( process.env.STOREFRONT_NAME ?? 'storefront' ),
} );

/**
 * Prepares the shops, runs the callback, and restores them.
 *
 * @param {(contenders: { ours: Contender, theirs: Contender, alone: Contender }) => Promise<void>} callback
 *                                                                                                           Storefront with our plugins, and without.
 * @param {{ ours: Shop, theirs: Shop }}                                                            [shops]
 */
export async function withContenders( callback, shops = openShops() ) {
	const { ours, theirs } = shops;
	try {
		for ( const shop of [ ours, theirs ] ) {
			for ( const [ name, source ] of Object.entries( mustUse ) ) {
				copyFileSync( source, mustUsePath( shop, name ) );
			}
		}
		const none = { 'x-bench-plugins': 'none' };
		await callback( {
			ours: {
				shop: ours,
				headers: {},
				cart: await createCart( ours, {} ),
			},
			theirs: {
				shop: theirs,
				headers: {},
				cart: await createCart( theirs, {} ),
			},
			alone: {
				shop: theirs,
				headers: none,
				cart: await createCart( theirs, none ),
			},
		} );
	} finally {
		for ( const shop of [ ours, theirs ] ) {
			for ( const name of Object.keys( mustUse ) ) {
				rmSync( mustUsePath( shop, name ), { force: true } );
			}
		}
	}
}

/**
 * @param {Contender}              contender
 * @param {keyof typeof paths}     page
 * @param {Record<string, string>} [headers]
 * @return {Promise<Response>} What the page took.
 */
export async function request( contender, page, headers = {} ) {
	const startTime = performance.now();
	const response = await fetch( contender.shop.url + paths[ page ], {
		headers: {
			...contender.headers,
			...headers,
			cookie: withCart.includes( page ) ? contender.cart : '',
		},
	} );
	const time = performance.now() - startTime;
	const html = await response.text();
	const found = /<!-- bench (\S+) -->/.exec( html );
	if ( response.status !== 200 || ! found?.[ 1 ] ) {
		throw new Error(
			`${ contender.shop.url }${ paths[ page ] } answered ${ response.status } without figures.`
		);
	}
	return {
		time,
		...JSON.parse( Buffer.from( found[ 1 ], 'base64' ).toString() ),
	};
}
