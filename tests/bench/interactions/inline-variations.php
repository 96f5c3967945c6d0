<?php
/**
 * Lets WooCommerce's own form know all variations, as ours does: else it leaves
 * every option open, and has nothing to work out.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

add_filter( 'woocommerce_ajax_variation_threshold', static fn (): int => PHP_INT_MAX );
