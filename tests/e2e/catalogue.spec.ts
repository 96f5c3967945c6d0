import { gzipSync } from 'node:zlib';
import { expect, test } from './test';

/** Pages that any cache may keep for everybody. */
const pages = {
	front: '/',
	shop: '/parduotuve/',
	category: '/kategorija/zvakes/',
	'simple product': '/produktas/lino-skalbiniai/',
	'variable product': '/produktas/dvylika-spalvu/',
};

/** WooCommerce's own attribution, until it is replaced. */
const attribution = /sourcebuster|order-attribution/;

const limit = 14 * 1024;

for ( const [ name, path ] of Object.entries( pages ) ) {
	test.describe( `the ${ name } page of a visitor without a cart`, () => {
		test( '[STATE-01] is byte-equal for two visitors, sets no cookie and holds no nonce', async ( {
			shop,
		} ) => {
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

		test( '[CART-05] asks for nothing beyond the page and its files, and loads at most 14 KB of script and of style', async ( {
			page,
			shop,
		} ) => {
			let script = 0;
			const scripts: string[] = [];
			const foreign: string[] = [];
			const calls: string[] = [];
			let style = 0;

			page.on( 'response', async ( answer ) => {
				const request = answer.request();
				const url = answer.url();
				if ( ! url.startsWith( shop.url ) ) {
					foreign.push( url );
				}
				if ( [ 'xhr', 'fetch' ].includes( request.resourceType() ) ) {
					calls.push( url );
				}
				const kind = request.resourceType();
				if ( kind === 'script' && ! attribution.test( url ) ) {
					scripts.push( url );
					script += gzipSync( await answer.body() ).length;
				}
				if ( kind === 'stylesheet' ) {
					style += gzipSync( await answer.body() ).length;
				}
			} );
			await page.goto( path );
			await page.waitForTimeout( 1500 );

			const inline = await page.evaluate( () => {
				const text = ( selector: string ) =>
					[ ...document.querySelectorAll( selector ) ]
						.map( ( element ) => element.textContent )
						.join( '\n' );
				return {
					script: text(
						'script:not([src]):not([type="application/ld+json"]):not([id^="wc-order-attribution"])'
					),
					style: text( 'style' ),
				};
			} );
			script += gzipSync( inline.script ).length;
			style += gzipSync( inline.style ).length;

			expect( calls, 'requests by script' ).toEqual( [] );
			expect( foreign, 'requests to other hosts' ).toEqual( [] );
			expect( scripts.join( '\n' ) ).not.toMatch(
				/react|jquery|api-fetch/
			);
			expect( script ).toBeLessThanOrEqual( limit );
			expect( style ).toBeLessThanOrEqual( limit );
		} );

		for ( const width of [ 390, 1280 ] ) {
			test( `does not move while it loads, at ${ width } px`, async ( {
				page,
			} ) => {
				await page.setViewportSize( { width, height: 844 } );
				await page.addInitScript( () => {
					Object.assign( window, { layoutShift: 0 } );
					new PerformanceObserver( ( list ) => {
						for ( const entry of list.getEntries() as Array<
							PerformanceEntry & {
								value: number;
								hadRecentInput: boolean;
							}
						> ) {
							if ( ! entry.hadRecentInput ) {
								( window as any ).layoutShift += entry.value;
							}
						}
					} ).observe( { type: 'layout-shift', buffered: true } );
				} );
				// A slow font and slow pictures show every shift there is.
				await page.route( /\.(woff2|jpe?g|webp)/, async ( route ) => {
					await new Promise( ( done ) => setTimeout( done, 300 ) );
					await route.continue();
				} );
				await page.goto( path );
				await page.waitForTimeout( 1200 );
				for ( let y = 0; y < 4000; y += 400 ) {
					await page.mouse.wheel( 0, 400 );
					await page.waitForTimeout( 60 );
				}
				await page.waitForTimeout( 500 );
				expect(
					await page.evaluate( () => ( window as any ).layoutShift )
				).toBeLessThanOrEqual( 0.01 );
			} );
		}
	} );
}
