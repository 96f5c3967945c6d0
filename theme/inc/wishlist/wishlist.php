<?php
/**
 * The wishlist buttons (hearts), and the wishlist link in the header. A plugin stores the list and
 * provides the address of its page. Without such a plugin, or if the wishlist is off, nothing is printed.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use Vitrina\Runtime\Shop;
use WC_Product;

/** Name of the loop on the wishlist page: its products have a remove button instead of a heart. */
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

/** The address of the wishlist page; empty if the shop has none. */
function wishlist_url(): string {
	/** @var string|null $found The address, kept because each card calls this function. */
	static $found = null;
	if ( ! is_on( 'wishlist' ) ) {
		return '';
	}
	if ( $found === null ) {
		/**
		 * Filters the address of the wishlist page. The plugin that stores the list returns it.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url The address; empty if there is no wishlist.
		 */
		$url   = apply_filters( 'vitrina_wishlist_url', '' );
		$found = is_string( $url ) ? $url : '';
	}
	return $found;
}

/** Enqueues the small script that every page needs; the rest is loaded on first interaction with a wishlist button. */
function enqueue_wishlist(): void {
	if ( wishlist_url() === '' || is_distraction_free() ) {
		return;
	}
	style( 'wishlist-style' );
	script( 'wishlist' );
	register_built_script( 'wishlist-list' );
	register_built_script( 'wished-products', [ 'vitrina-wishlist-list' ] );
	Islands::offer( 'vitrina-wishlist-list' );
	if ( is_user_logged_in() ) {
		Islands::offer( 'wp-api-fetch' );
	}
}

function card_wishlist_button( WC_Product $product ): void {
	if ( wc_get_loop_prop( 'name' ) !== WISHLIST_OWN_LOOP ) {
		/* translators: %s: name of a product. The name of a button that is pressed while the product is on the wishlist. */
		wishlist_button( $product, 'heart', sprintf( ' aria-label="%s"', esc_attr( sprintf( __( 'Wishlist: %s', 'vitrina' ), $product->get_name() ) ) ), '' );
	}
}

/** Prints the wishlist button of the product page, below the form. */
function product_wishlist_button(): void {
	$product = Shop::current_product();
	if ( $product instanceof WC_Product ) {
		print_product_wishlist_button( $product );
	}
}

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
 * Prints a button that adds a product to the wishlist or removes it. It is the same for every
 * visitor; a script sets whether it is pressed. Without JavaScript it submits a form to the
 * wishlist page.
 *
 * @param string $classes    CSS classes of the button.
 * @param string $attributes HTML attributes, with an accessible name if there is no text.
 * @param string $text       Visible text as HTML.
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

/** Prints the link in the header. A script fills in the count. */
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

function wishlist_form(): void {
	if ( wishlist_url() !== '' ) {
		/**
		 * Fires where the form `vitrina-wishlist-add` of the wishlist buttons is printed. The plugin that
		 * stores the list prints it.
		 *
		 * @since 0.1.0
		 */
		do_action( 'vitrina_wishlist_form' );
	}
}

/**
 * @param array<string, mixed> $settings The settings so far.
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
				'added'   => __( 'Added to your wishlist.', 'vitrina' ),
				'removed' => __( 'Removed from your wishlist.', 'vitrina' ),
				'full'    => __( 'The wishlist is full. Remove something first.', 'vitrina' ),
				'failed'  => __( 'The wishlist could not be changed. Please try again.', 'vitrina' ),
				'copied'  => __( 'Link copied.', 'vitrina' ),
				/* translators: %s: number of products. */
				'count'   => __( '%s on the list', 'vitrina' ),
			],
		],
	];
}
