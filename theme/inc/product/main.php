<?php
/**
 * The main section of the product page: pictures, summary column and tabs in one container. The
 * summary column is sticky within it.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

// Before the pictures (20), and between the tabs (10) and the up-sells (15).
add_action( 'woocommerce_before_single_product_summary', __NAMESPACE__ . '\open_product_main', 5 );
add_action( 'woocommerce_after_single_product_summary', __NAMESPACE__ . '\close_product_main', 14 );

function open_product_main(): void {
	echo '<div class="product-main">';
}

function close_product_main(): void {
	echo '</div>';
}
