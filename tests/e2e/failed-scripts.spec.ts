import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lazyFiles, TESTED_ELSEWHERE } from './failed-scripts/all-files';
import { calls } from './failed-scripts/calls';
import { pages } from './failed-scripts/pages';
import { product } from './failed-scripts/product';
import { fullUnless } from './full';
import { openTestShop } from './shop';
import { expect, test } from './test';

/**
 * Each lazy script is blocked by itself. Its feature then works as it does without
 * JavaScript, or is hidden.
 */

const parts = [ ...calls, ...product, ...pages ];

test.use( {
	allowedErrors: [
		/Failed to load resource|Loading chunk|Not loaded|ERR_FAILED/,
	],
} );

test( '[FIX-31] every lazy script of the build is blocked in a test', () => {
	const here = parts.map( ( { file } ) => file );
	expect(
		[ ...new Set( [ ...here, ...Object.keys( TESTED_ELSEWHERE ) ] ) ].sort()
	).toEqual( lazyFiles().sort() );
	for ( const [ file, spec ] of Object.entries( TESTED_ELSEWHERE ) ) {
		expect(
			readFileSync( path.join( __dirname, spec ), 'utf8' ),
			spec
		).toMatch( new RegExp( `without\\( page, '${ file }'|\\^${ file }` ) );
	}
} );

for ( const {
	file,
	works,
	width = 390,
	isFast = false,
	arrange,
	use,
} of parts ) {
	test.describe( `${ file } does not load`, () => {
		let putBack: () => unknown = () => {};

		test.beforeAll( async () => {
			if ( arrange ) {
				putBack = arrange( await openTestShop() );
			}
		} );

		test.afterAll( () => void putBack() );

		test( `[FIX-31] without ${ file }.js: ${ works }${ fullUnless( isFast ) }`, async ( {
			page,
			shop,
		} ) => {
			let refused = 0;
			await page.route(
				( { pathname } ) => pathname.endsWith( `/build/${ file }.js` ),
				( route ) => {
					refused++;
					return route.abort();
				}
			);
			await page.setViewportSize( { width, height: 844 } );
			await use( page, shop );
			expect( refused ).toBeGreaterThan( 0 );
		} );
	} );
}
