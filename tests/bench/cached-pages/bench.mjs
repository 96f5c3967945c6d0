#!/usr/bin/env node
/**
 * Measures a shop behind Varnish with the rules of docs/scaling/shop.vcl: the time to first
 * byte of pages from the cache, how many requests it answers in a second, and how often a
 * page comes from the cache on a day of 10,000 visits. Of these visitors 5 % put something
 * into the cart and go on with it, and orders change the stock, which purges pages.
 *
 * Fails over the limits, and if a request fails. It starts and stops a shop of its own.
 * BENCH_VISITS sets the number of visits, BENCH_PORT the port.
 */
import http from 'node:http';
import { publicPages } from '../../load/race/public-pages.mjs';
import { startShop } from '../../shop/shop.mjs';
import { finish } from '../figures.mjs';
import { quantile } from '../terminal-search/measure.mjs';

/** @typedef {import('../figures.mjs').Figure} Figure */

const port = Number( process.env.BENCH_PORT ?? 8892 );
const visits = Number( process.env.BENCH_VISITS ?? 10_000 );

const limits = { firstByte: 3, perSecond: 2000, missed: 2 };

const BUYERS = 0.05;

/** Visitors on the shop at the same time. */
const AT_ONCE = 24;

/** Orders of a day come in so many batches, from one process of PHP each. */
const BATCHES = 20;

/** Milliseconds of the measurement of requests in a second. */
const RUSH = 5000;

const shop = await startShop( {
	name: 'bench-cached',
	port,
	asHosted: true,
	cluster: { nodes: 1, redis: false, varnish: true },
} );

const agent = new http.Agent( { keepAlive: true, maxSockets: AT_ONCE } );

/**
 * @typedef {Object} Response
 * @property {number}   status    Of HTTP.
 * @property {boolean}  isHit     Whether Varnish had it.
 * @property {boolean}  isShared  Whether a cache may store it.
 * @property {number}   firstByte In ms.
 * @property {string[]} cookies   That it sets.
 */

/**
 * @param {string} path
 * @param {string} [cookie]
 * @param {string} [form]   Sent by POST.
 * @return {Promise<Response>} When all of it has arrived.
 */
const send = ( path, cookie = '', form = undefined ) =>
	new Promise( ( resolve, reject ) => {
		const start = performance.now();
		const request = http.request(
			shop.url + path,
			{
				agent,
				method: form === undefined ? 'GET' : 'POST',
				headers: {
					'accept-encoding': 'gzip',
					...( cookie && { cookie } ),
					...( form !== undefined && {
						'content-type': 'application/x-www-form-urlencoded',
					} ),
				},
			},
			( response ) => {
				const firstByte = performance.now() - start;
				const { headers } = response;
				response.resume();
				response.on( 'error', reject );
				response.on( 'end', () =>
					resolve( {
						status: response.statusCode ?? 0,
						// Varnish names the request that stored the page, too.
						isHit: String( headers[ 'x-varnish' ] ).includes( ' ' ),
						isShared: /s-maxage/.test(
							headers[ 'cache-control' ] ?? ''
						),
						firstByte,
						cookies: ( headers[ 'set-cookie' ] ?? [] ).map(
							( line ) => line.split( ';' )[ 0 ] ?? ''
						),
					} )
				);
			}
		);
		request.on( 'error', ( error ) => {
			const { code } = /** @type {NodeJS.ErrnoException} */ ( error );
			// Varnish closes connections that are idle for 5 s. If a request is sent on one at that
			// moment, there is no response, and it is sent again, as browsers do.
			if ( request.reusedSocket && code === 'ECONNRESET' ) {
				send( path, cookie, form ).then( resolve, reject );
			} else {
				reject(
					new Error( `${ path } failed: ${ error.message }`, {
						cause: error,
					} )
				);
			}
		} );
		request.end( form );
	} );

const pages = publicPages( shop );

/** @typedef {{ products: number[], cart: string, checkout: string }} Places */

const places = /** @type {Places} */ (
	shop.phpEval( `
		$sold  = wc_get_products( [ 'type' => 'simple', 'stock_status' => 'instock', 'limit' => 20, 'return' => 'ids' ] );
		foreach ( $sold as $id ) {
			$product = wc_get_product( $id );
			$product->set_manage_stock( true );
			$product->set_stock_quantity( 1000 );
			$product->save();
		}
		return [
			'products' => $sold,
			'cart'     => wp_make_link_relative( wc_get_cart_url() ),
			'checkout' => wp_make_link_relative( wc_get_checkout_url() ),
		];` )
);

let seed = 18;
/** The same day in each run. */
const random = () => {
	seed = ( seed * 1_103_515_245 + 12_345 ) % 2_147_483_648;
	return seed / 2_147_483_648;
};

/**
 * A page in proportion to its popularity, which falls with its place in the list (Zipf's law).
 *
 * @return {string} Its path.
 */
const anyPage = () =>
	pages[ Math.floor( pages.length ** random() ) - 1 ] ?? '/';

const anyProduct = () =>
	places.products[ Math.floor( random() * places.products.length ) ];

/** @type {string[]} */
const errors = [];
const seen = { shared: 0, hits: 0, personal: 0 };

/**
 * @param {string} path
 * @param {string} cookie
 */
async function view( path, cookie ) {
	const answer = await send( path, cookie );
	if ( answer.status !== 200 && answer.status !== 302 ) {
		errors.push( `${ path } answered ${ answer.status }` );
	}
	if ( answer.isShared ) {
		seen.shared++;
		seen.hits += Number( answer.isHit );
	} else {
		seen.personal++;
	}
}

/** One visit: two to eight pages; a buyer adds a product to the cart on the way. */
async function visit() {
	const count = 2 + Math.floor( random() * 7 );
	const buysAt = random() < BUYERS ? Math.floor( count / 2 ) : -1;
	let cookie = '';
	for ( let page = 0; page < count; page++ ) {
		await view( anyPage(), cookie );
		if ( page === buysAt ) {
			const id = anyProduct();
			const added = await send(
				'/?wc-ajax=add_to_cart',
				'',
				`product_id=${ id }&quantity=1`
			);
			cookie = added.cookies.join( '; ' );
			if ( added.status !== 200 || ! cookie ) {
				errors.push( `adding ${ id } answered ${ added.status }` );
			}
		}
	}
	if ( cookie ) {
		await view( places.cart, cookie );
		await view( places.checkout, cookie );
	}
}

/** @param {number} count Orders, which reduce the stock. */
const order = ( count ) =>
	shop.phpEval(
		`foreach ( json_decode( getenv( 'PRODUCTS' ) ) as $id ) {
			$order = wc_create_order();
			$order->add_product( wc_get_product( $id ) );
			$order->set_status( 'processing' );
			$order->save();
		}
		return true;`,
		{
			PRODUCTS: JSON.stringify(
				Array.from( { length: count }, anyProduct )
			),
		}
	);

/** @type {Figure[]} */
const figures = [];
try {
	for ( const path of pages ) {
		await view( path, '' );
	}
	const firstBytes = [];
	for ( let count = 0; count < 500; count++ ) {
		const { isHit, firstByte } = await send( anyPage() );
		if ( isHit ) {
			firstBytes.push( firstByte );
		}
	}
	figures.push( {
		what: 'first byte of a page from Varnish, median',
		unit: 'ms',
		ours: quantile( firstBytes, 0.5 ),
		limit: limits.firstByte,
	} );

	console.log( `${ RUSH / 1000 } s of requests, ${ AT_ONCE } at once…` );
	let answered = 0;
	const end = performance.now() + RUSH;
	await Promise.all(
		Array.from( { length: AT_ONCE }, async () => {
			while ( performance.now() < end ) {
				const { status } = await send( anyPage() );
				answered++;
				if ( status !== 200 ) {
					errors.push( `a page answered ${ status }` );
				}
			}
		} )
	);
	const perSecond = ( answered * 1000 ) / RUSH;
	figures.push( {
		what: 'time of one machine for a page from Varnish, with the client on it',
		unit: 'ms',
		ours: 1000 / perSecond,
		limit: 1000 / limits.perSecond,
	} );
	console.log( `${ perSecond.toFixed( 0 ) } requests in a second` );

	Object.assign( seen, { shared: 0, hits: 0, personal: 0 } );
	let left = visits;
	for ( let batch = 0; batch < BATCHES; batch++ ) {
		const until = visits - ( visits * ( batch + 1 ) ) / BATCHES;
		console.log( `${ visits - left } of ${ visits } visits…` );
		await Promise.all(
			Array.from( { length: AT_ONCE }, async () => {
				while ( left > until ) {
					left--;
					await visit();
				}
			} )
		);
		order( Math.round( ( visits * BUYERS ) / BATCHES ) );
	}
	figures.push( {
		what: `public pages that Varnish does not have, on a day of ${ visits } visits`,
		unit: '%',
		ours: 100 - ( 100 * seen.hits ) / seen.shared,
		limit: limits.missed,
	} );
	console.log(
		`${ seen.shared } public pages, ${ seen.hits } from Varnish; ${ seen.personal } personal ones`
	);
} finally {
	agent.destroy();
	await shop.stop();
}
console.table(
	Object.fromEntries(
		figures.map( ( { what, unit, ours, limit } ) => [
			what,
			{ ours: ours.toFixed( 2 ), limit, unit },
		] )
	)
);
finish( figures, errors );
