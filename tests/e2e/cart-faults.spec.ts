import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import {
	clearSnapshots,
	takeSnapshot,
	snapshotAfterOneSecond,
	recordCartSnapshots,
	type Cart,
} from './cart-watch';
import { withTestCoupon } from './coupon';
import { fullUnless, isFull } from './full';
import { expect, test } from './test';

/**
 * Ten faults of the network or the shop, for each of five cart actions. Each is
 * tested before and after the server has carried out the action.
 */

const LISTING = '/parduotuve/';

/** Time-out of the page's requests during the test, in ms. */
const TIMEOUT = 2500;

/** A truncated response ends somewhere in its first part. */
const BEGINNING =
	'{"fragments":{"div.widget_shopping_cart_content":"<div class=\\"wid';

type Moment = 'before' | 'after';

interface Fault {
	/** What the browser receives instead of the shop's response. */
	answer: (
		route: Route,
		real: () => Promise< void >,
		restored: Promise< void >
	) => Promise< unknown >;
	/** Network conditions during the fault. */
	isOffline?: boolean;
	/** Whether it affects all requests of the page, not only the action's. */
	isEverywhere?: boolean;
	/** Whether the shop does respond, but with something else, and responds to later requests. */
	isAnswered?: boolean;
	/** Whether the server starts only after the browser's time-out. */
	isLate?: boolean;
}

const pause = ( ms: number ) =>
	new Promise( ( done ) => setTimeout( done, ms ) );

const say =
	( status: number, body: string, contentType = 'text/html' ) =>
	( route: Route ) =>
		route.fulfill( { status, body, contentType } );

const faults: Record< string, Fault > = {
	'time-out': {
		answer: async ( route, _, restored ) => {
			await restored;
			await route.abort().catch( () => {} );
		},
	},
	500: { answer: say( 500, '' ), isAnswered: true },
	'502 with HTML': {
		isAnswered: true,
		answer: say(
			502,
			'<html><body><div class="woocommerce-notices-wrapper"></div><h1>Bad gateway</h1></body></html>'
		),
	},
	429: {
		answer: say( 429, 'Too many requests', 'text/plain' ),
		isAnswered: true,
	},
	'truncated JSON': {
		isAnswered: true,
		answer: say( 200, BEGINNING, 'application/json' ),
	},
	'an answer after the time-out': {
		isLate: true,
		answer: async ( route, real ) => {
			await pause( TIMEOUT + 800 );
			await real().catch( () => {} );
		},
	},
	'connection reset': {
		answer: ( route ) => route.abort( 'connectionreset' ),
	},
	offline: {
		answer: ( route ) => route.abort( 'internetdisconnected' ),
		isOffline: true,
		isEverywhere: true,
	},
	'403 stale nonce': { answer: say( 403, '-1' ), isAnswered: true },
	'body -1': { answer: say( 200, '-1' ), isAnswered: true },
	'a shop that is down': {
		answer: say( 503, '<html>Service unavailable</html>' ),
		isEverywhere: true,
	},
};

interface Action {
	isIts: ( request: Request ) => boolean;
	/** Pattern of the action's request, and of requests it needs first. */
	address: RegExp;
	act: ( page: Page ) => Promise< unknown >;
	/** Whether the action is in the open panel. */
	isInPanel: boolean;
	prepare?: ( page: Page ) => Promise< unknown >;
	/** Prepares the next attempt. */
	reset?: ( page: Page ) => Promise< unknown >;
	/** Whether the server has carried out the action. */
	isDone: ( now: Cart, before: Cart ) => boolean;
	/** The field whose typed value must stay until the action is done. */
	keepsInput?: ( page: Page ) => Promise< unknown >;
	/** A read changes nothing that could be lost. */
	isRead?: boolean;
	/** After an unusable response the browser follows the link (CART-07). */
	isFollowed?: boolean;
}

const panel = ( page: Page ) => page.locator( '#minicart-panel' );
const field = ( page: Page ) => panel( page ).locator( 'input.qty' ).first();
const isUpdate = ( request: Request ) =>
	/minicart_qty_update/.test( request.postData() ?? '' );
const isCall = ( name: string ) => ( request: Request ) =>
	request.url().includes( `wc-ajax=${ name }` );

const actions: Record< string, Action > = {
	add: {
		isInPanel: false,
		isIts: isCall( 'add_to_cart' ),
		address: /add_to_cart/,
		act: ( page ) =>
			page
				.locator( `.ajax_add_to_cart[data-product_id="${ ids[ 0 ] }"]` )
				.evaluate( ( button: HTMLElement ) => button.click() ),
		isDone: ( now, before ) => now.count === before.count + 1,
	},
	remove: {
		isInPanel: true,
		isIts: isCall( 'remove_from_cart' ),
		address: /remove_from_cart/,
		act: ( page ) =>
			panel( page ).locator( '.remove_from_cart_button' ).first().click(),
		// After a removal that followed its link, the panel is closed.
		async prepare( page ) {
			for ( const id of ids ) {
				if ( ! ( await held( page ) ).ids.includes( id ) ) {
					await add( page, id, 2 );
				}
			}
			await page.reload();
			await showPanel( page );
		},
		isDone: ( now, before ) =>
			now.quantities.length === before.quantities.length - 1,
		isFollowed: true,
	},
	quantity: {
		isInPanel: true,
		isIts: isUpdate,
		address: /krepselis-2|v1\/state/,
		async act( page ) {
			const now = Number( await field( page ).inputValue() );
			await field( page ).fill( String( now + 3 ) );
			await field( page ).blur();
		},
		isDone: ( now, before ) => now.count === before.count + 3,
		keepsInput: ( page ) =>
			expect(
				panel( page ).locator( '.mini-cart__unsaved' )
			).toContainText( /Kiekis \d+ neišsaugotas/ ),
	},
	coupon: {
		isInPanel: true,
		isIts: isCall( 'apply_coupon' ),
		address: /apply_coupon|v1\/state/,
		async act( page ) {
			const code = panel( page ).locator( '#minicart-coupon' );
			if ( ! ( await code.isVisible() ) ) {
				await panel( page )
					.locator( '.mini-cart__coupon summary' )
					.click();
			}
			await code.fill( 'gedimas' );
			await code.press( 'Enter' );
		},
		async reset( page ) {
			await panel( page ).locator( '.mini-cart__remove-coupon' ).click();
			await expect(
				panel( page ).locator( '.mini-cart__remove-coupon' )
			).toHaveCount( 0 );
			await settled( page );
		},
		isDone: ( now ) => now.coupons.length === 1,
		keepsInput: ( page ) =>
			expect( panel( page ).locator( '#minicart-coupon' ) ).toHaveValue(
				'gedimas'
			),
	},
	refresh: {
		isInPanel: true,
		isIts: isCall( 'get_refreshed_fragments' ),
		address: /get_refreshed_fragments/,
		async act( page ) {
			// Another tab has added something, and notifies this one.
			await add( page, ids[ 0 ]! );
			await page.evaluate( () => {
				const { cart } = JSON.parse(
					document.getElementById( 'vitrina-settings' )
						?.textContent ?? ''
				);
				localStorage.setItem( cart.hashKey, String( Math.random() ) );
				window.dispatchEvent(
					new StorageEvent( 'storage', { key: cart.hashKey } )
				);
			} );
		},
		isDone: () => true,
		isRead: true,
	},
};

let ids: number[] = [];
let shelf = LISTING;

test.beforeAll( async () => {
	const { openTestShop } = await import( './shop' );
	const shop = await openTestShop();
	[ ids, shelf ] = shop.phpEval( `
		$ids = [];
		$all = wc_get_products( [ 'type' => 'simple', 'status' => 'publish', 'stock_status' => 'instock', 'sold_individually' => false, 'visibility' => 'visible', 'limit' => 60, 'orderby' => 'ID', 'order' => 'ASC' ] );
		$all = array_values( array_filter( $all, fn ( $product ) => ! $product->get_manage_stock() || $product->get_stock_quantity() > 60 ) );
		$all = array_slice( $all, 0, 3 );
		$terms = $all[0]->get_category_ids();
		return [ array_map( fn ( $product ) => $product->get_id(), $all ), wp_make_link_relative( get_term_link( end( $terms ), 'product_cat' ) ) ];
	` );
	expect( ids ).toHaveLength( 3 );
} );

withTestCoupon( 'gedimas' );

// The longest file: both workers run tests of it.
test.describe.configure( { mode: 'parallel' } );

test.use( {
	allowedErrors: [ /Failed to load resource|net::ERR/ ],
} );

const add = ( page: Page, id: number, quantity = 1 ) =>
	page.request.post( '/?wc-ajax=add_to_cart', {
		form: { product_id: String( id ), quantity: String( quantity ) },
	} );

const settled = ( page: Page ) =>
	expect( panel( page ).locator( '[aria-busy]' ) ).toHaveCount( 0 );

async function held( page: Page ): Promise< Cart > {
	const cart = await (
		await page.request.get( '/wp-json/wc/store/v1/cart' )
	).json();
	return {
		ids: cart.items.map( ( item: { id: number } ) => item.id ),
		count: cart.items_count,
		quantities: cart.items.map(
			( item: { quantity: number } ) => item.quantity
		),
		coupons: cart.coupons.map(
			( coupon: { code: string } ) => coupon.code
		),
	};
}

/** Waits until the screen shows the server's cart. */
const agree = ( page: Page, message: string ) =>
	expect( async () => {
		expect( ( await takeSnapshot( page ) ).cart, message ).toEqual(
			await held( page )
		);
	} ).toPass( { timeout: 25_000 } );

/** Opens the listing with three items of quantity two, and the panel if the action is in it. */
async function open(
	page: Page,
	isInPanel: boolean,
	readTimeout: number
): Promise< void > {
	await recordCartSnapshots( page );
	await page.route( `**${ shelf }`, async ( route ) => {
		const answer = await route.fetch();
		const html = await answer.text();
		await route.fulfill( {
			response: answer,
			body: html
				.replace(
					'"requestTimeout":5000',
					`"requestTimeout":${ readTimeout }`
				)
				.replace(
					/(id="vitrina-settings"[^>]*>\s*\{)/,
					`$1"requestTimeout":${ TIMEOUT },`
				),
		} );
	} );
	for ( const id of ids ) {
		await add( page, id, 2 );
	}
	await page.goto( shelf );
	await expect( panel( page ).locator( 'input.qty' ) ).toHaveCount( 3 );
	if ( isInPanel ) {
		await showPanel( page );
	}
}

async function showPanel( page: Page ): Promise< void > {
	await page.locator( '.site-header__cart' ).click();
	await expect( panel( page ) ).toBeVisible();
	await settled( page );
}

/** Runs the action with the fault; resolves when the browser has received it. */
async function strike(
	page: Page,
	context: BrowserContext,
	{ isIts, act }: Action,
	fault: Fault,
	moment: Moment
): Promise< () => Promise< void > > {
	let failed = () => {};
	const failure = new Promise< void >( ( done ) => {
		failed = done;
	} );
	const isMet = ( request: Request ) =>
		isIts( request ) ||
		( fault.isEverywhere &&
			[ 'fetch', 'xhr' ].includes( request.resourceType() ) );
	page.on( 'requestfailed', ( request ) => isMet( request ) && failed() );
	page.on( 'response', ( answer ) => isMet( answer.request() ) && failed() );
	let end = () => {};
	const restored = new Promise< void >( ( done ) => {
		end = done;
	} );
	const ends: Array< Promise< void > > = [];
	const handler = ( route: Route ) => {
		const met = meet( route );
		ends.push( met );
		return met;
	};
	const meet = async ( route: Route ) => {
		if ( ! isMet( route.request() ) ) {
			await route.fallback();
			return;
		}
		const real =
			moment === 'after' && isIts( route.request() )
				? await route.fetch().catch( () => null )
				: null;
		if ( fault.isOffline ) {
			await context.setOffline( true );
		}
		await fault.answer(
			route,
			async () => {
				const late = real ?? ( await route.fetch() );
				await route.fulfill( { response: late } );
			},
			restored
		);
	};
	await page.route( '**/*', handler );
	await act( page );
	await failure;
	return async () => {
		end();
		await page.unroute( '**/*', handler );
		await Promise.all( ends );
		await context.setOffline( false );
	};
}

/** Tests one fault at one moment, until the cart works again. */
async function testFault(
	page: Page,
	context: BrowserContext,
	action: Action,
	kind: string,
	moment: Moment
): Promise< void > {
	const fault = faults[ kind ]!;
	await action.prepare?.( page );
	const before = await held( page );
	await clearSnapshots( page );
	const restore = await strike( page, context, action, fault, moment );

	const isLinkFollowed =
		action.isFollowed && moment === 'before' && fault.isAnswered;
	if ( ! isLinkFollowed ) {
		const seen = await snapshotAfterOneSecond( page, action.address );
		const now = await held( page );
		expect( seen.messages, 'messages' ).not.toBe( '' );
		// A change that the server makes later cannot be known yet.
		const truths = fault.isLate ? [ now, before ] : [ now ];
		if ( ! seen.isUnsure ) {
			expect( truths, 'the screen' ).toContainEqual( seen.cart );
		}
		if ( ! action.isDone( await held( page ), before ) ) {
			await action.keepsInput?.( page );
		}
	}

	await restore();
	// The page finds out without a reload.
	await expect( async () => {
		expect( ( await takeSnapshot( page ) ).isUnsure ).toBe( false );
	} ).toPass( { timeout: 25_000 } );
	await settled( page );
	await agree( page, 'after it' );
	if ( ! action.isDone( await held( page ), before ) ) {
		await action.act( page );
		await expect
			.poll(
				async () =>
					action.isDone(
						( await takeSnapshot( page ) ).cart,
						before
					),
				{
					message: 'tried again',
					timeout: 40_000,
				}
			)
			.toBe( true );
		await settled( page );
		await agree( page, 'at the end' );
	}
	await action.reset?.( page );
}

/**
 * Returns every fault at both moments of an action. In `npm test` each fault is
 * tested with only one of the actions that write, at one moment; the moments take
 * turns.
 *
 * @param name   Name of the action.
 * @param action The action.
 */
function casesOf( name: string, action: Action ): Array< [ string, Moment ] > {
	const moments: Moment[] = action.isRead
		? [ 'before' ]
		: [ 'before', 'after' ];
	const writing = Object.keys( actions ).filter(
		( other ) => ! actions[ other ]?.isRead
	);
	const turn = Math.max( writing.indexOf( name ), 0 );
	return Object.keys( faults )
		.filter( ( _kind, index ) => isFull || index % writing.length === turn )
		.flatMap( ( kind, index ) =>
			moments
				.filter(
					( _moment, at ) =>
						isFull || at === ( turn + index ) % moments.length
				)
				.map( ( moment ): [ string, Moment ] => [ kind, moment ] )
		);
}

for ( const [ name, action ] of Object.entries( actions ) ) {
	test( `[CART-01] [CART-05] [CART-07] [CART-08] ${ name } with each fault: nothing is lost, the screen shows it within a second, and the cart works on without a reload${ fullUnless( name === 'add' ) }`, async ( {
		page,
		context,
	} ) => {
		test.setTimeout( 900_000 );
		// Reads get more time, unless they are what fails.
		await open( page, action.isInPanel, action.isRead ? TIMEOUT : 15_000 );
		for ( const [ kind, moment ] of casesOf( name, action ) ) {
			await test.step( `${ kind }, ${ moment } the server’s work`, () =>
				testFault( page, context, action, kind, moment ) );
		}
	} );
}
