import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';

/** Cookies that the shop does not work without, and why. */
const NECESSARY = [
	// WooCommerce: that there is a cart, so that a page asks for it.
	/^woocommerce_(cart_hash|items_in_cart)$/,
	// WooCommerce: whose cart it is.
	/^wp_woocommerce_session_\w+$/,
	// Whose cart it will be, until the first answer has come: decision 0026.
	/^vitrina_newcomer$/,
	// WordPress: who is logged in.
	/^(wordpress_\w+|wp-settings-[\w-]+)$/,
	// The answer itself.
	/^vitrina_consent$/,
];

/** Names of a browser's cookies that it could do without. */
export const cookiesToSpare = async (
	context: BrowserContext
): Promise< string[] > =>
	( await namesOfCookies( context ) ).filter(
		( name ) => ! NECESSARY.some( ( necessary ) => necessary.test( name ) )
	);

export const namesOfCookies = async (
	context: BrowserContext
): Promise< string[] > =>
	( await context.cookies() ).map( ( { name } ) => name );

/** Hosts that the page asks from now on. */
export function watchHosts( page: Page ): string[] {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		const { protocol, host } = new URL( request.url() );
		if ( protocol.startsWith( 'http' ) ) {
			asked.push( host );
		}
	} );
	return asked;
}

const file = ( shop: Shop ) =>
	path.join( shop.root, 'wordpress/wp-content/mu-plugins/test-tags.php' );

/** Gives the shop a tag that counts visits and one that advertises, of other hosts. */
export function addTags( shop: Shop ): void {
	writeFileSync(
		file( shop ),
		`<?php add_action( 'wp_enqueue_scripts', function () {
			foreach ( [ 'statistics' => 'https://stats.example/s.js', 'marketing' => 'https://ads.example/m.js' ] as $category => $address ) {
				wp_enqueue_script( "test-$category", $address, [], '1', [ 'in_footer' => true ] );
				wp_script_add_data( "test-$category", 'consent', $category );
			}
		} );`
	);
}

export const removeTags = ( shop: Shop ): void => rmSync( file( shop ) );

/** What the hosts of the tags and the messenger answer; each leaves a cookie. */
export async function answerForTags(
	context: BrowserContext
): Promise< void > {
	for ( const [ host, cookie ] of [
		[ 'stats', '_ga' ],
		[ 'ads', '_fbp' ],
		[ 'chat', 'crisp-client' ],
	] ) {
		await context.route( `https://${ host }.example/**`, ( route ) =>
			route.fulfill( {
				contentType: 'text/javascript',
				body: `document.cookie = '${ cookie }=1;path=/'; window.ran = [ ...( window.ran ?? [] ), '${ host }' ];`,
			} )
		);
	}
}

/** Which of them have run in this page. */
export const tagsThatRan = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => ( window as { ran?: string[] } ).ran ?? [] );
