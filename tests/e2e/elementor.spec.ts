import { expectNoViolations } from './axe';
import { expectNoNotices, useNeighbour } from './neighbours/plugin';
import { overflow } from './overflow';
import { cartCount } from './shopper';
import { expect, test } from './test';

/** Pages that were edited with Elementor, in each of its page layouts. */

/** Page layout → slug of a page with it. */
const pages = {
	default: 'elementor-page',
	elementor_header_footer: 'elementor-wide-page',
	elementor_canvas: 'elementor-empty-page',
};

const layouts = Object.entries( pages );

/** A heading, four products and a button, as Elementor stores them. */
const elements = [
	{
		id: 'a1b2c3d',
		elType: 'container',
		settings: [],
		isInner: false,
		elements: [
			[ 'heading', { title: 'Made with Elementor' } ],
			[ 'shortcode', { shortcode: '[products limit="4"]' } ],
			[
				'button',
				{ text: 'To the shop', link: { url: '/parduotuve/' } },
			],
		].map( ( [ widgetType, settings ], index ) => ( {
			id: `b${ index }b2c3d`,
			elType: 'widget',
			widgetType,
			settings,
			elements: [],
		} ) ),
	},
];

test.describe( 'Elementor', () => {
	// Elementor's own fonts, and the tests have no network.
	test.use( { allowedErrors: [ /fonts\.googleapis\.com/ ] } );

	useNeighbour( 'elementor', {
		prepare: ( shop ) =>
			shop.phpEval(
				`foreach ( json_decode( getenv( 'PAGES' ), true ) as $layout => $slug ) {
				$id = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Elementor', 'post_name' => $slug ] );
				foreach ( [ '_elementor_edit_mode' => 'builder', '_elementor_template_type' => 'wp-page', '_elementor_version' => ELEMENTOR_VERSION, '_elementor_data' => wp_slash( getenv( 'ELEMENTS' ) ), '_wp_page_template' => $layout ] as $name => $value ) {
					update_post_meta( $id, $name, $value );
				}
			}
			return true;`,
				{
					PAGES: JSON.stringify( pages ),
					ELEMENTS: JSON.stringify( elements ),
				}
			),
		cleanup: `foreach ( get_posts( [ 'post_type' => [ 'page', 'elementor_library' ], 'post_status' => 'any', 'numberposts' => -1, 'meta_key' => '_elementor_edit_mode' ] ) as $post ) { wp_delete_post( $post->ID, true ); }
				foreach ( get_posts( [ 'post_type' => 'elementor_library', 'post_status' => 'any', 'numberposts' => -1 ] ) as $post ) { wp_delete_post( $post->ID, true ); }
				global $wpdb;
				$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%elementor%'" );`,
	} );

	for ( const [ layout, slug ] of layouts ) {
		test( `[OWN-23] a page with the layout "${ layout }" shows what was made, fits, and its products go into the cart @full`, async ( {
			page,
			shop,
		} ) => {
			for ( const width of [ 320, 390, 1280 ] ) {
				await page.setViewportSize( { width, height: 844 } );
				await page.goto( `/${ slug }/` );
				await expect(
					page.getByRole( 'heading', { name: 'Made with Elementor' } )
				).toBeVisible();
				await expect(
					page.getByRole( 'link', { name: 'To the shop' } )
				).toBeVisible();
				expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
				if ( process.env.PICTURES ) {
					await page.screenshot( {
						path: `${ process.env.PICTURES }/${ slug }-${ width }.png`,
						fullPage: true,
					} );
				}
			}
			await expectNoViolations(
				page,
				layout,
				[],
				[ '.products', '.site-header', '.site-footer' ].filter(
					( part ) =>
						part === '.products' || layout !== 'elementor_canvas'
				)
			);
			const added = page.waitForResponse(
				( response ) =>
					response.request().method() === 'POST' && response.ok()
			);
			await page.locator( '.ajax_add_to_cart' ).first().click();
			await added;
			await page.goto( '/parduotuve/' );
			await expect( cartCount( page ) ).toHaveText( /^1/ );
			expectNoNotices( shop, '/plugins/elementor/' );
		} );
	}
} );
