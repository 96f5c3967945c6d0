import { expect, test } from './test';

/** Spec §9, and wherever the spec says what holds "here". */
const here = {
	ajax_add_to_cart_single: true,
	cart_icon: 'mini-cart',
	minicart_auto: true,
	minicart_open_delay: 350,
	minicart_counter_delay: 200,
	refresh_order_review: false,
	checkout_terms_popup: true,
	notice_scroll_offset: 100,
	field_hint_collapse: 250,
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
	posts_per_page: 10,
	shop_infinite_load: 'regular',
	infinite_scroll_distance: 150,
	infinite_scroll_debounce: 30,
	ajax_search: true,
	ajax_search_min_chars: 3,
	page_load_transition: false,
	page_loaded_fallback: 3000,
	scroll_top_after: 100,
	scroll_top_duration: 400,
	breakpoint: 768,
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

/** What stays when the theme changes. */
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

test( '[SET-01] consent, messages and chat start off, with the values of the spec', async ( {
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

test( "[SET-01] WooCommerce's own settings are those of the spec", async ( {
	shop,
} ) => {
	const values = shop.phpEval( `
		return array_map( 'get_option', [
			'woocommerce_cart_redirect_after_add',
			'woocommerce_enable_ajax_add_to_cart',
			'woocommerce_review_rating_required',
			'posts_per_page',
		] );
	` );
	expect( values.map( String ) ).toEqual( [ 'no', 'yes', 'no', '10' ] );
} );

test( '[ROUTE-01] product, cart and REST root are where the spec puts them, as ordinary server pages', async ( {
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

test( '[ROUTE-01] a page that is not there answers 404, with a way on', async ( {
	page,
} ) => {
	const answer = await page.request.get( '/nera-tokio-puslapio/' );
	expect( answer.status() ).toBe( 404 );
	expect( await answer.text() ).toContain( 'search-form' );
} );
