<?php
/**
 * The wishlist's hearts, and its place in the header. A plugin keeps the list and says where its
 * page is; without one, or switched off, nothing of this is on a page.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use WC_Product;

/** The loop of a customer's own list: each product there has its own way to leave it. */
const WISHLIST_OWN_LOOP = 'vitrina-wishlist-own';

add_filter( 'vitrina_wishlist', fn ( bool $is_on ): bool => $is_on && is_on( 'wishlist' ) );
add_action( 'vitrina_runtime_ready', fn () => Islands::register( 'wished-products', 'vitrina-wished-products' ) );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_wishlist' );
add_action( 'vitrina_card_corner', __NAMESPACE__ . '\card_wishlist_button' );
add_action( 'woocommerce_single_product_summary', __NAMESPACE__ . '\product_wishlist_button', 31 );
add_action( 'vitrina_quick_view_end', __NAMESPACE__ . '\print_product_wishlist_button' );
add_action( 'vitrina_header_wishlist', __NAMESPACE__ . '\wishlist_link' );
add_action( 'wp_footer', __NAMESPACE__ . '\wishlist_form' );
add_filter( 'vitrina_settings', __NAMESPACE__ . '\wishlist_settings' );

/** Where the list is shown; empty where the shop has none. */
function wishlist_url(): string {
	/**
	 * The address of the wishlist's page. The plugin that keeps the list answers it.
	 *
	 * @since 0.1.0
	 *
	 * @param string $url Empty: there is no wishlist.
	 */
	$url = is_on( 'wishlist' ) ? apply_filters( 'vitrina_wishlist_url', '' ) : '';
	return is_string( $url ) ? $url : '';
}

/** The few bytes that every page needs; the rest comes with the first touch of a heart. */
function enqueue_wishlist(): void {
	if ( wishlist_url() === '' || is_distraction_free() ) {
		return;
	}
	style( 'wishlist-style' );
	script( 'wishlist' );
	register_built_script( 'wishlist-list' );
	register_built_script( 'wished-products', [ 'vitrina-wishlist-list' ] );
	if ( class_exists( Islands::class ) ) {
		Islands::offer( 'vitrina-wishlist-list' );
	}
	if ( is_user_logged_in() && class_exists( Islands::class ) ) {
		Islands::offer( 'wp-api-fetch' );
	}
}

/**
 * The heart on a card.
 *
 * @param WC_Product $product Whose card.
 */
function card_wishlist_button( WC_Product $product ): void {
	if ( wc_get_loop_prop( 'name' ) !== WISHLIST_OWN_LOOP ) {
		/* translators: %s: name of a product. It is pressed, or not. */
		wishlist_button( $product, 'heart', sprintf( ' aria-label="%s"', esc_attr( sprintf( __( 'Wishlist: %s', 'vitrina' ), $product->get_name() ) ) ), '' );
	}
}

/** The heart of the product page, under the form. */
function product_wishlist_button(): void {
	$product = wc_get_product( get_the_ID() );
	if ( $product instanceof WC_Product ) {
		print_product_wishlist_button( $product );
	}
}

/**
 * A heart with words.
 *
 * @param WC_Product $product Whose.
 */
function print_product_wishlist_button( WC_Product $product ): void {
	if ( ! $product->is_visible() ) {
		return;
	}
	wishlist_button(
		$product,
		'heart heart--wide',
		'',
		sprintf(
			'<span class="heart__off">%s</span><span class="heart__on">%s</span>',
			esc_html__( 'Add to the wishlist', 'vitrina' ),
			esc_html__( 'On your wishlist', 'vitrina' )
		)
	);
}

/**
 * A button that puts a product on the list and takes it off. Every visitor gets the same: whether
 * it is pressed is found out in the browser. Without a script it is sent to the list's page.
 *
 * @param WC_Product $product    Whose.
 * @param string     $classes    Of the button.
 * @param string     $attributes A name where no text says it, as HTML.
 * @param string     $text       What the eye reads, as HTML.
 */
function wishlist_button( WC_Product $product, string $classes, string $attributes, string $text ): void {
	if ( wishlist_url() === '' ) {
		return;
	}
	// phpcs:disable WordPress.Security.EscapeOutput -- Escaped by the callers above.
	printf( '<button class="%1$s" type="submit" form="vitrina-wishlist-add" name="vitrina_wishlist_add" value="%2$d" data-wishlist aria-pressed="false"%3$s>', esc_attr( $classes ), absint( $product->get_id() ), $attributes );
	icon( 'heart' );
	echo "{$text}</button>";
	// phpcs:enable
}

/** The link in the header. Its number is filled in the browser. */
function wishlist_link(): void {
	$url = wishlist_url();
	if ( $url === '' ) {
		return;
	}
	printf( '<a class="icon-button site-header__wishlist" href="%s">', esc_url( $url ) );
	icon( 'heart' );
	printf( '<span class="visually-hidden">%s</span>', esc_html__( 'Wishlist', 'vitrina' ) );
	echo '<span class="cart-count wishlist-count" hidden></span></a>';
}

/** What the hearts of a page are sent by. */
function wishlist_form(): void {
	if ( wishlist_url() !== '' ) {
		/**
		 * The place of the form `vitrina-wishlist-add`, which hearts belong to. The plugin that
		 * keeps the list prints it.
		 *
		 * @since 0.1.0
		 */
		do_action( 'vitrina_wishlist_form' );
	}
}

/**
 * What the list's script must know.
 *
 * @param array<string, mixed> $settings Of all units.
 * @return array<string, mixed>
 */
function wishlist_settings( array $settings ): array {
	if ( wishlist_url() === '' ) {
		return $settings;
	}
	return $settings + [
		'wishlist' => [
			'countOnLoad' => is_on( 'wishlist_count_on_load' ),
			'texts'       => [
				'added'   => __( 'It is on your wishlist.', 'vitrina' ),
				'removed' => __( 'It is no longer on your wishlist.', 'vitrina' ),
				'full'    => __( 'The wishlist is full. Remove something first.', 'vitrina' ),
				'failed'  => __( 'The wishlist could not be changed. Please try again.', 'vitrina' ),
				'copied'  => __( 'Link copied.', 'vitrina' ),
				/* translators: %s: number of products. */
				'count'   => __( '%s on the list', 'vitrina' ),
			],
		],
	];
}
