import type { Page } from '@playwright/test';

/** As much of a cart as the screen and the server both show. */
export interface Cart {
	ids: number[];
	count: number;
	quantities: number[];
	coupons: string[];
}

/** What a shopper sees and hears of their cart at a moment. */
export interface Look {
	/** Milliseconds of the page. */
	at: number;
	cart: Cart;
	/** All that is said of it, seen or spoken. */
	words: string;
	/** Whether the page says that it does not know. */
	isUnsure: boolean;
}

interface Watched extends Window {
	vitrinaLook: () => Look;
	vitrinaLooks: Look[];
	vitrinaEnds: Array< { url: string; at: number } >;
}

/** How far apart the page is looked at, in milliseconds. */
const EVERY = 40;

/**
 * Lets every page of a context note what it shows, and when its requests end:
 * a busy machine that tests is too slow to see what happens within a second.
 */
export const watchCart = ( page: Page ): Promise< unknown > =>
	page.addInitScript( install, EVERY );

function install( every: number ): void {
	const watched = window as unknown as Watched;
	const all = < E extends HTMLElement >( selector: string ) => [
		...document.querySelectorAll< E >( selector ),
	];
	const inPanel = < E extends HTMLElement >( selector: string ) =>
		all< E >( `#minicart-panel ${ selector }` );
	watched.vitrinaLook = () => ( {
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
			coupons: inPanel( '.mini-cart__take-back' ).map(
				( { dataset } ) => dataset.coupon ?? ''
			),
		},
		words: all(
			'[id^="vitrina-live-"], .vitrina-cart-error, .mini-cart__coupon-said, .mini-cart__unsaved, .mini-cart__unsure, .mini-cart__removed span'
		)
			.filter( ( element ) =>
				element.checkVisibility( { visibilityProperty: true } )
			)
			.map( ( { textContent } ) => textContent )
			.join( ' ' )
			.trim(),
		isUnsure: document.documentElement.hasAttribute( 'data-cart-unsure' ),
	} );
	watched.vitrinaLooks = [];
	watched.vitrinaEnds = [];
	setInterval(
		() => watched.vitrinaLooks.push( watched.vitrinaLook() ),
		every
	);
	const send = window.fetch;
	window.fetch = ( ...request ) => {
		const url = String( request[ 0 ] );
		return send( ...request ).finally( () =>
			watched.vitrinaEnds.push( { url, at: performance.now() } )
		);
	};
}

/** What the page shows now. */
export const look = ( page: Page ): Promise< Look > =>
	page.evaluate( () => ( window as unknown as Watched ).vitrinaLook() );

/** Forgets what was said and seen before. */
export const forgetLooks = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		const watched = window as unknown as Watched;
		watched.vitrinaLooks = [];
		watched.vitrinaEnds = [];
		document
			.querySelectorAll( '[id^="vitrina-live-"]' )
			.forEach( ( region ) => ( region.textContent = '' ) );
	} );

/**
 * What the page showed a second after the last of some requests had ended.
 *
 * @param page    The page.
 * @param address What the requests' addresses match.
 */
export async function lookAfterASecond(
	page: Page,
	address: RegExp
): Promise< Look > {
	const found = await page.waitForFunction(
		( source ) => {
			const { vitrinaEnds, vitrinaLooks } = window as unknown as Watched;
			const ends = vitrinaEnds
				.filter( ( { url } ) => new RegExp( source ).test( url ) )
				.map( ( { at } ) => at );
			const until = Math.max( ...ends ) + 1000;
			return ends.length > 0 && performance.now() > until
				? vitrinaLooks.filter( ( { at } ) => at <= until ).at( -1 )
				: undefined;
		},
		address.source,
		{ timeout: 15_000 }
	);
	return ( await found.jsonValue() ) as Look;
}
