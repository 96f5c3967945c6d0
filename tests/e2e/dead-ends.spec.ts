import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { crawl } from './crawl';
import { expect, test } from './test';

const themes = [ 'vitrina', 'storefront', 'astra', 'twentytwentythree' ];

/** The companion is last: with it goes what its setup has noted. */
const plugins = [ 'lpexpress', 'bank-link', 'discounts', 'companion' ];

const mainFile = ( plugin: string ) =>
	`vitrina-${ plugin }/vitrina-${ plugin }.php`;

test.describe( 'a fresh shop', () => {
	const cli = path.resolve( __dirname, '../shop/cli.mjs' );
	const name = () => `e2e-ends-${ process.env.TEST_PARALLEL_INDEX }`;
	const run = ( ...words: string[] ) =>
		execFileSync( process.execPath, [ cli, ...words, '--name', name() ], {
			stdio: [ 'ignore', 'ignore', 'inherit' ],
		} );

	test( '[OWN-15] nothing is a dead end: links lead from the front page to shop, category, product, cart, checkout, account and contacts, in four themes, also after each plugin is deleted @full', async ( {
		browser,
	} ) => {
		test.setTimeout( 1_200_000 );
		run(
			'start',
			'--port',
			String( 8980 + Number( process.env.TEST_PARALLEL_INDEX ) ),
			'--empty'
		);
		try {
			const { openShop } = await import( '../shop/shop.mjs' );
			const shop = await openShop( name() );
			const installed = shop.phpEval( `
				update_option( 'woocommerce_currency', 'EUR' );
				update_option( 'woocommerce_default_country', 'LT' );
				update_option( 'woocommerce_coming_soon', 'no' );
				$product = new WC_Product_Simple();
				$product->set_props( [ 'name' => 'Pirmoji prekė', 'regular_price' => '20', 'category_ids' => [ wp_insert_term( 'Namams', 'product_cat' )['term_id'] ] ] );
				$product->save();
				return array_keys( wp_get_themes() );` ) as string[];
			for ( const theme of themes.filter( ( slug ) =>
				installed.includes( slug )
			) ) {
				shop.phpEval(
					`switch_theme( getenv( 'THEME' ) );
					update_option( 'show_on_front', 'posts' );
					return true;`,
					{ THEME: theme }
				);
				for ( const gone of [ '', ...plugins ] ) {
					shop.phpEval(
						`require_once ABSPATH . 'wp-admin/includes/plugin.php';
						return activate_plugins( json_decode( getenv( 'PLUGINS' ) ) );`,
						{ PLUGINS: JSON.stringify( plugins.map( mainFile ) ) }
					);
					if ( ! gone ) {
						// The setup of each theme: it knows what the theme can show.
						shop.phpEval( `
							$runner = new Vitrina\\Companion\\Setup\\Runner();
							foreach ( [ 'pages', 'menu', 'front-page' ] as $id ) {
								$runner->run( ( new Vitrina\\Companion\\Setup\\Steps() )->find( $id ), [] );
							}
							return true;` );
					}
					const wanted = shop.phpEval(
						`$product = wc_get_products( [ 'limit' => 1, 'orderby' => 'ID', 'order' => 'DESC' ] )[0];
						$urls = [ ...array_map( 'wc_get_page_permalink', [ 'shop', 'cart', 'checkout', 'myaccount' ] ), get_permalink( get_option( 'vitrina_companion_pages' )['contacts'] ), $product->get_permalink(), get_term_link( $product->get_category_ids()[0], 'product_cat' ) ];
						return array_map( fn ( $url ) => substr( $url, strlen( home_url() ) ), $urls );`
					) as string[];
					if ( gone ) {
						// wp-admin deletes a plugin in two requests; the files stay, because the repository's are linked.
						for ( const call of [
							'deactivate_plugins',
							'uninstall_plugin',
						] ) {
							shop.phpEval(
								`require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${ call }( getenv( 'PLUGIN' ) ); return true;`,
								{ PLUGIN: mainFile( gone ) }
							);
						}
					}
					const visitor = await browser.newPage( {
						baseURL: shop.url,
					} );
					const [ pages, errors ] = await crawl( visitor, shop );
					await visitor.context().close();
					const state = `${ theme } without ${ gone || 'nothing' }`;
					expect( errors, state ).toEqual( [] );
					const reached = pages.map( ( address ) =>
						address === 'checkout' ? wanted[ 2 ] : address
					);
					// Without a menu that an owner makes, this theme links no account.
					const expected = wanted.filter(
						( address, at ) =>
							at !== 3 || theme !== 'twentytwentythree'
					);
					expect( reached, state ).toEqual(
						expect.arrayContaining( expected )
					);
				}
			}
			expect( shop.readLog() ).toBe( '' );
		} finally {
			run( 'stop' );
			rmSync( path.resolve( '.shop', name() ), {
				recursive: true,
				force: true,
			} );
		}
	} );
} );
