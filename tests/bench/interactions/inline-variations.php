<?php
/**
 * Prints all variations into WooCommerce's own form. Above 30 variations it
 * would look each one up by a request, and disable no option.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

add_filter( 'woocommerce_ajax_variation_threshold', static fn (): int => PHP_INT_MAX );
