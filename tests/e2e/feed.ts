import type { Locator, Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';
import { expect } from './test';

/**
 * Runs something in a shop with other settings of the theme.
 *
 * @param shop     The running shop.
 * @param settings Name → value.
 * @param run      What to do meanwhile.
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
 * Adds up how far things move by themselves from now on.
 *
 * @param page The page.
 */
export async function watchShifts( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		Object.assign( window, { layoutShift: 0 } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				( window as any ).layoutShift += ( entry as any ).value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
}

/**
 * Fails where something has moved.
 *
 * @param page That watchShifts() watches.
 */
export async function expectNoShift( page: Page ): Promise< void > {
	expect( await page.evaluate( () => ( window as any ).layoutShift ) ).toBe(
		0
	);
}

/**
 * Where items stand in the page, in whole px.
 *
 * @param page     The page.
 * @param selector Of the items.
 */
export const placesOf = ( page: Page, selector: string ) =>
	page.evaluate(
		( items ) =>
			[ ...document.querySelectorAll( items ) ].map( ( item ) => {
				const { left, top } = item.getBoundingClientRect();
				return [ left, top + window.scrollY ].map( Math.round );
			} ),
		selector
	);

/**
 * What the page asks of a call, each as its fields.
 *
 * @param page   The page.
 * @param action The call's.
 */
export function watchCalls(
	page: Page,
	action: string
): Array< Record< string, string > > {
	const calls: Array< Record< string, string > > = [];
	page.on( 'request', ( request ) => {
		const fields = Object.fromEntries(
			new URLSearchParams( request.postData() ?? '' )
		);
		if ( fields.action === action ) {
			calls.push( fields );
		}
	} );
	return calls;
}

/**
 * Answers calls in the place of the shop.
 *
 * @param page   The page.
 * @param answer Body and status, or null for none.
 */
export async function answerCalls(
	page: Page,
	answer: { body: string; status?: number } | null
): Promise< void > {
	await page.unroute( '**/admin-ajax.php' );
	await page.route( '**/admin-ajax.php', ( route ) =>
		answer
			? route.fulfill( { contentType: 'text/html', ...answer } )
			: route.abort()
	);
}

/**
 * Loads more by keyboard, opens one of the new items, and goes back: items, scroll
 * position and focus are as before.
 *
 * @param page  On the list.
 * @param items Of the list.
 * @param at    The item, from 0 on.
 */
export async function expectReturn(
	page: Page,
	items: Locator,
	at: number
): Promise< void > {
	const before = await items.count();
	await page.locator( '.listing-more a' ).click();
	await expect( items ).not.toHaveCount( before );
	const count = await items.count();
	const list = page.url();
	const link = items.nth( at ).locator( 'a' ).first();
	await page.evaluate( () => document.fonts.ready );
	await link.evaluate( ( element ) =>
		element.scrollIntoView( { block: 'center' } )
	);
	const name = await link.innerText();
	const { y: top } = ( await link.boundingBox() )!;
	await link.click();
	await expect( page.locator( 'h1' ) ).toHaveText( name );
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( [ 'fetch', 'xhr' ].includes( request.resourceType() ) ) {
			asked.push( request.url() );
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
	expect( asked ).toEqual( [] );
	await expect( page.locator( '.listing-more a' ) ).toBeHidden();
	await page.reload();
	await expect( items ).toHaveCount( before );
}

/** Bodies after which nothing comes (spec §8, and fewer items than a page has). */
export const ENDS = [
	'',
	'undefined',
	'No More Posts',
	'No $args array created',
	'<p>Something else</p>',
];
