import { test as base, expect, type Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';
import { openTestShop } from './shop';

interface Fixtures {
	/** The running shop: its database, e-mails and log. */
	shop: Shop;
	/** Patterns of console errors that this test expects. */
	allowedErrors: RegExp[];
	/** Whether the mini cart opens after an add, as in a fresh shop. */
	opensMiniCart: boolean;
	/** Keeps the mini cart closed after an add, unless the test needs it. */
	miniCart: void;
	/** Fails the test on a PHP notice, a script error or a console error. */
	noErrors: void;
}

/**
 * A test on the real shop. It fails on PHP notices, warnings and deprecations, on
 * JavaScript errors and on unexpected console errors.
 */
export const test = base.extend< Fixtures >( {
	shop: async ( {}, provide ) => {
		await provide( await openTestShop() );
	},
	allowedErrors: [ [], { option: true } ],
	opensMiniCart: [ false, { option: true } ],
	miniCart: [
		async ( { context, opensMiniCart }, provide ) => {
			if ( ! opensMiniCart ) {
				await context.addInitScript( keepMiniCartClosed );
			}
			await provide();
		},
		{ auto: true },
	],
	baseURL: async ( { shop }, provide ) => {
		await provide( shop.url );
	},
	noErrors: [
		async ( { shop, context, allowedErrors }, provide ) => {
			const errors: string[] = [];
			// Playwright empties the context before it leaves the page of the last test, whose response may set a cookie.
			await context.clearCookies();
			shop.clearLog();
			context.on( 'page', ( page ) => watch( page, errors ) );
			await provide();
			expect(
				errors.filter(
					( text ) =>
						! allowedErrors.some( ( allowed ) =>
							allowed.test( text )
						)
				),
				'errors in the browser'
			).toEqual( [] );
			expect( shop.readLog(), 'PHP notices and warnings' ).toBe( '' );
		},
		{ auto: true },
	],
} );

function keepMiniCartClosed(): void {
	document.addEventListener( 'DOMContentLoaded', () => {
		const panel = document.getElementById( 'minicart-panel' );
		if ( panel?.dataset.settings ) {
			panel.dataset.settings = JSON.stringify( {
				...JSON.parse( panel.dataset.settings ),
				opensOnAdd: false,
			} );
		}
	} );
}

function watch( page: Page, errors: string[] ): void {
	page.on( 'pageerror', ( error ) => errors.push( error.message ) );
	page.on( 'console', ( message ) => {
		if ( message.type() === 'error' ) {
			errors.push( `${ message.text() } ${ message.location().url }` );
		}
	} );
}

export { expect } from '@playwright/test';
