import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fullUnless } from './full';
import { expect, test } from './test';

/** Values of spec §9, and of other sections that say what holds "here". */
const here = {
	ajax_add_to_cart_single: true,
	cart_icon: 'mini-cart',
	minicart_auto: true,
	minicart_open_delay: 350,
	minicart_counter_delay: 200,
	refresh_order_review: false,
	checkout_terms_popup: true,
	notice_scroll_offset: 100,
	show_variation_label: true,
	variation_label_separator: ':',
	stock_label_threshold: 5,
	clear_on_reselect: false,
	show_variation_stock: false,
	variation_inline_max: 30,
	variation_ajax_max: 100,
	review_rating_required: false,
	image_zoom: false,
	product_lightbox: true,
	gallery_slide: 300,
	gallery_thumbnails: 6,
	related_slider: true,
	shop_infinite_load: 'regular',
	infinite_scroll_distance: 150,
	infinite_scroll_debounce: 30,
	ajax_search: true,
	ajax_search_min_chars: 3,
	page_load_transition: false,
	page_loaded_fallback: 3000,
	scroll_top_after: 100,
	scroll_top_duration: 400,
};

test( '[SET-01] a fresh shop starts with the values of the spec, from one table', async ( {
	shop,
} ) => {
	const values = shop.phpEval(
		`$names = json_decode( getenv( 'NAMES' ) );
		return array_combine( $names, array_map( '\\Vitrina\\Theme\\setting', $names ) );`,
		{ NAMES: JSON.stringify( Object.keys( here ) ) }
	);
	expect( values ).toEqual( here );
} );

/** Settings that stay when the theme changes. */
const hereAnyTheme = {
	consent: false,
	consent_length: 365,
	consent_hide_after: 60000,
	popup: false,
	popup_length: 1,
	popup_delay: 0,
	campaign_bar: '',
	campaign_bar_length: 1,
	chat_script: '',
};

test( '[SET-01] consent, messages and chat are off at first, with the values of the spec', async ( {
	shop,
} ) => {
	const values = shop.phpEval(
		`$settings = new \\Vitrina\\Companion\\Settings\\Settings();
		$names = json_decode( getenv( 'NAMES' ) );
		return array_combine( $names, array_map( fn ( $name ) => $settings->get( $name ), $names ) );`,
		{ NAMES: JSON.stringify( Object.keys( hereAnyTheme ) ) }
	);
	expect( values ).toEqual( hereAnyTheme );
} );

test( '[SET-01] a setting keeps its type, whatever the database holds', async ( {
	shop,
} ) => {
	const values = shop.phpEval( `
		add_filter( 'theme_mod_minicart_open_delay', fn () => [ 'x' ] );
		add_filter( 'theme_mod_stock_label_threshold', fn () => '7' );
		add_filter( 'theme_mod_minicart_auto', fn () => '' );
		return [ \\Vitrina\\Theme\\setting( 'minicart_open_delay' ), \\Vitrina\\Theme\\setting( 'stock_label_threshold' ), \\Vitrina\\Theme\\setting( 'minicart_auto' ) ];
	` );
	expect( values ).toEqual( [ 350, 7, false ] );
} );

test( '[FIX-18] [SET-01] every setting has a control with a label of its own, in the shop’s language', async ( {
	shop,
} ) => {
	const { missing, labels, english } = shop.phpEval( `
		require_once ABSPATH . 'wp-includes/class-wp-customize-manager.php';
		$customizer = new WP_Customize_Manager();
		do_action( 'customize_register', $customizer );
		$label = static fn ( $name ) => $customizer->get_control( $name )?->label ?? '';
		$names = array_keys( \\Vitrina\\Theme\\DEFAULTS );
		$labels = array_map( $label, array_combine( $names, $names ) );
		unload_textdomain( 'vitrina', true );
		add_filter( 'override_load_textdomain', '__return_true' );
		$english = array_merge( ...array_column( \\Vitrina\\Theme\\customizer_sections(), 1 ) );
		return [
			'missing' => array_keys( array_filter( $labels, static fn ( $text ) => '' === $text ) ),
			'labels'  => array_values( $labels ),
			'english' => array_values( array_intersect( $english, $labels ) ),
		];` );
	expect( missing ).toEqual( [] );
	expect( new Set( labels ).size ).toBe( labels.length );
	expect( english ).toEqual( [] );
} );

/** The lowest contrast between a colour and the pixels of a picture. */
function lowestContrast( [ picture, colour ]: [ string, number[] ] ) {
	const luminance = ( rgb: number[] ) => {
		const [ r = 0, g = 0, b = 0 ] = rgb.map( ( value ) => {
			const part = value / 255;
			return part <= 0.04045
				? part / 12.92
				: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
		} );
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	return new Promise< number >( ( done ) => {
		const image = new Image();
		image.onload = () => {
			const canvas = document.createElement( 'canvas' );
			[ canvas.width, canvas.height ] = [ image.width, image.height ];
			const context = canvas.getContext( '2d' );
			context?.drawImage( image, 0, 0 );
			const data =
				context?.getImageData( 0, 0, image.width, image.height ).data ??
				[];
			let lowest = 21;
			for ( let at = 0; at < data.length; at += 4 ) {
				const [ light = 0, dark = 0 ] = [
					luminance( [ ...data.slice( at, at + 3 ) ] ),
					luminance( colour ),
				].sort( ( a, b ) => b - a );
				lowest = Math.min( lowest, ( light + 0.05 ) / ( dark + 0.05 ) );
			}
			done( lowest );
		};
		image.src = `data:image/png;base64,${ picture }`;
	} );
}

for ( const width of [ 390, 1024, 1920, 3840 ] ) {
	test( `[OWN-02] the sentence of the front page is readable on a black picture, at ${ width } px${ fullUnless( width === 1024 ) }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( '/' );
		// A picture that is black.
		await page.addStyleTag( {
			content:
				'.hero img { filter: brightness(0); } .hero h1 { color: transparent; }',
		} );
		const sentence = page.locator( '.hero h1' );
		const box = await sentence.evaluate( ( heading ) => {
			const range = document.createRange();
			range.selectNodeContents( heading );
			const { x, y, width: wide, height } = range.getBoundingClientRect();
			return { x, y, width: wide, height };
		} );
		const picture = await page.screenshot( { clip: box } );
		expect(
			await page.evaluate( lowestContrast, [
				picture.toString( 'base64' ),
				[ 34, 29, 24 ],
			] as [ string, number[] ] )
		).toBeGreaterThan( 4.5 );
	} );
}

test.describe( 'a shop before any setup', () => {
	const cli = path.resolve( __dirname, '../shop/cli.mjs' );
	const name = () => `e2e-empty-${ process.env.TEST_PARALLEL_INDEX }`;
	const run = ( ...words: string[] ) =>
		execFileSync( process.execPath, [ cli, ...words, '--name', name() ], {
			stdio: [ 'ignore', 'ignore', 'inherit' ],
		} );

	test( '[FIX-18] [SET-01] [PROD-11] [ROUTE-01] works with the values of the spec, at WooCommerce’s own addresses @full', async ( {
		page,
	} ) => {
		test.setTimeout( 180_000 );
		const port = 8960 + Number( process.env.TEST_PARALLEL_INDEX );
		run( 'start', '--port', String( port ), '--empty' );
		try {
			const { openShop } = await import( '../shop/shop.mjs' );
			const empty = await openShop( name() );
			const { product, posts, required, addresses } = empty.phpEval( `
				$product = new WC_Product_Simple();
				$product->set_props( [ 'name' => 'Pirmoji prekė', 'regular_price' => '5' ] );
				$product->save();
				return [
					'product'   => $product->get_permalink(),
					'posts'     => (int) get_option( 'posts_per_page' ),
					'required'  => $GLOBALS['wpdb']->get_var( "SELECT option_value FROM {$GLOBALS['wpdb']->options} WHERE option_name = 'woocommerce_review_rating_required'" ),
					'addresses' => array_map( 'wc_get_page_permalink', [ 'cart', 'shop' ] ),
				];` );
			expect( posts ).toBe( 10 );
			// Options of the plugins and of WooCommerce.
			expect(
				empty.phpEval( `
					$rules = new \\Vitrina\\Discounts\\Wp\\Settings();
					$names = [ 'awdr_dynamic_bulk_table_status', 'awdr_dynamic_bulk_table_off', 'show_strikeout_when' ];
					return [
						...array_combine( $names, array_map( [ $rules, 'text' ], $names ) ),
						'cart_redirect_after_add' => get_option( 'woocommerce_cart_redirect_after_add' ),
						'enable_ajax_add_to_cart' => get_option( 'woocommerce_enable_ajax_add_to_cart' ),
					];` )
			).toEqual( {
				awdr_dynamic_bulk_table_status: '0',
				awdr_dynamic_bulk_table_off: 'on',
				show_strikeout_when: 'show_when_matched',
				cart_redirect_after_add: 'no',
				enable_ajax_add_to_cart: 'yes',
			} );

			// WooCommerce requires stars by default; the theme's table does not.
			expect( required ).toBe( 'yes' );
			const stars = page.locator( 'select#rating' );
			await page.goto( product );
			await expect( stars ).toHaveCount( 1 );
			await expect( stars ).not.toHaveAttribute( 'required' );
			// The owner's choice, in either place.
			for ( const [ choice, isRequired ] of [
				[ `set_theme_mod( 'review_rating_required', true )`, true ],
				[ `set_theme_mod( 'review_rating_required', false )`, false ],
				[
					`update_option( 'woocommerce_review_rating_required', 'yes' )`,
					true,
				],
				[
					`update_option( 'woocommerce_review_rating_required', 'no' )`,
					false,
				],
			] as const ) {
				empty.phpEval( `${ choice }; return true;` );
				await page.goto( product );
				await expect( stars, choice ).toHaveJSProperty(
					'required',
					isRequired
				);
			}

			// Plain permalinks, WordPress's default: products are found.
			await expect( page.locator( 'h1' ) ).toHaveText( 'Pirmoji prekė' );
			const [ cart, shop ] = addresses;
			await page
				.locator( 'form.cart .single_add_to_cart_button' )
				.click();
			await expect(
				page.locator( '.woocommerce-message' )
			).toContainText( 'Pirmoji prekė' );
			await page.goto( cart );
			await expect( page.locator( 'main' ) ).toContainText(
				'Pirmoji prekė'
			);
			await page.goto( shop );
			await expect(
				page.locator( 'main' ).getByText( 'Pirmoji prekė' ).first()
			).toBeVisible();
			// An add opens no other page; features that are off by default are absent.
			await page.locator( '.ajax_add_to_cart' ).first().click();
			await expect(
				page.locator( '.ajax_add_to_cart' ).first()
			).toHaveClass( /added/ );
			await expect( page ).toHaveURL( /post_type=product$/ );
			await expect(
				page.locator(
					'.consent-bar, .top-bar, [data-island="chat-launcher"], .shop-popup, #vitrina-popup'
				)
			).toHaveCount( 0 );
			await expect( page.locator( 'html' ) ).not.toHaveClass(
				/page-load/
			);
			expect( empty.readLog() ).toBe( '' );
		} finally {
			run( 'stop' );
			rmSync( path.resolve( '.shop', name() ), {
				recursive: true,
				force: true,
			} );
		}
	} );
} );

test( '[ROUTE-01] product, cart and REST root have the addresses of the spec, as ordinary server pages', async ( {
	shop,
	page,
} ) => {
	await page.goto( '/produktas/lino-skalbiniai/' );
	await expect( page.locator( 'body' ) ).toHaveClass( /single-product/ );
	await page.goto( '/krepselis-2/' );
	await expect( page.locator( 'body' ) ).toHaveClass( /woocommerce-cart/ );
	await expect( page.locator( 'h1' ) ).toHaveText( 'Krepšelis' );

	const root = await ( await fetch( `${ shop.url }/wp-json/` ) ).json();
	expect( root.namespaces ).toEqual(
		expect.arrayContaining( [ 'wp/v2', 'vitrina/v1' ] )
	);
} );

test( '[ROUTE-01] a missing page returns 404, with links to continue', async ( {
	page,
} ) => {
	const response = await page.request.get( '/nera-tokio-puslapio/' );
	expect( response.status() ).toBe( 404 );
	expect( await response.text() ).toContain( 'search-form' );
} );
