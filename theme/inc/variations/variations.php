<?php
/** The form of a variable product: WooCommerce's template and data, without WooCommerce's script and jQuery. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use Vitrina\Runtime\Shop;
use Vitrina\Theme\Variations\KnownTerms;
use WC_Data_Store;
use WC_Product;
use WC_Product_Variable;
use WC_Product_Variation;

/** The `sizes` of the gallery's main picture. */
const GALLERY_SIZES = '(min-width: 75rem) 36rem, (min-width: 48rem) 50vw, 100vw';

remove_action( 'woocommerce_variable_add_to_cart', 'woocommerce_variable_add_to_cart', 30 );
add_action( 'woocommerce_variable_add_to_cart', __NAMESPACE__ . '\variation_form', 30 );
add_action( 'woocommerce_before_variations_form', __NAMESPACE__ . '\print_variation_data' );
add_island( 'variation-form' );
// Between the variation's details (10) and the add button (20).
add_action( 'woocommerce_single_variation', __NAMESPACE__ . '\variation_notice_container', 15 );

// The theme's setting first, so that plugins can change it, then the limit.
add_filter( 'woocommerce_ajax_variation_threshold', fn (): int => (int) setting( 'variation_inline_max' ), 1 );
add_filter( 'woocommerce_ajax_variation_threshold', __NAMESPACE__ . '\limit_inline_variations', 100 );

// After other plugins, so that their values are kept.
add_filter( 'woocommerce_available_variation', __NAMESPACE__ . '\complete_variation', 100, 3 );
add_filter( 'woocommerce_product_variation_get_name', __NAMESPACE__ . '\format_variation_name', 10, 2 );

add_filter( 'woocommerce_dropdown_variation_attribute_options_args', __NAMESPACE__ . '\ignore_array_selection' );

// Before WooCommerce adds to the cart (20).
add_action( 'wp_loaded', __NAMESPACE__ . '\find_posted_variation', 15 );

/** Limits the variations that are printed into the page (spec §9), also for plugins that set a higher number. */
function limit_inline_variations( mixed $threshold ): int {
	$requested = is_numeric( $threshold ) ? (int) $threshold : (int) setting( 'variation_inline_max' );
	return min( $requested, (int) setting( 'variation_ajax_max' ) );
}

/**
 * Whether all variations are printed into the page. Above the threshold the page has their matrix, and
 * each selected variation is fetched.
 */
function has_inline_variations( WC_Product_Variable $product ): bool {
	/** This filter is documented in WooCommerce's includes/wc-template-functions.php. */
	$threshold = apply_filters( 'woocommerce_ajax_variation_threshold', 30, $product );
	return count( $product->get_children() ) <= ( is_numeric( $threshold ) ? (int) $threshold : 30 );
}

function variation_form(): void {
	$product = Shop::current_product();
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

/** Prefetches the variations and their pictures: WooCommerce would query each picture separately. */
function prime_variations( WC_Product_Variable $product ): void {
	$ids = $product->get_children();
	_prime_post_caches( $ids );
	KnownTerms::of_this_request()->add_product( $product->get_id() );
	$pictures = array_map( static fn ( int $id ): mixed => get_post_meta( $id, '_thumbnail_id', true ), $ids );
	_prime_post_caches( array_diff( wp_parse_id_list( $pictures ), [ 0 ] ), false );
}

/**
 * Prints the data for the form's script: messages (spec §8), settings, and the matrix if the
 * variations are not in the page.
 */
function print_variation_data(): void {
	$product = $GLOBALS['product'] ?? null;
	if ( ! $product instanceof WC_Product_Variable ) {
		return;
	}
	print_form_data(
		'variation-form-data',
		[
			'texts'    => variation_texts(),
			'settings' => [
				'isDeselecting' => is_on( 'deselect_unavailable' ),
				'isInStockOnly' => is_on( 'disable_out_of_stock' ),
			],
			'matrix'   => has_inline_variations( $product ) ? null : variation_matrix( $product ),
		]
	);
}

/** @param array<string, mixed> $data Data for the script of a form. */
function print_form_data( string $class, array $data ): void {
	printf( '<script type="application/json" class="%s">%s</script>', esc_attr( $class ), wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
}

/** Prints the container below the variation's details in which the component shows that no variation matches. */
function variation_notice_container(): void {
	Islands::open( 'variation-form', load: 'interaction' );
	Islands::close();
}

/** @return array<string, string> The messages of the form (spec §8). */
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
 * Adds the fields to a variation's data that WooCommerce lacks (spec §3).
 *
 * @param mixed $data Data from WooCommerce and other plugins; not an array if one of them hides the variation.
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
 * Adds the image data that gallery and cards need.
 *
 * @param array<array-key, mixed> $image WooCommerce's properties.
 * @return array<array-key, mixed>
 */
function complete_image( array $image, int $id ): array {
	return [
		...$image,
		'sizes' => GALLERY_SIZES,
	] + [ 'catalog_sizes' => (string) wp_get_attachment_image_sizes( $id, 'woocommerce_thumbnail' ) ];
}

/** The remaining stock of a variation; null if stock is not managed, or backorders are allowed. */
function stock_left( WC_Product $variation ): ?int {
	if ( ! $variation->managing_stock() || $variation->backorders_allowed() ) {
		return null;
	}
	return max( 0, (int) $variation->get_stock_quantity() );
}

/**
 * Finds the variation of a form that was sent without JavaScript: it contains only the selects, but
 * WooCommerce requires the variation's ID.
 */
function find_posted_variation(): void {
	// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Adding to the cart needs no nonce; only digits are accepted, and values are only compared.
	$id = $_REQUEST['add-to-cart'] ?? '';
	if ( ! is_string( $id ) || ! ctype_digit( $id ) || ( $_REQUEST['variation_id'] ?? '0' ) !== '0' ) {
		return;
	}
	$product = wc_get_product( (int) $id );
	if ( ! $product instanceof WC_Product_Variable ) {
		return;
	}
	$attributes = array_filter( texts( wp_unslash( $_REQUEST ) ), fn ( string $name ): bool => str_starts_with( $name, 'attribute_' ), ARRAY_FILTER_USE_KEY );
	// phpcs:enable
	$store = WC_Data_Store::load( 'product' );
	$found = $store->has_callable( 'find_matching_product_variation' ) ? $store->find_matching_product_variation( $product, $attributes ) : 0; // @phpstan-ignore method.notFound (Called by the store's own __call.)

	$_REQUEST['variation_id'] = is_numeric( $found ) && (int) $found > 0 ? (string) (int) $found : '';
}

/**
 * Preselects nothing if the address has an array instead of a value, on which WooCommerce's select
 * would fail.
 *
 * @param array<string, mixed> $args Arguments of the select.
 * @return array<string, mixed>
 */
function ignore_array_selection( array $args ): array {
	$attribute = $args['attribute'] ?? null;
	// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Only its type is checked.
	$is_list = is_string( $attribute ) && is_array( $_REQUEST[ 'attribute_' . sanitize_title( $attribute ) ] ?? null );
	return $is_list ? [
		...$args,
		'selected' => '',
	] : $args;
}

/**
 * Formats a variation's name "Candle - White" as "Candle – White", in cart, order and e-mails. The stored
 * name is not changed, because WooCommerce renames each variation whose stored name differs, and would do
 * so at every theme switch.
 */
function format_variation_name( mixed $name, mixed $product ): mixed {
	if ( ! is_string( $name ) || ! $product instanceof WC_Product_Variation ) {
		return $name;
	}
	$parent = $product->get_title();

	return str_starts_with( $name, $parent . ' - ' ) ? $parent . ' – ' . substr( $name, strlen( $parent ) + 3 ) : $name;
}
