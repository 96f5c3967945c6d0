import {
	activateSet,
	ELSEWHERE,
	PLUGINS,
	putBack,
	type Plugin,
} from './active-theme';
import { lazyFiles } from './failed-scripts/all-files';
import { fullUnless } from './full';
import { buy, type Checkout } from './purchase';
import { expect, test } from './test';

/** The plugins in other themes, together and alone: everything can be bought. */

const themes = [ 'vitrina', 'storefront', 'twentytwentythree' ] as const;

/** Name of a set → the plugins that are active in it. */
const sets: Readonly< Record< string, readonly Plugin[] > > = {
	'all plugins': PLUGINS,
	'no plugin': [],
	...Object.fromEntries(
		PLUGINS.map( ( plugin ) => [ `${ plugin } alone`, [ plugin ] ] )
	),
};

const checkouts: readonly Checkout[] = [ 'classic', 'block' ];

test.use( { allowedErrors: [ ELSEWHERE ] } );

for ( const theme of themes ) {
	test.describe( theme, () => {
		test.afterAll( putBack );

		for ( const [ name, plugins ] of Object.entries( sets ) ) {
			test.describe( name, () => {
				test.beforeAll( () => activateSet( theme, plugins ) );

				for ( const checkout of checkouts ) {
					const isFast =
						checkout === 'classic' &&
						theme === 'vitrina' &&
						plugins.length === 0;
					test( `[OWN-21] in ${ theme } with ${ name }, the ${ checkout } checkout takes an order${ fullUnless( isFast ) }`, async ( {
						page,
						shop,
					} ) => {
						await buy( page, shop, checkout, {
							terminal: plugins.includes( 'lpexpress' ),
							bank: plugins.includes( 'bank-link' ),
						} );
					} );
				}
			} );
		}

		test.describe( 'lazy scripts are refused', () => {
			test.use( {
				allowedErrors: [
					/Failed to load resource|Loading chunk|Not loaded|ERR_FAILED/,
				],
			} );

			test.beforeAll( () => activateSet( theme, PLUGINS ) );

			for ( const checkout of checkouts ) {
				test( `[OWN-21] in ${ theme } without any lazy script, the ${ checkout } checkout takes an order @full`, async ( {
					page,
					shop,
				} ) => {
					const lazy = new Set(
						lazyFiles().filter(
							// The block's own part, which offers to load it again.
							( file ) => file !== 'blocks-picker'
						)
					);
					let refused = 0;
					await page.route( '**/build/*.js*', ( route ) => {
						const file = /([\w-]+)\.js$/.exec(
							new URL( route.request().url() ).pathname
						);
						if ( file && lazy.has( file[ 1 ] ?? '' ) ) {
							refused++;
							return route.fulfill( { status: 404 } );
						}
						return route.fallback();
					} );
					await buy( page, shop, checkout, {
						terminal: true,
						bank: true,
						isNative: true,
					} );
					expect( refused ).toBeGreaterThan( 0 );
				} );
			}
		} );
	} );
}
