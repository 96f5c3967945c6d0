import type { Locator, Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';
import { expect } from './test';

/**
 * Runs a function while the theme has other settings.
 *
 * @param shop     The running shop.
 * @param settings Name → value.
 * @param run      The function.
 */
export async function withSettings(
	shop: Shop,
	settings: Record< string, string | number >,
	run: () => Promise< void >
): Promise< void > {
	const names = Object.keys( settings );
	const environment = { SETTINGS: JSON.stringify( settings ) };
	shop.phpEval(
		`foreach ( json_decode( getenv( 'SETTINGS' ), true ) as $name => $value ) { set_theme_mod( $name, $value ); } return true;`,
		environment
	);
	try {
		await run();
	} finally {
		shop.phpEval(
			`foreach ( json_decode( getenv( 'NAMES' ), true ) as $name ) { remove_theme_mod( $name ); } return true;`,
			{ NAMES: JSON.stringify( names ) }
		);
	}
}

/**
 * Returns the left and top edge of each item in the page, in whole px.
 *
 * @param page     The page.
 * @param selector Selector of the items.
 */
export const readPositions = ( page: Page, selector: string ) =>
	page.evaluate(
		( items ) =>
			[ ...document.querySelectorAll( items ) ].map( ( item ) => {
				const { left, top } = item.getBoundingClientRect();
				return [ left, top + window.scrollY ].map( Math.round );
			} ),
		selector
	);

/**
 * Records the fields of each admin-ajax request with an action.
 *
 * @param page   The page.
 * @param action The action.
 */
export function recordRequests(
	page: Page,
	action: string
): Array< Record< string, string > > {
	const requests: Array< Record< string, string > > = [];
	page.on( 'request', ( request ) => {
		const fields = Object.fromEntries(
			new URLSearchParams( request.postData() ?? '' )
		);
		if ( fields.action === action ) {
			requests.push( fields );
		}
	} );
	return requests;
}

/**
 * Mocks the response to admin-ajax requests.
 *
 * @param page     The page.
 * @param response Body and status; null aborts the request.
 */
export async function mockAjax(
	page: Page,
	response: { body: string; status?: number } | null
): Promise< void > {
	await page.unroute( '**/admin-ajax.php' );
	await page.route( '**/admin-ajax.php', ( route ) =>
		response
			? route.fulfill( { contentType: 'text/html', ...response } )
			: route.abort()
	);
}

/**
 * Loads more items, opens one of the new ones, and goes back: items, scroll
 * position and focus are as before.
 *
 * @param page  A page with the list.
 * @param items The items of the list.
 * @param index Index of the item to open.
 */
export async function expectListRestored(
	page: Page,
	items: Locator,
	index: number
): Promise< void > {
	const before = await items.count();
	await page.locator( '.listing-more a' ).click();
	await expect( items ).not.toHaveCount( before );
	const count = await items.count();
	const list = page.url();
	const link = items.nth( index ).locator( 'a' ).first();
	await page.evaluate( () => document.fonts.ready );
	await link.evaluate( ( element ) =>
		element.scrollIntoView( { block: 'center' } )
	);
	const name = await link.innerText();
	const { y: top } = ( await link.boundingBox() )!;
	await link.click();
	await expect( page.locator( 'h1' ) ).toHaveText( name );
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( [ 'fetch', 'xhr' ].includes( request.resourceType() ) ) {
			requests.push( request.url() );
		}
	} );
	await page.goBack();
	await expect( page ).toHaveURL( list );
	await expect( items ).toHaveCount( count );
	await expect( link ).toBeFocused();
	await expect( page.locator( '.is-settling' ) ).toHaveCount( 0 );
	expect(
		Math.abs( ( await link.boundingBox() )!.y - top )
	).toBeLessThanOrEqual( 2 );
	expect( requests ).toEqual( [] );
	await expect( page.locator( '.listing-more a' ) ).toBeHidden();
	await page.reload();
	await expect( items ).toHaveCount( before );
}

/** Responses that end a list (spec §8, and a response with fewer items than a page). */
export const END_RESPONSES = [
	'',
	'undefined',
	'No More Posts',
	'No $args array created',
	'<p>Something else</p>',
];
