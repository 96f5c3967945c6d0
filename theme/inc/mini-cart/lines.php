<?php
/** The lines of the mini cart, for woocommerce/cart/mini-cart.php. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WC_Cart;
use WC_Product;
use WC_Product_Variation;

/**
 * Arguments of a line's quantity field. The minimum is never above the quantity in the cart, or the
 * field would show another number than the cart has.
 *
 * @return array<string, mixed> Arguments of woocommerce_quantity_input().
 */
function line_quantity_args( WC_Product $product, string $key, float $quantity ): array {
	$is_single = $product->is_sold_individually();
	$minimum   = floatval( $product->get_min_purchase_quantity() );
	return [
		'input_name'   => "cart[{$key}][qty]",
		'input_value'  => $quantity,
		'min_value'    => $is_single ? 1 : ( $quantity > 0 ? min( $minimum, $quantity ) : $minimum ),
		'max_value'    => $is_single ? 1 : $product->get_max_purchase_quantity(),
		'product_name' => $product->get_name(),
	];
}

/**
 * The limits of a line's quantity field. WooCommerce 10.0 cannot return them without printing the field;
 * in later versions a missing limit is empty.
 *
 * @return array<array-key, mixed> Arguments of the field, with max_value (null for none) and step.
 */
function line_quantity_limits( WC_Product $product, string $key ): array {
	$args = line_quantity_args( $product, $key, 0.0 );
	/** This filter is documented in woocommerce/includes/wc-template-functions.php */
	$args += [ 'step' => apply_filters( 'woocommerce_quantity_input_step', 1, $product ) ];
	/** This filter is documented in woocommerce/includes/wc-template-functions.php */
	$args    = (array) apply_filters( 'woocommerce_quantity_input_args', $args, $product );
	$maximum = $args['max_value'] ?? null;
	return [ 'max_value' => is_numeric( $maximum ) && $maximum > 0 ? $maximum : null ] + $args;
}

/**
 * The HTML of a line's quantity field. The `aria-label` is removed, because it is the same for all fields; the
 * field's `label` names the product.
 *
 * @param array<string, mixed> $line WooCommerce's cart item.
 */
function line_quantity_field( WC_Product $product, string $key, array $line ): string {
	$quantity = is_numeric( $line['quantity'] ?? null ) ? (float) $line['quantity'] : 0.0;
	$field    = woocommerce_quantity_input( line_quantity_args( $product, $key, $quantity ), $product, false );
	return (string) preg_replace( '/(<input\b[^>]*?)\s+aria-label="[^"]*"/', '$1', $field );
}

/** @return array<string, array{product: WC_Product, line: array<string, mixed>}> The shown lines by key. */
function mini_cart_lines( WC_Cart $cart ): array {
	$lines = [];
	foreach ( $cart->get_cart() as $key => $line ) {
		if ( ! is_array( $line ) ) {
			continue;
		}
		/** These filters are documented in WooCommerce's templates/cart/mini-cart.php. */
		$product    = apply_filters( 'woocommerce_cart_item_product', $line['data'] ?? null, $line, $key );
		$is_visible = (bool) apply_filters( 'woocommerce_widget_cart_item_visible', true, $line, $key );
		if ( $product instanceof WC_Product && $product->exists() && ( $line['quantity'] ?? 0 ) > 0 && $is_visible ) {
			$lines[ (string) $key ] = [
				'product' => $product,
				'line'    => array_filter( $line, 'is_string', ARRAY_FILTER_USE_KEY ),
			];
		}
	}
	return $lines;
}

/**
 * Applies one of WooCommerce's filters to a part of a line.
 *
 * @param non-empty-string     $filter Name of the filter.
 * @param string|int           $part   The part, usually HTML.
 * @param array<array-key, mixed> $line   WooCommerce's cart item.
 */
function filtered_part( string $filter, string|int $part, array $line, string $key ): string {
	$filtered = apply_filters( $filter, $part, $line, $key );
	return is_scalar( $filtered ) ? (string) $filtered : '';
}

/**
 * The link that removes a line, with the classes and attributes that WooCommerce's script and other
 * plugins use.
 *
 * @param array<string, mixed> $line WooCommerce's cart item.
 */
function line_remove_link( WC_Product $product, array $line, string $key, string $name ): string {
	$id   = $line['product_id'] ?? 0;
	$link = sprintf(
		'<a role="button" href="%1$s" class="remove remove_from_cart_button icon-button" aria-label="%2$s" data-product_id="%3$s" data-cart_item_key="%4$s" data-product_sku="%5$s" data-success_message="%6$s"><svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-remove"/></svg></a>',
		// The link has no nonce, because the browser stores the fragment for longer than a nonce may be valid. The script adds the current one.
		esc_url( remove_query_arg( '_wpnonce', html_entity_decode( wc_get_cart_remove_url( $key ) ) ) ),
		/* translators: %s: name of a product. */
		esc_attr( sprintf( __( 'Remove from the cart: %s', 'vitrina' ), $name ) ),
		esc_attr( filtered_part( 'woocommerce_cart_item_product_id', is_numeric( $id ) ? (int) $id : 0, $line, $key ) ),
		esc_attr( $key ),
		esc_attr( $product->get_sku() ),
		/* translators: %s: name of a product. */
		esc_attr( sprintf( __( '“%s” was removed.', 'vitrina' ), $name ) )
	);
	$filtered = apply_filters( 'woocommerce_cart_item_remove_link', $link, $key );
	return is_string( $filtered ) ? $filtered : '';
}

/**
 * The address of a line's product, for a variation with its attributes. Empty if the product is not
 * visible in the catalogue.
 *
 * @param array<string, mixed> $line WooCommerce's cart item.
 */
function line_address( WC_Product $product, array $line ): string {
	if ( ! $product->is_visible() ) {
		return '';
	}
	return $product instanceof WC_Product_Variation ? $product->get_permalink( $line ) : $product->get_permalink();
}

/**
 * The subtotal of a line. A quantity may be a fraction if a plugin allows it.
 *
 * @param array<array-key, mixed> $line WooCommerce's cart item.
 */
function line_subtotal( WC_Product $product, array $line ): string {
	$quantity = is_numeric( $line['quantity'] ?? null ) ? $line['quantity'] + 0 : 0;
	return WC()->cart->get_product_subtotal( $product, $quantity ); // @phpstan-ignore argument.type (Fractions work; the stub says whole numbers.)
}

/** A product's thumbnail with an empty alt text, because the name is beside it. */
function line_picture( WC_Product $product ): string {
	return $product->get_image(
		'woocommerce_gallery_thumbnail',
		[
			'sizes' => '4.5rem',
			'alt'   => '',
		]
	);
}
