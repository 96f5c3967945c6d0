<?php
/**
 * Vitrina: what the theme is made of. Each file of `inc` lists its hooks at the
 * top and holds their callbacks below.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.1.0';

foreach ( [ 'settings', 'cache-version', 'setup', 'assets', 'page-weight', 'global-styles', 'template-tags', 'feeds', 'blog', 'portfolio', 'menu', 'languages', 'footer', 'page-load', 'customizer' ] as $vitrina_file ) {
	require_once __DIR__ . "/inc/{$vitrina_file}.php";
}

if ( class_exists( 'WooCommerce', false ) ) {
	foreach ( [ 'woocommerce', 'woocommerce-card', 'woocommerce-product', 'woocommerce-product-main', 'woocommerce-gallery', 'woocommerce-sticky-bar', 'variation-matrix', 'woocommerce-variations', 'woocommerce-swatches', 'woocommerce-filters', 'woocommerce-filter-facets', 'woocommerce-filter-panel', 'woocommerce-filter-chips', 'woocommerce-listing', 'woocommerce-add-to-cart', 'woocommerce-free-shipping', 'woocommerce-mini-cart', 'woocommerce-quick-view', 'woocommerce-tabs', 'woocommerce-reviews', 'woocommerce-rows', 'search/search', 'woocommerce-wishlist', 'woocommerce-login', 'woocommerce-checkout', 'woocommerce-checkout-page' ] as $vitrina_file ) {
		require_once __DIR__ . "/inc/{$vitrina_file}.php";
	}
}

if ( is_readable( __DIR__ . '/build/runtime/load.php' ) ) {
	require_once __DIR__ . '/build/runtime/load.php';
}
