<?php
/**
 * What reduced products cost before: a shop that is minutes old knows of no
 * price of thirty days.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

use Vitrina\Companion\Prices\Domain\Price;
use Vitrina\Companion\Prices\Domain\PriceChange;
use Vitrina\Companion\Prices\Storage\PriceTable;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Each has been sold at its full price for three months and reduced for nine days.
 */
function make_price_history(): void {
	if ( ! class_exists( PriceTable::class ) ) {
		return;
	}
	$table = new PriceTable();
	foreach ( wc_get_product_ids_on_sale() as $on_sale ) {
		$product = wc_get_product( $on_sale );
		if ( ! $product instanceof \WC_Product || $product instanceof \WC_Product_Variable ) {
			continue;
		}
		$id      = $product->get_id();
		$regular = (float) $product->get_regular_price( 'edit' );
		$now     = (float) $product->get_price( 'edit' );
		$table->delete( $id );
		$table->append( $id, $product->get_parent_id(), new PriceChange( Price::of( $regular, $regular, 2 ), time() - 90 * DAY_IN_SECONDS ) );
		$table->append( $id, $product->get_parent_id(), new PriceChange( Price::of( $now, $regular, 2 ), time() - 9 * DAY_IN_SECONDS ) );
	}
}
