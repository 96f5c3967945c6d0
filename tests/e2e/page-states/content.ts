import type { Shop } from '../../shop/handle.mjs';
import { rasa } from '../shopper';

/** Names that are the same in every language. */
const NAMES = [
	'LP EXPRESS',
	'Swedbank',
	'SEB',
	'Luminor',
	'Artea',
	'Citadele',
	'Revolut',
	'LKU kredito unijos',
];

/** Texts that are typed to reach the states. */
const TYPED = [
	...Object.values( rasa ),
	'Rasa Petrauskaitė',
	'Rūta K.',
	'ruta@example.lt',
];

const read = `
	global $wpdb;
	$column = static fn ( string $query ): array => $wpdb->get_col( str_replace( '{p}', $wpdb->prefix, $query ) );
	$texts = [
		...$column( "SELECT CONCAT_WS( '\\n', post_title, post_excerpt ) FROM {p}posts WHERE post_status <> 'auto-draft'" ),
		...array_map( static fn ( ?string $html ): string => do_blocks( (string) $html ), $column( "SELECT post_content FROM {p}posts WHERE post_status = 'publish'" ) ),
		...$column( "SELECT name FROM {p}terms" ),
		...$column( "SELECT description FROM {p}term_taxonomy" ),
		...$column( "SELECT CONCAT_WS( '\\n', comment_author, comment_content ) FROM {p}comments WHERE comment_type IN ( 'comment', 'review' )" ),
		...$column( "SELECT CONCAT_WS( '\\n', display_name, user_login, user_email ) FROM {p}users" ),
		...$column( "SELECT meta_value FROM {p}usermeta WHERE meta_key REGEXP '^(billing|shipping|first_name|last_name)'" ),
		...$column( "SELECT meta_value FROM {p}postmeta WHERE meta_key IN ( '_sku', '_button_text', '_variation_description', '_wp_attachment_image_alt', '_product_attributes' ) OR meta_key LIKE 'attribute_%'" ),
		...$column( "SELECT attribute_label FROM {p}woocommerce_attribute_taxonomies" ),
		...$column( "SELECT tax_rate_name FROM {p}woocommerce_tax_rates" ),
		...$column( "SELECT zone_name FROM {p}woocommerce_shipping_zones" ),
		...$column( "SELECT option_value FROM {p}options WHERE option_name IN ( 'blogname', 'blogdescription', 'widget_block', 'vitrina_companion', 'woocommerce_demo_store_notice', 'woocommerce_store_city' ) OR option_name REGEXP '^woocommerce_.*_text$' OR option_name REGEXP '^woocommerce_.*_settings$' OR option_name LIKE 'theme_mods_%' OR option_name LIKE 'woocommerce_bacs%'" ),
		...array_map( static fn ( WP_Post $item ): string => wp_setup_nav_menu_item( $item )->title, get_posts( [ 'post_type' => 'nav_menu_item', 'posts_per_page' => -1 ] ) ),
	];
	// Accessible names of blocks are only in their attributes, not in their text.
	foreach ( $column( "SELECT post_content FROM {p}posts WHERE post_content LIKE '%wp:vitrina/%' AND post_status = 'publish'" ) as $html ) {
		$blocks = parse_blocks( $html );
		array_walk_recursive( $blocks, static function ( mixed $value, int|string $name ) use ( &$texts ): void {
			if ( in_array( $name, [ 'label', 'name', 'title' ], true ) && is_string( $value ) ) { $texts[] = $value; }
		} );
	}
	foreach ( $column( "SHOW TABLES LIKE '{p}vitrina%'" ) as $table ) {
		if ( preg_match( '/terminals|discount_rules/', $table ) === 1 ) {
			foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) { $texts[] = implode( "\\n", $row ); }
		}
	}
	return implode( "\\n", $texts );`;

/** The text without markup, entities and typographic characters. */
const plain = ( text: string ): string =>
	text
		.replace( /<[^>]*>/g, ' ' )
		.replace( /&nbsp;|&#160;/g, ' ' )
		.replace( /&amp;|&#038;/g, '&' )
		.replace( /&#?\w+;/g, ' ' )
		.replace( /[„“”"'’‘«»…–—-]|\.{3}/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim()
		.toLowerCase();

/**
 * Returns all texts that the owner and the customers of the shop have written.
 *
 * @param shop The running shop.
 */
export const readShopContent = ( shop: Shop ): string =>
	` ${ plain( [ shop.phpEval( read ), ...NAMES, ...TYPED ].join( '\n' ) ) } `;

/**
 * Whether a text is content of the shop, as a whole or in parts.
 *
 * @param text    A text of the page.
 * @param content Result of readShopContent().
 */
export function isContent( text: string, content: string ): boolean {
	return text
		.split( /[|·•/:;(),×=!?©–—]|\. |\s-\s/ )
		.map( plain )
		.map( ( part ) => part.replace( /^[\d\s.]+|[\d\s.]+$/g, '' ) )
		.every(
			( part ) => ! /\p{L}{2}/u.test( part ) || content.includes( part )
		);
}
