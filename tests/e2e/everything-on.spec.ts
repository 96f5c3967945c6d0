import {
	restoreSettings,
	switchEverythingOff,
	switchEverythingOn,
} from './everything-on';
import { fullUnless } from './full';
import { measurePageWeight } from './page-weight';
import { openTestShop } from './shop';
import { expect, test } from './test';

/** Issues 4 and 7: gzipped, before the first interaction. */
const limit = 14 * 1024;

/**
 * The shop page before the optional features existed: core, theme and
 * WooCommerce's two attribution scripts, without inline code.
 */
/** The size at that time, plus 160 bytes of styles that every page has needed since (decision 0005). */
const first = { script: 8812 + 2411 + 4827 + 1175, style: 5401 + 340 + 160 };

const listings = {
	shop: '/parduotuve/',
	category: '/kategorija/zvakes/',
};

const products = {
	'simple product': '/produktas/lino-skalbiniai/',
	'variable product': '/produktas/dvylika-spalvu/',
};

/** The page with the most features. */
const inBothRuns = [ 'shop' ];

test.describe( 'everything switched on', () => {
	test.beforeAll( async () => switchEverythingOn( await openTestShop() ) );
	test.afterAll( async () => restoreSettings( await openTestShop() ) );

	for ( const [ name, path ] of Object.entries( {
		...listings,
		...products,
	} ) ) {
		test( `[CART-05] the ${ name } page of a first visitor has at most 14 KB of scripts, a listing also of styles, sends no request and stores nothing${ fullUnless(
			inBothRuns.includes( name )
		) }`, async ( { page, shop } ) => {
			const weight = await measurePageWeight( page, shop.url, path );
			await expect( page.locator( '.consent-bar' ) ).toBeVisible();
			await expect( page.locator( '.newsletter__form' ) ).toBeAttached();
			await expect(
				page.getByText( 'Savaitgalį – 10 % mažiau' )
			).toBeVisible();
			expect( weight ).toMatchObject( {
				calls: [],
				foreign: [],
				cookies: [],
			} );
			expect( weight.scripts.join( '\n' ) ).not.toMatch(
				/react|jquery|api-fetch/
			);
			expect( weight.script, 'script' ).toBeLessThanOrEqual( limit );
			if ( name in listings ) {
				expect( weight.style, 'style' ).toBeLessThanOrEqual( limit );
			}
		} );
	}
} );

test.describe( 'everything switched off', () => {
	test.beforeAll( async () => switchEverythingOff( await openTestShop() ) );
	test.afterAll( async () => restoreSettings( await openTestShop() ) );

	test( '[CART-05] the shop page loads no more than it did before the optional features existed @full', async ( {
		page,
		shop,
	} ) => {
		const { script, style, styleFiles, scripts } = await measurePageWeight(
			page,
			shop.url,
			listings.shop
		);
		expect( scripts.join( '\n' ) ).not.toMatch( /wishlist|consent|popup/ );
		expect( script, 'script' ).toBeLessThanOrEqual( first.script );
		expect( styleFiles, 'files of style' ).toBeLessThanOrEqual(
			first.style
		);
		expect( script + style, 'script and style' ).toBeLessThanOrEqual(
			first.script + first.style
		);
	} );
} );
