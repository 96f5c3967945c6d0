<?php
/**
 * Makes pages of two themes comparable, and prints at the end of each page how many
 * queries it made. Requests choose by header what they need:
 *
 * - `X-Bench-Plugins: none`: our plugins are not loaded.
 * - `X-Bench-Profile: 1`: a profile is printed too; see ../profile/bench.mjs.
 *
 * Both themes show 24 products on a listing, 4 related products and 4 cross-sells. Under
 * another theme than Vitrina, listings have filters too, which are WooCommerce's widgets
 * where themes print their sidebar (on a phone Storefront shows it after the products),
 * and the front page shows what Vitrina's shows: four categories, eight new products,
 * three posts, and what plugins print there.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Bench;

use Closure;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

if ( isset( $_SERVER['HTTP_X_BENCH_PROFILE'] ) ) {
	require_once __DIR__ . '/bench-profile.php';
}

if ( isset( $_SERVER['HTTP_X_BENCH_PLUGINS'] ) ) {
	add_filter( 'pre_option_active_plugins', static fn (): array => array( 'woocommerce/woocommerce.php' ) );
}

add_filter( 'loop_shop_per_page', static fn (): int => 24, PHP_INT_MAX );
add_filter( 'storefront_loop_columns', static fn (): int => 4 );
add_filter( 'storefront_related_products_args', four( ... ), PHP_INT_MAX );
add_filter( 'woocommerce_output_related_products_args', four( ... ), PHP_INT_MAX );
add_filter( 'woocommerce_cross_sells_total', static fn (): int => 4, PHP_INT_MAX );

/**
 * Four products in a row of one line.
 *
 * @param array<string, mixed> $args The theme's arguments.
 * @return array<string, mixed>
 */
function four( array $args ): array {
	return array(
		...$args,
		'posts_per_page' => 4,
		'columns'        => 4,
	);
}

add_filter(
	'the_content',
	static function ( string $content ): string {
		if ( ! is_front_page() || ! in_the_loop() || get_template() === 'vitrina' ) {
			return $content;
		}
		ob_start();
		/** This action is documented in the theme's front-page.php. */
		do_action( 'vitrina_front_delivery' );
		return do_shortcode( '[product_categories limit="4" parent="0" columns="4"][products limit="8" columns="4" orderby="date" order="DESC"]' )
			. $content
			. (string) ob_get_clean()
			. do_blocks( '<!-- wp:latest-posts {"postsToShow":3,"displayPostContent":true,"displayPostDate":true,"displayFeaturedImage":true,"featuredImageSizeSlug":"medium"} /-->' );
	},
	20
);

add_action(
	'woocommerce_sidebar',
	static function (): void {
		// Product pages have this action too.
		if ( get_template() === 'vitrina' || ! ( is_shop() || is_product_taxonomy() ) ) {
			return;
		}
		the_widget(
			'WC_Widget_Product_Categories',
			array(
				'count'        => 1,
				'hierarchical' => 1,
			)
		);
		foreach ( wc_get_attribute_taxonomies() as $attribute ) {
			the_widget(
				'WC_Widget_Layered_Nav',
				array(
					'title'     => $attribute->attribute_label,
					'attribute' => $attribute->attribute_name,
				)
			);
		}
		the_widget( 'WC_Widget_Rating_Filter' );
		the_widget( 'WC_Widget_Price_Filter' );
	}
);

/** How many cards were printed: both themes must print the same number. */
$vitrina_cards = 0;

/** The processor's time so far: the process has served other requests before. */
$vitrina_start = processor_time();

/**
 * The processor's time of this process, in ms. It includes nothing of the database, and
 * other programs that run on the machine change it less than the time to first byte.
 */
function processor_time(): float {
	$usage = (array) getrusage();
	return 1000 * ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000;
}

add_action(
	'woocommerce_after_shop_loop_item',
	static function () use ( &$vitrina_cards ): void {
		++$vitrina_cards;
	}
);

add_action(
	'shutdown',
	static function () use ( &$vitrina_cards, $vitrina_start ): void {
		global $wpdb;
		$type = implode( '', array_filter( headers_list(), static fn ( string $header ): bool => stripos( $header, 'content-type: text/html' ) === 0 ) );
		if ( $type === '' ) {
			return;
		}
		$result = array(
			'queries' => $wpdb->num_queries,
			'cpu'     => processor_time() - $vitrina_start,
			'cards'   => $vitrina_cards,
			'profile' => function_exists( __NAMESPACE__ . '\profile' ) ? profile() : null,
		);
		printf( '<!-- bench %s -->', base64_encode( (string) wp_json_encode( $result ) ) ); // phpcs:ignore
	},
	PHP_INT_MAX
);
