import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { delayNewScripts } from './slow-scripts';
import { expect, test } from './test';

/** Components on a page to which another plugin brings its own React or jQuery. */

const LISTING = '/parduotuve/';

const view = ( page: Page ) => page.locator( 'dialog.quick-view' );
const link = ( page: Page ) => page.locator( '.card a[data-quick-view]' );

test.use( { viewport: { width: 1280, height: 900 } } );

test.describe( 'beside another version of React', () => {
	/** A plugin's React, in a version that our components cannot use. */
	const bringReact = () =>
		void Object.assign( window, {
			React: { version: '16.14.0', createElement() {} },
			ReactDOM: { version: '16.14.0', render() {} },
			ReactJSXRuntime: { jsx: () => null, jsxs: () => null },
		} );

	const expectTheirs = async ( page: Page ) =>
		expect(
			await page.evaluate( () => {
				const { React, ReactDOM } = window as any;
				return [ React.version, ReactDOM.version ];
			} )
		).toEqual( [ '16.14.0', '16.14.0' ] );

	const openQuickView = async ( page: Page ) => {
		await page.locator( '.card' ).first().hover();
		await link( page ).first().click();
		await expect( view( page ).locator( 'form.cart' ) ).toBeVisible();
		await view( page ).locator( '[data-quick-view-step="1"]' ).click();
		await expect(
			view( page ).locator( '.quick-view__place' )
		).toContainText( /^2 \// );
	};

	test( '[PROD-16] loaded before ours: both work, and theirs is unchanged @full', async ( {
		page,
	} ) => {
		await page.addInitScript( bringReact );
		await page.goto( LISTING );
		await openQuickView( page );
		await expectTheirs( page );
	} );

	test( '[PROD-16] loaded after ours: components that load later use ours @full', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		const search = page.locator( '[data-island="search"]' ).first();
		await page
			.locator( '.site-header__bar [popovertarget="search-panel"]' )
			.click();
		await expect( search ).toHaveAttribute( 'data-island-state', 'ready' );
		await page.keyboard.press( 'Escape' );
		await page.evaluate( bringReact );
		await openQuickView( page );
		await expectTheirs( page );
	} );

	test( '[PROD-16] loaded while ours is fetched: the click is still handled @full', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		await page.evaluate( bringReact );
		const release = await delayNewScripts( page );
		await page.locator( '.card' ).first().hover();
		await link( page ).first().click();
		await expect( link( page ).first() ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		await release();
		await expect( view( page ).locator( 'form.cart' ) ).toBeVisible();
		await expectTheirs( page );
	} );

	/** Prints a plugin's jQuery in the head of the listing, before any script of ours. */
	async function printJQuery( page: Page ) {
		await page.route( '**/their-jquery.js', ( route ) =>
			route.fulfill( {
				contentType: 'text/javascript',
				body: `${ readFileSync(
					require.resolve( 'jquery/dist/jquery.min.js' ),
					'utf8'
				) };window.theirs = { jQuery, events: [] };
				jQuery( () => jQuery( document.body ).on(
					'adding_to_cart added_to_cart',
					( { type } ) => void theirs.events.push( type )
				) );`,
			} )
		);
		await page.route( '**' + LISTING, async ( route ) => {
			const response = await route.fetch();
			await route.fulfill( {
				response,
				body: ( await response.text() ).replace(
					/<head[^>]*>/,
					'$&<script src="/their-jquery.js"></script>'
				),
			} );
		} );
	}

	test( '[PROD-16] [CART-12] another React and another plugin’s jQuery, both there at load: components work, its listeners receive the cart’s events once, and both are unchanged @full', async ( {
		page,
	} ) => {
		await page.addInitScript( bringReact );
		await printJQuery( page );
		await page.goto( LISTING );
		await openQuickView( page );
		await page.keyboard.press( 'Escape' );
		await expect( view( page ) ).toHaveCount( 0 );
		const add = page.locator( '.card a.ajax_add_to_cart' ).first();
		await add.click();
		await expect( add ).toHaveClass( /added/ );
		const read = () =>
			page.evaluate( () => {
				const { jQuery, $, theirs } = window as any;
				return {
					events: theirs.events,
					isTheirs: jQuery === theirs.jQuery && $ === theirs.jQuery,
				};
			} );
		await expect.poll( read ).toEqual( {
			events: [ 'adding_to_cart', 'added_to_cart' ],
			isTheirs: true,
		} );
		await expectTheirs( page );
	} );
} );
