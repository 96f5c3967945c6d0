import type { Page } from '@playwright/test';

/** The data of a cart that both the screen and the server show. */
export interface Cart {
	ids: number[];
	count: number;
	quantities: number[];
	coupons: string[];
}

/** What a page shows and announces about the cart at one moment. */
export interface CartSnapshot {
	/** Time in the page, in ms. */
	at: number;
	cart: Cart;
	/** All visible messages and announcements. */
	messages: string;
	/** Whether the page marks its cart as out of sync. */
	isUnsure: boolean;
}

interface Watched extends Window {
	vitrinaSnapshot: () => CartSnapshot;
	vitrinaSnapshots: CartSnapshot[];
	vitrinaEnds: Array< { url: string; at: number } >;
}

/** Time between two snapshots, in ms. */
const INTERVAL = 40;

/**
 * The page itself records snapshots and the end of its requests: on a busy machine
 * the test is too slow to check what happens within a second.
 */
export const recordCartSnapshots = ( page: Page ): Promise< unknown > =>
	page.addInitScript( install, INTERVAL );

function install( interval: number ): void {
	const watched = window as unknown as Watched;
	const all = < E extends HTMLElement >( selector: string ) => [
		...document.querySelectorAll< E >( selector ),
	];
	const inPanel = < E extends HTMLElement >( selector: string ) =>
		all< E >( `#minicart-panel ${ selector }` );
	watched.vitrinaSnapshot = () => ( {
		at: performance.now(),
		cart: {
			ids: inPanel( '.remove_from_cart_button' ).map( ( { dataset } ) =>
				Number( dataset.product_id )
			),
			count: Number(
				document.querySelector(
					'.site-header .minicart-counter [aria-hidden]'
				)?.textContent ?? 0
			),
			quantities: inPanel< HTMLInputElement >( 'input.qty' ).map(
				( { value } ) => Number( value )
			),
			coupons: inPanel( '.mini-cart__remove-coupon' ).map(
				( { dataset } ) => dataset.coupon ?? ''
			),
		},
		messages: all(
			'[id^="vitrina-live-"], .vitrina-cart-error, .mini-cart__coupon-message, .mini-cart__unsaved, .mini-cart__unsure, .mini-cart__removed span'
		)
			.filter( ( element ) =>
				element.checkVisibility( { visibilityProperty: true } )
			)
			.map( ( { textContent } ) => textContent )
			.join( ' ' )
			.trim(),
		isUnsure: document.documentElement.hasAttribute( 'data-cart-unsure' ),
	} );
	watched.vitrinaSnapshots = [];
	watched.vitrinaEnds = [];
	setInterval(
		() => watched.vitrinaSnapshots.push( watched.vitrinaSnapshot() ),
		interval
	);
	const send = window.fetch;
	window.fetch = ( ...request ) => {
		const url = String( request[ 0 ] );
		return send( ...request ).finally( () =>
			watched.vitrinaEnds.push( { url, at: performance.now() } )
		);
	};
}

/** The page's current state. */
export const takeSnapshot = ( page: Page ): Promise< CartSnapshot > =>
	page.evaluate( () => ( window as unknown as Watched ).vitrinaSnapshot() );

/** Deletes earlier snapshots, and clears earlier announcements. */
export const clearSnapshots = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		const watched = window as unknown as Watched;
		watched.vitrinaSnapshots = [];
		watched.vitrinaEnds = [];
		document
			.querySelectorAll( '[id^="vitrina-live-"]' )
			.forEach( ( region ) => ( region.textContent = '' ) );
	} );

/**
 * Returns the page's snapshot one second after the last matching request has ended.
 *
 * @param page    The page.
 * @param address Pattern of the requests' addresses.
 */
export async function snapshotAfterOneSecond(
	page: Page,
	address: RegExp
): Promise< CartSnapshot > {
	const found = await page.waitForFunction(
		( source ) => {
			const { vitrinaEnds, vitrinaSnapshots } =
				window as unknown as Watched;
			const ends = vitrinaEnds
				.filter( ( { url } ) => new RegExp( source ).test( url ) )
				.map( ( { at } ) => at );
			const until = Math.max( ...ends ) + 1000;
			return ends.length > 0 && performance.now() > until
				? vitrinaSnapshots.filter( ( { at } ) => at <= until ).at( -1 )
				: undefined;
		},
		address.source,
		{ timeout: 15_000 }
	);
	return ( await found.jsonValue() ) as CartSnapshot;
}
