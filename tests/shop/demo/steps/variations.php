<?php
/**
 * Variations: every combination of what a product varies by.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Makes the variations of a product. The first attribute's figures are prices,
 * those of a second one come on top.
 *
 * @param \WC_Product_Variable $product The product.
 * @param Data                 $plan    Its plan.
 */
function make_variations( \WC_Product_Variable $product, Data $plan ): void {
	$place = 0;
	foreach ( combinations( vary_of( $plan ) ) as list( $names, $price ) ) {
		$variation = new \WC_Product_Variation();
		$variation->set_parent_id( $product->get_id() );
		$attributes = array();
		foreach ( $names as $slug => $name ) {
			$attributes[ "pa_$slug" ] = sanitize_title( $name );
		}
		$variation->set_attributes( $attributes );
		$variation->set_sku( sprintf( '%s-%02d', $plan->text( 'sku' ), $place + 1 ) );
		$variation->set_regular_price( number_format( $price, 2, '.', '' ) );
		$variation->set_menu_order( $place );
		$variation->set_manage_stock( true );
		// One of them is gone and one nearly: a form must be able to say so.
		$stock = match ( $place ) {
			2       => 0,
			1       => 3,
			default => 8 + crc32( $plan->text( 'sku' ) . $place ) % 40,
		};
		$variation->set_stock_quantity( $stock );
		$picture = picture_id( strtolower( $plan->text( 'sku' ) ) . '-v-' . sanitize_title( $names['spalva'] ?? '' ) );
		if ( $picture > 0 ) {
			$variation->set_image_id( $picture );
		}
		$variation->save();
		++$place;
	}
	\WC_Product_Variable::sync( $product->get_id() );
}

/**
 * What a product varies by: attribute → name → figure.
 *
 * @param Data $plan Its plan.
 * @return array<string, array<array-key, string>>
 */
function vary_of( Data $plan ): array {
	$all = [];
	foreach ( array_keys( $plan->data( 'vary' )->each() ) as $slug ) {
		$all[ (string) $slug ] = $plan->data( 'vary' )->map( $slug );
	}
	return $all;
}

/**
 * Every combination of names, with its price.
 *
 * @param array<string, array<array-key, string>> $vary Attribute → name → figure.
 * @return list<array{array<string, string>, float}>
 */
function combinations( array $vary ): array {
	$all = array( array( array(), 0.0 ) );
	foreach ( $vary as $slug => $options ) {
		$next = array();
		foreach ( $all as list( $names, $price ) ) {
			foreach ( $options as $name => $figure ) {
				$next[] = array( $names + array( $slug => (string) $name ), $price + (float) $figure );
			}
		}
		$all = $next;
	}
	return $all;
}
