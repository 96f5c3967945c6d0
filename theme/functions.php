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
	foreach ( [ 'woocommerce', 'woocommerce-card', 'woocommerce-product', 'woocommerce-product-main', 'gallery/gallery', 'woocommerce-sticky-bar', 'variations/matrix', 'variations/variations', 'woocommerce-swatches', 'woocommerce-filters', 'woocommerce-filter-facets', 'filters/panel', 'filters/chips', 'woocommerce-listing', 'woocommerce-add-to-cart', 'woocommerce-free-shipping', 'mini-cart/mini-cart', 'quick-view/quick-view', 'woocommerce-tabs', 'reviews/reviews', 'woocommerce-rows', 'search/search', 'wishlist/wishlist', 'login/login', 'checkout/checkout', 'checkout/page' ] as $vitrina_file ) {
		require_once __DIR__ . "/inc/{$vitrina_file}.php";
	}
}

if ( is_readable( __DIR__ . '/build/runtime/load.php' ) ) {
	require_once __DIR__ . '/build/runtime/load.php';
}
