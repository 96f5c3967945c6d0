import { gzipSync } from 'node:zlib';
import { waitForAnimations } from '../animations.mjs';
import { fullUnless } from './full';
import { waitForLaterRequest, watchRequests } from './later';
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift';
import { cartCount } from './shopper';
import { measurePageWeight } from './page-weight';
import { expect, test } from './test';

/** Pages that a cache may store for all visitors. */
const pages = {
	front: '/',
	shop: '/parduotuve/',
	category: '/kategorija/zvakes/',
	'simple product': '/produktas/lino-skalbiniai/',
	'variable product': '/produktas/dvylika-spalvu/',
	'thousand variations': '/produktas/kvapas-pagal-jus/',
	'product without a picture': '/produktas/dovanu-pakavimas-ir-atvirukas/',
};

/** A list and each kind of product form. */
const compared = [ 'shop', 'simple product', 'variable product' ];

/** One list and one product; a shop page is measured in everything-on.spec.ts too. */
const measured = [ 'front', 'variable product' ];

/** The page with the most that loads late. */
const shifting = [ 'variable product' ];

const limit = 14 * 1024;

/** Decision 0005: product pages also have the styles that make swatches, prices and tables readable at any size. */
const styleLimitOf = ( path: string ) =>
	( path.startsWith( '/produktas/' ) ? 15 : 14 ) * 1024;

for ( const [ name, path ] of Object.entries( pages ) ) {
	test.describe( `the ${ name } page of a visitor without a cart`, () => {
		test( `[STATE-01] is byte-equal for two visitors, sets no cookie and contains no nonce${ fullUnless(
			compared.includes( name )
		) }`, async ( { shop } ) => {
			const visit = async () => {
				const answer = await fetch( shop.url + path );
				expect( answer.status ).toBe( 200 );
				expect( answer.headers.get( 'set-cookie' ) ).toBeNull();
				return answer.text();
			};
			const first = await visit();
			expect( await visit() ).toBe( first );
			expect( first ).not.toMatch( /nonce"?\s*[:=]\s*"?[0-9a-f]{10}/i );
		} );

		test( `[CART-05] requests only the page and its files, and loads at most 14 KB of scripts, 14 KB of styles, a product 15, 4 KB when it rests, and 45 KB of fonts${ fullUnless(
			measured.includes( name )
		) }`, async ( { page, shop } ) => {
			const {
				calls,
				foreign,
				scripts,
				script,
				style,
				styleAtRest,
				fonts,
				preloadedFonts,
			} = await measurePageWeight( page, shop.url, path );
			expect( calls, 'requests by script' ).toEqual( [] );
			expect( foreign, 'requests to other hosts' ).toEqual( [] );
			expect( scripts.join( '\n' ) ).not.toMatch(
				/react|jquery|api-fetch/
			);
			expect( script, scripts.join( '\n' ) ).toBeLessThanOrEqual( limit );
			expect( style ).toBeGreaterThan( 5000 );
			expect( style ).toBeLessThanOrEqual( styleLimitOf( path ) );
			expect( styleAtRest ).toBeLessThanOrEqual( 4 * 1024 );
			expect( fonts ).toBeGreaterThan( 0 );
			expect( fonts ).toBeLessThanOrEqual( 45 * 1024 );
			// They would come before the styles and the largest picture.
			expect( preloadedFonts ).toEqual( [] );
		} );

		for ( const width of [ 390, 1280 ] ) {
			test( `has no layout shift while it loads, at ${ width } px${ fullUnless( width === 390 && shifting.includes( name ) ) }`, async ( {
				page,
			} ) => {
				await page.setViewportSize( { width, height: 844 } );
				await recordLayoutShifts( page );
				// A slow font and slow pictures reveal every layout shift.
				await page.route( /\.(woff2|jpe?g|webp)/, async ( route ) => {
					await new Promise( ( done ) => setTimeout( done, 300 ) );
					await route.continue();
				} );
				const untilLoaded = watchRequests( page );
				await page.goto( path );
				await waitForLaterRequest( page );
				await untilLoaded();
				for ( let y = 0; y < 4000; y += 400 ) {
					await page.mouse.wheel( 0, 400 );
					await page.evaluate(
						() =>
							new Promise( ( done ) =>
								requestAnimationFrame( done )
							)
					);
				}
				await waitForLaterRequest( page );
				await untilLoaded();
				await waitForAnimations( page );
				await expectNoLayoutShift( page );
			} );
		}
	} );
}

test( '[PROD-12] selecting a variation, adding it and opening its pictures loads at most 135 KB of scripts, React included @full', async ( {
	page,
} ) => {
	const untilLoaded = watchRequests( page );
	const loaded = new Map< string, number >();
	page.on( 'response', async ( answer ) => {
		const url = answer.url();
		if ( answer.request().resourceType() === 'script' ) {
			loaded.set( url, gzipSync( await answer.body() ).length );
		}
	} );
	await page.goto( pages[ 'variable product' ] );
	await page.locator( '.swatches [data-value="juros"]' ).click();
	await expect(
		page.locator( '.woocommerce-variation-price' )
	).toBeVisible();
	await page.locator( '.single_add_to_cart_button' ).click();
	await expect( cartCount( page ) ).toContainText( '1' );
	await page.locator( '.gallery__open' ).click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await waitForLaterRequest( page );
	await untilLoaded();

	const names = [ ...loaded.keys() ].join( '\n' );
	for ( const part of [ 'variation-form', 'cart.js', 'lightbox' ] ) {
		expect( names ).toContain( part );
	}
	const sum = [ ...loaded.values() ].reduce( ( all, one ) => all + one, 0 );
	expect( sum ).toBeLessThanOrEqual( 135 * 1024 );
} );
