import type { Shop } from '../../shop/handle.mjs';
import { activate, remove } from './plugin';

const LANGUAGES = `
	$options = new WP_Syntex\\Polylang\\Options\\Options();
	do_action( 'pll_pre_init' );
	$model = new PLL_Model( $options );
	foreach ( [ [ 'Lietuvių', 'lt', 'lt_LT', 'lt' ], [ 'English', 'en', 'en_GB', 'gb' ] ] as [ $name, $slug, $locale, $flag ] ) {
		$model->languages->add( [ 'name' => $name, 'slug' => $slug, 'locale' => $locale, 'rtl' => false, 'term_group' => 0, 'flag' => $flag ] );
	}
	$options['post_types'] = [ 'product' ];
	$options['taxonomies'] = [ 'product_cat' ];
	$menus = get_theme_mod( 'nav_menu_locations' );
	$options['nav_menus'] = [ get_option( 'stylesheet' ) => array_map( fn( $menu ) => [ 'lt' => $menu ], $menus ) ];
	$options->save_all();
	return true;`;

const TRANSLATIONS = `
	PLL()->model->set_language_in_mass();
	$made = [];
	$translate = function ( int $id, string $title ) use ( &$made ): void {
		$post    = get_post( $id );
		$made[]  = $english = wp_insert_post( [ 'post_title' => $title, 'post_status' => 'publish', 'post_type' => $post->post_type, 'post_content' => wp_slash( $post->post_content ) ] );
		foreach ( get_post_meta( $id ) as $key => $values ) {
			if ( '_sku' !== $key ) { update_post_meta( $english, $key, wp_slash( maybe_unserialize( $values[0] ) ) ); }
		}
		pll_set_post_language( $english, 'en' );
		// Clears terms that were cached before the posts had a language.
		clean_object_term_cache( $id, $post->post_type );
		pll_save_post_translations( [ 'lt' => $id, 'en' => $english ] );
	};
	foreach ( [ (int) get_option( 'page_on_front' ) => 'Home', get_page_by_path( 'pristatymas' )->ID => 'Delivery', wc_get_page_id( 'shop' ) => 'Store', wc_get_page_id( 'cart' ) => 'Basket', wc_get_page_id( 'checkout' ) => 'Till', get_page_by_path( 'lino-skalbiniai', OBJECT, 'product' )->ID => 'Scent of linen' ] as $id => $title ) {
		$translate( $id, $title );
	}
	PLL()->model->clean_languages_cache();
	flush_rewrite_rules();
	return implode( ',', $made );`;

const CLEANUP = `
	foreach ( array_filter( explode( ',', getenv( 'MADE' ) ) ) as $id ) { wp_delete_post( (int) $id, true ); }
	define( 'WP_UNINSTALL_PLUGIN', 'polylang/polylang.php' );
	define( 'PLL_REMOVE_ALL_DATA', true );
	require WP_PLUGIN_DIR . '/polylang/uninstall.php';`;

/** Adds English to the Lithuanian shop: a few pages and a product are translated. Returns the cleanup function. */
export async function enableTwoLanguages( shop: Shop ): Promise< () => void > {
	await activate( shop, 'polylang' );
	shop.phpEval( LANGUAGES );
	const made = String( shop.phpEval( TRANSLATIONS ) );
	shop.clearLog();
	return () =>
		remove(
			shop,
			'polylang',
			CLEANUP.replace( `getenv( 'MADE' )`, `'${ made }'` )
		);
}
