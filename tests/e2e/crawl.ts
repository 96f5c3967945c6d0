import type { Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';

/** Links that change something, that lead out of the shop, or that show the same page in another order. */
const LEFT_OUT = /logout|wp-|\/feed|remove_item|orderby|rating_filter|\?s=/;

/** What is left of a shortcode that nothing handles. */
const RAW_SHORTCODE = /\[(vitrina|woocommerce|products?)[ _\]]/;

/** Characters that the text of a page has at least. */
const LEAST_TEXT = 20;

/** Blocks of WooCommerce that the browser fills. */
const FILLED_LATER = /wp-block-woocommerce-(cart|checkout)/;

/** The text of a page without its header, footer and navigation. */
function textOf( html: string ): string {
	const main =
		/<main[\s>].*?<\/main>/s.exec( html )?.[ 0 ] ??
		html.replaceAll( /<(header|footer|nav)[\s>].*?<\/\1>/gs, '' );
	return main
		.replaceAll( /<(script|style|template)[\s>].*?<\/\1>/gs, '' )
		.replaceAll( /<[^>]*>/g, ' ' )
		.replaceAll( /\s+/g, ' ' )
		.trim();
}

/** What is wrong with a page. */
function faults( status: number, html: string ): string[] {
	return [
		status === 200 ? '' : String( status ),
		RAW_SHORTCODE.test( html ) ? 'a raw shortcode' : '',
		FILLED_LATER.test( html ) || textOf( html ).length >= LEAST_TEXT
			? ''
			: 'an empty page',
		html.includes( 'critical error' ) ? 'a critical error' : '',
	].filter( Boolean );
}

/**
 * Follows links from the front page on, as a visitor who puts the first product into the cart.
 *
 * @return The pages that links lead to, and what is wrong with them.
 */
export async function crawl(
	page: Page,
	shop: Shop
): Promise< [ string[], string[] ] > {
	const seen = new Set< string >( [ '/' ] );
	const errors: string[] = [];
	let isAdded = false;
	let hasCheckoutBlock = false;
	for ( const address of seen ) {
		const response = await page.request.get( address, { maxRedirects: 3 } );
		const html = await response.text();
		errors.push(
			...faults( response.status(), html ).map(
				( fault ) => `${ address }: ${ fault }`
			)
		);
		// WooCommerce's block of the cart links the checkout by a script.
		if ( html.includes( 'wp-block-woocommerce-proceed-to-checkout' ) ) {
			hasCheckoutBlock = true;
		}
		for ( const [ , link = '' ] of html.matchAll(
			/<a [^>]*(?<= )href="([^"#]+)/g
		) ) {
			const url = new URL( link.replaceAll( '&#038;', '&' ), shop.url );
			if ( url.origin !== shop.url || LEFT_OUT.test( url.href ) ) {
				continue;
			}
			const isAdd = url.searchParams.has( 'add-to-cart' );
			if ( ! isAdd || ! isAdded ) {
				isAdded ||= isAdd;
				seen.add( url.pathname + url.search );
			}
		}
	}
	return [
		[ ...seen, ...( hasCheckoutBlock ? [ 'checkout' ] : [] ) ],
		errors,
	];
}
