<?php
/**
 * Prints all variations into WooCommerce's form. With more than 30 variations it
 * would request each one, and disable no options.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

add_filter( 'woocommerce_ajax_variation_threshold', static fn (): int => PHP_INT_MAX );
