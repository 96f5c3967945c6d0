#!/usr/bin/env node
/**
 * Do visitors see anything of each other's in pages from the cache? Guests, guests with a
 * cart and logged-in customers look at the shop through Varnish, while products change,
 * so that each page is stored again and again, for whoever comes first. Every response
 * is read: one that a cache may store contains no nonce, and nothing of any visitor's;
 * one that it may not store contains nothing of another visitor's.
 */
import { parseArgs } from 'node:util';
import { ShopError, runMain, printLine, step } from '../../shop/output.mjs';
import { openShop } from '../../shop/shop.mjs';
import { assertOutcome } from '../race/assert-outcome.mjs';
import { createProducts } from '../race/prepare.mjs';
import { publicPages } from '../race/public-pages.mjs';
import { Shopper } from '../race/shopper.mjs';
import { installPlugin } from '../race/test-plugin.mjs';

const HELP = `node tests/load/cluster/private-pages.mjs [--shop NAME]

  --pages N       stored pages to read (10000)
  --control N     the same with a plugin that prints visitors' data (200); succeeds only if it is found`;

/** Visitors of each kind; all of them are on the shop at the same time. */
const EACH = 8;

/** A product changes after so many responses. */
const CHANGE_AFTER = 250;

/** One of so many requests of a customer or a shopper is for a page of their own. */
const OWN_AFTER = 40;

/** A nonce that is printed by name, as an input, a parameter or a property. */
const NONCE = /nonce[^<>{}]{0,40}?["'=:\s][0-9a-f]{10}\b/i;

/**
 * @typedef {Object} Visitor
 * @property {Shopper}      shopper Sends the visitor's requests.
 * @property {string[]}     secrets Texts that no other visitor may see.
 * @property {string[]}     nonces  That the shop gave the visitor; guests without a session share them.
 * @property {string}       name    The customer's name, which the account page shows; '' for a guest.
 * @property {() => string} path    Of the next page.
 */

/** @typedef {import('../../shop/handle.mjs').Shop} Shop */

/**
 * @param {Shop}   shop
 * @param {number} number
 * @return {string} A customer's name, which is also the password.
 */
function createCustomer( shop, number ) {
	const name = `privatus-${ Date.now().toString( 36 ) }-${ number }`;
	shop.phpEval(
		`$id = wc_create_new_customer( getenv( 'NAME' ) . '@vitrina.example', getenv( 'NAME' ), getenv( 'NAME' ) );
		wp_update_user( [ 'ID' => $id, 'display_name' => getenv( 'NAME' ) ] );
		return $id;`,
		{ NAME: name }
	);
	return name;
}

/**
 * @param {Shop}     shop
 * @param {number}   number   Every third is a guest, a guest with a cart, a customer.
 * @param {number}   product  What those with a cart have in it.
 * @param {string[]} pages
 * @param {string[]} ownPages
 * @return {Promise<Visitor>} The visitor, in the shop.
 */
async function createVisitor( shop, number, product, pages, ownPages ) {
	const shopper = new Shopper( shop.url );
	shopper.setNewcomerCookie();
	const isCustomer = number % 3 === 2;
	const name = isCustomer ? createCustomer( shop, number ) : '';
	if ( name ) {
		await shopper.logIn( name );
	}
	if ( number % 3 > 0 ) {
		await shopper.add( product );
	}
	const { text } = await shopper.request( '/wp-json/vitrina/v1/state' );
	// A session's cookie begins with its ID.
	const session = shopper.cookie( 'wp_woocommerce_session_' );
	const [ id = '' ] = session.split( /%7C|\|/ );
	let count = number;
	return {
		shopper,
		name,
		secrets: [
			name,
			session,
			isCustomer ? '' : id,
			shopper.cookie( 'wordpress_logged_in_' ),
			shopper.cookie( 'vitrina_newcomer' ),
		].filter( Boolean ),
		nonces: Object.values( JSON.parse( text ).nonces ?? {} ),
		path() {
			count++;
			// Guests without a cart have no pages of their own.
			const list =
				number % 3 > 0 && count % OWN_AFTER === 0 ? ownPages : pages;
			return list[ ( count * 7 ) % list.length ] ?? '/';
		},
	};
}

/**
 * @param {Awaited<ReturnType<Shopper['request']>>} response
 * @param {Visitor}                                 visitor  Who got it.
 * @param {Visitor[]}                               visitors All of them.
 * @return {string} What it must not contain, or ''.
 */
function findLeak( { text, headers }, visitor, visitors ) {
	/** @param {string[]} texts */
	const found = ( texts ) => texts.find( ( each ) => text.includes( each ) );
	if ( ! isStored( headers ) ) {
		return (
			found(
				visitors
					.filter( ( other ) => other !== visitor )
					.flatMap( ( { secrets } ) => secrets )
			) ?? ''
		);
	}
	return (
		headers.get( 'set-cookie' ) ??
		found(
			visitors.flatMap( ( { secrets, nonces } ) => [
				...secrets,
				...nonces,
			] )
		) ??
		NONCE.exec( text )?.[ 0 ] ??
		''
	);
}

/**
 * @param {Headers} headers
 * @return {boolean} Whether the response came from Varnish, which then also names the request that stored it.
 */
const isHit = ( headers ) =>
	( headers.get( 'x-varnish' ) ?? '' ).includes( ' ' );

/**
 * @param {Headers} headers
 * @return {boolean} Whether the response came from Varnish, or Varnish stored it.
 */
const isStored = ( headers ) =>
	isHit( headers ) ||
	( headers.get( 'cache-control' ) ?? '' ).includes( 's-maxage' );

/**
 * @param {Shop}      shop
 * @param {Visitor[]} visitors
 * @param {number[]}  products One of them changes now and then.
 * @param {number}    count    Stored pages to read.
 * @return {Promise<number>} Responses that contained what they must not.
 */
async function readPages( shop, visitors, products, count ) {
	let stored = 0;
	let hits = 0;
	let personal = 0;
	let own = 0;
	let leaks = 0;
	let sent = 0;
	await Promise.all(
		visitors.map( async ( visitor ) => {
			while ( stored < count ) {
				const path = visitor.path();
				const response = await visitor.shopper.request( path );
				if ( response.status >= 400 ) {
					throw new ShopError(
						`${ path } returned ${ response.status }.`
					);
				}
				if ( isStored( response.headers ) ) {
					stored++;
					hits += Number( isHit( response.headers ) );
				} else {
					personal++;
					own += Number(
						visitor.name !== '' &&
							response.text.includes( visitor.name )
					);
				}
				const leak = findLeak( response, visitor, visitors );
				if ( leak ) {
					leaks++;
					if ( leaks === 1 ) {
						printLine( `  ${ path } contains “${ leak }”` );
					}
				}
				if ( ++sent % CHANGE_AFTER === 0 ) {
					// Listings, the front page and the product are stored again.
					shop.phpEval(
						`$product = wc_get_product( (int) getenv( 'ID' ) );
						$product->set_regular_price( (string) wp_rand( 1, 99 ) );
						return $product->save();`,
						{
							ID: String(
								products[ sent % products.length ] ?? 0
							),
						}
					);
				}
				if ( sent % 2000 === 0 ) {
					printLine( `  ${ stored } of ${ count } stored pages…` );
				}
			}
		} )
	);
	printLine(
		`  ${ stored } pages that a cache may store, ${ hits } of them from Varnish; ${ personal } that it may not; ${ leaks } with another visitor's data or a nonce`
	);
	if ( own === 0 ) {
		throw new ShopError(
			'No customer saw their own name: this test cannot find one.'
		);
	}
	return leaks;
}

await runMain( async () => {
	const { values } = parseArgs( {
		options: {
			shop: { type: 'string', default: 'cluster' },
			pages: { type: 'string', default: '10000' },
			control: { type: 'string', default: '200' },
			help: { type: 'boolean', default: false },
		},
	} );
	if ( values.help ) {
		return printLine( HELP );
	}
	const shop = openShop( values.shop );
	const products = createProducts( shop );
	const pages = publicPages( shop );
	const ownPages = /** @type {string[]} */ (
		shop.phpEval(
			`return array_map( 'wp_make_link_relative', [ wc_get_cart_url(), wc_get_checkout_url(), wc_get_page_permalink( 'myaccount' ), rest_url( 'wc/store/v1/cart' ) ] );`
		)
	);
	/** @type {Visitor[]} */
	const visitors = [];
	await step( 'Visitors, with carts and accounts', async () => {
		for ( let number = 0; number < 3 * EACH; number++ ) {
			visitors.push(
				await createVisitor(
					shop,
					number,
					products[ number % products.length ] ?? 0,
					pages,
					ownPages
				)
			);
		}
	} );
	for ( const isControl of [ true, false ] ) {
		printLine(
			isControl
				? '\nWith a plugin that prints the visitor’s session and a nonce:'
				: '\nWithout it:'
		);
		const remove = isControl
			? installPlugin(
					shop,
					new URL( './personal-footer.php', import.meta.url )
				)
			: () => {};
		// Pages that were stored before must not be read.
		shop.phpEval(
			`do_action( 'vitrina_page_cache_purge', [ 'all' ] ); return true;`
		);
		try {
			const leaks = await readPages(
				shop,
				visitors,
				products,
				Number( isControl ? values.control : values.pages )
			);
			assertOutcome( {
				wrong: leaks,
				isControl,
				fault: `${ leaks } responses contain another visitor's data or a nonce.`,
			} );
		} finally {
			remove();
		}
	}
} );
