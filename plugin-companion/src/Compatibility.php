<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

/** The features of WooCommerce that the plugin supports. */
final class Compatibility {
	public static function declare( string $file ): void {
		FeaturesUtil::declare_compatibility( 'custom_order_tables', $file );
		FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', $file );
	}
}
