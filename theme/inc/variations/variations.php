<?php
/**
 * The form of a variable product: WooCommerce's template and data, without the
 * script (and the jQuery) that WooCommerce enqueues beside it.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use WC_Data_Store;
use WC_Product;
use WC_Product_Variable;
use WC_Product_Variation;

/** How wide the first picture of the gallery is, for `sizes`. */
const GALLERY_SIZES = '(min-width: 75rem) 36rem, (min-width: 48rem) 50vw, 100vw';

remove_action( 'woocommerce_variable_add_to_cart', 'woocommerce_variable_add_to_cart', 30 );
add_action( 'woocommerce_variable_add_to_cart', __NAMESPACE__ . '\variation_form', 30 );
add_action( 'woocommerce_before_variations_form', __NAMESPACE__ . '\print_variation_data' );
add_action( 'vitrina_runtime_ready', __NAMESPACE__ . '\register_variation_form' );
add_action( 'init', __NAMESPACE__ . '\register_variation_form_script' );
add_action( 'wp_footer', __NAMESPACE__ . '\announce_variation_form' );
// Between the variation's panel (10) and the add button (20).
add_action( 'woocommerce_single_variation', __NAMESPACE__ . '\variation_notice_container', 15 );

// The shop's number first, so that another plugin may change it, then the limit.
add_filter( 'woocommerce_ajax_variation_threshold', fn (): int => (int) setting( 'variation_inline_max' ), 1 );
add_filter( 'woocommerce_ajax_variation_threshold', __NAMESPACE__ . '\limit_inline_variations', 100 );

// After other plugins: what they have set stays.
add_filter( 'woocommerce_available_variation', __NAMESPACE__ . '\complete_variation', 100, 3 );

add_filter( 'woocommerce_product_variation_get_name', __NAMESPACE__ . '\format_variation_name', 10, 2 );

add_action( 'wc_ajax_get_variation', __NAMESPACE__ . '\validate_variation_request', 1 );
add_action( 'wp_ajax_woocommerce_get_variation', __NAMESPACE__ . '\validate_variation_request', 1 );
add_action( 'wp_ajax_nopriv_woocommerce_get_variation', __NAMESPACE__ . '\validate_variation_request', 1 );

add_filter( 'woocommerce_dropdown_variation_attribute_options_args', __NAMESPACE__ . '\ignore_array_selection' );

// Before WooCommerce reads what was added to the cart (20).
add_action( 'wp_loaded', __NAMESPACE__ . '\find_posted_variation', 15 );

/**
 * No more than this many variations travel with the page (spec §9), whatever
 * another plugin wants.
 *
 * @param mixed $threshold The number wanted.
 */
function limit_inline_variations( mixed $threshold ): int {
	$wanted = is_numeric( $threshold ) ? (int) $threshold : (int) setting( 'variation_inline_max' );
	return min( $wanted, (int) setting( 'variation_ajax_max' ) );
}

/**
 * Whether the variations of a product travel with its page in full. Past the
 * threshold the page holds their matrix, and each choice is asked for.
 */
function has_inline_variations( WC_Product_Variable $product ): bool {
	/** This filter is documented in WooCommerce's includes/wc-template-functions.php. */
	$threshold = apply_filters( 'woocommerce_ajax_variation_threshold', 30, $product );
	return count( $product->get_children() ) <= ( is_numeric( $threshold ) ? (int) $threshold : 30 );
}

/** Prints the form of the current product. */
function variation_form(): void {
	$product = wc_get_product( get_the_ID() );
	if ( ! $product instanceof WC_Product_Variable ) {
		return;
	}
	$is_inline = has_inline_variations( $product );
	if ( $is_inline ) {
		prime_variations( $product );
	}
	wc_get_template(
		'single-product/add-to-cart/variable.php',
		[
			'available_variations' => $is_inline ? $product->get_available_variations() : false,
			'attributes'           => $product->get_variation_attributes(),
			'selected_attributes'  => $product->get_default_attributes(),
		]
	);
}

/**
 * Reads the variations and their pictures together: WooCommerce would ask for
 * each picture by itself.
 *
 * @param WC_Product_Variable $product Whose.
 */
function prime_variations( WC_Product_Variable $product ): void {
	$ids = $product->get_children();
	_prime_post_caches( $ids );
	$pictures = array_map( static fn ( int $id ): mixed => get_post_meta( $id, '_thumbnail_id', true ), $ids );
	$pictures = array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $pictures );
	_prime_post_caches( array_values( array_unique( array_filter( $pictures, static fn ( int $id ): bool => $id > 0 ) ) ), false );
}

/**
 * What the form's script needs beside the form: sentences (spec §8), settings,
 * and the matrix where the variations are not in the page.
 */
function print_variation_data(): void {
	$product = $GLOBALS['product'] ?? null;
	if ( ! $product instanceof WC_Product_Variable ) {
		return;
	}
	printf(
		'<script type="application/json" class="variation-form-data">%s</script>',
		wp_json_encode(
			[
				'texts'    => variation_texts(),
				'settings' => [
					'isDeselecting' => is_on( 'deselect_unavailable' ),
					'isInStockOnly' => is_on( 'disable_out_of_stock' ),
				],
				'matrix'   => has_inline_variations( $product ) ? null : variation_matrix( $product ),
			],
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
		)
	);
}

/** What follows the choices; it comes with the first touch of the form. */
function register_variation_form(): void {
	Islands::register( 'variation-form', 'vitrina-variation-form' );
}

/** See register_variation_form(). */
function register_variation_form_script(): void {
	register_built_script( 'variation-form' );
}

/** The form of a quick view comes later. */
function announce_variation_form(): void {
	if ( can_open_quick_view() ) {
		Islands::announce( 'variation-form' );
	}
}

/** Below the panel, where the component says that there is no such variation. Without it the place is empty. */
function variation_notice_container(): void {
	if ( class_exists( Islands::class ) ) {
		Islands::open( 'variation-form', load: 'interaction' );
		Islands::close();
	}
}

/**
 * The sentences of the form (spec §8).
 *
 * @return array<string, string>
 */
function variation_texts(): array {
	return [
		'noMatch'     => __( 'Sorry, no products matched your selection. Please choose a different combination.', 'vitrina' ),
		'unavailable' => __( 'Sorry, this product is unavailable. Please choose a different combination.', 'vitrina' ),
		'select'      => __( 'Please select product options before adding this product to your cart.', 'vitrina' ),
		'reset'       => __( 'Your selection has been reset. Please select some product options before adding this product to your cart.', 'vitrina' ),
		'failed'      => __( 'The price could not be loaded. Please try again.', 'vitrina' ),
	];
}

/**
 * The fields of a variation that WooCommerce lacks (spec §3).
 *
 * @param mixed $data      What WooCommerce and other plugins tell of it; no array where one of them hides it.
 * @param mixed $parent    Its product.
 * @param mixed $variation The variation.
 */
function complete_variation( mixed $data, mixed $parent, mixed $variation ): mixed {
	if ( ! is_array( $data ) || ! $variation instanceof WC_Product_Variation ) {
		return $data;
	}
	$image = $data['image'] ?? null;
	if ( is_array( $image ) && is_numeric( $data['image_id'] ?? null ) && (int) $data['image_id'] > 0 ) {
		$data['image'] = complete_image( $image, (int) $data['image_id'] );
	}
	$data['is_sold_individually'] = in_array( $data['is_sold_individually'] ?? 'no', [ 'yes', true ], true ) ? 'yes' : 'no';
	return $data + [
		'variation_stock_left' => stock_left( $variation ) ?? 0,
		'is_bundled'           => false,
	];
}

/**
 * An image as the gallery and the cards show it.
 *
 * @param array<array-key, mixed> $image WooCommerce's properties.
 * @param int                     $id    The attachment's.
 * @return array<array-key, mixed>
 */
function complete_image( array $image, int $id ): array {
	return [
		...$image,
		'sizes' => GALLERY_SIZES,
	] + [ 'catalog_sizes' => (string) wp_get_attachment_image_sizes( $id, 'woocommerce_thumbnail' ) ];
}

/**
 * Pieces of a variation that can still be bought; null where nobody counts them.
 */
function stock_left( WC_Product $variation ): ?int {
	if ( ! $variation->managing_stock() || $variation->backorders_allowed() ) {
		return null;
	}
	return max( 0, (int) $variation->get_stock_quantity() );
}

/**
 * Answers `false`, the spec's word for "no match", where the product asked for
 * is none that this visitor may see with its variations. WooCommerce's own
 * answer, which follows, looks at the status alone, and fails on a product that
 * has variations without being variable.
 */
function validate_variation_request(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- A public question; only digits pass.
	$id      = $_POST['product_id'] ?? '';
	$product = is_string( $id ) && preg_match( '/^[1-9]\d{0,18}$/', $id ) === 1 ? wc_get_product( (int) $id ) : null;

	if ( ! $product instanceof WC_Product_Variable || ! is_shown_to_visitor( $product ) ) {
		wp_send_json( false );
	}
}

/** Whether a visitor gets the page of a product. */
function is_shown_to_visitor( WC_Product $product ): bool {
	return ( $product->get_status() === 'publish' || current_user_can( 'edit_post', $product->get_id() ) )
		&& ! post_password_required( $product->get_id() );
}

/**
 * Names the variation that a form without a script means: it sends its selects
 * alone, and WooCommerce asks for the variation's id.
 */
function find_posted_variation(): void {
	// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Adding to the cart needs no nonce; only digits pass, and values are compared only.
	$id = $_REQUEST['add-to-cart'] ?? '';
	if ( ! is_string( $id ) || ! ctype_digit( $id ) || ( $_REQUEST['variation_id'] ?? '0' ) !== '0' ) {
		return;
	}
	$product = wc_get_product( (int) $id );
	if ( ! $product instanceof WC_Product_Variable ) {
		return;
	}
	$chosen = array_filter( texts( wp_unslash( $_REQUEST ) ), fn ( string $name ): bool => str_starts_with( $name, 'attribute_' ), ARRAY_FILTER_USE_KEY );
	// phpcs:enable
	$store = WC_Data_Store::load( 'product' );
	$found = $store->has_callable( 'find_matching_product_variation' ) ? $store->find_matching_product_variation( $product, $chosen ) : 0; // @phpstan-ignore method.notFound (Called by the store's own __call.)

	$_REQUEST['variation_id'] = is_numeric( $found ) && (int) $found > 0 ? (string) (int) $found : '';
}

/**
 * Preselects nothing where the address names a list instead of a value:
 * WooCommerce's select would fail on it.
 *
 * @param array<string, mixed> $args Arguments of the select.
 * @return array<string, mixed>
 */
function ignore_array_selection( array $args ): array {
	$attribute = $args['attribute'] ?? null;
	// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Only asked what it is.
	$is_list = is_string( $attribute ) && is_array( $_REQUEST[ 'attribute_' . sanitize_title( $attribute ) ] ?? null );
	return $is_list ? [
		...$args,
		'selected' => '',
	] : $args;
}

/**
 * "Candle – White" for a reader, in cart, order and letters. What is stored stays WooCommerce's own: it renames
 * each variation whose stored name differs, and would do so at every change of the theme.
 *
 * @param mixed $name    Name of the product and values of its attributes, with " - " between them.
 * @param mixed $product The variation.
 */
function format_variation_name( mixed $name, mixed $product ): mixed {
	if ( ! is_string( $name ) || ! $product instanceof WC_Product_Variation ) {
		return $name;
	}
	$parent = $product->get_title();

	return str_starts_with( $name, $parent . ' - ' ) ? $parent . ' – ' . substr( $name, strlen( $parent ) + 3 ) : $name;
}
