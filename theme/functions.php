<?php
/** Loads the theme's files. Files of `inc` register their hooks at the top; the callbacks are below in the same file. */

declare( strict_types=1 );

namespace Vitrina\Theme;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.1.0';

/** Files of `inc` that are always loaded, in this order. */
const FILES = [
	'settings',
	'cache-version',
	'setup',
	'assets',
	'page-weight',
	'global-styles',
	'colors/colors',
	'look/look',
	'look/fonts',
	'look/dark',
	'template-tags',
	'feeds/feeds',
	'blog',
	'portfolio',
	'menu',
	'languages',
	'footer',
	'page-load',
	'front/front',
	'front/sections',
	'customizer/customizer',
];

/** Files of `inc` that are loaded where WooCommerce is active. */
const SHOP_FILES = [
	'shop/shop',
	'card/card',
	'product/product',
	'gallery/gallery',
	'sticky-bar/sticky-bar',
	'variations/KnownTerms',
	'variations/matrix',
	'variations/matrix-rows',
	'variations/variations',
	'swatches/swatches',
	'filters/filters',
	'filters/counts',
	'filters/panel',
	'filters/chips',
	'listing/listing',
	'add-to-cart/add-to-cart',
	'mini-cart/free-shipping',
	'mini-cart/mini-cart',
	'mini-cart/request',
	'mini-cart/lines',
	'mini-cart/undo',
	'quick-view/quick-view',
	'tabs/tabs',
	'reviews/reviews',
	'rows/rows',
	'search/search',
	'wishlist/wishlist',
	'login/login',
	'checkout/checkout',
	'checkout/page',
	'checkout/scripts',
	'cookies',
];

foreach ( class_exists( 'WooCommerce', false ) ? [ ...FILES, ...SHOP_FILES ] : FILES as $vitrina_file ) {
	require_once __DIR__ . "/inc/{$vitrina_file}.php";
}

require_once __DIR__ . '/build/runtime/load.php';
