<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Blocks;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use Vitrina\LpExpress\Checkout\PickerProps;
use Vitrina\LpExpress\HasHooks;

/**
 * Takes part in WooCommerce's cart and checkout blocks.
 */
final readonly class Blocks implements HasHooks {

	public function __construct( private PickerProps $props ) {}

	public function register_hooks(): void {
		foreach ( [ 'cart', 'checkout' ] as $block ) {
			add_action( "woocommerce_blocks_{$block}_block_registration", [ $this, 'register' ] );
			add_action( "woocommerce_blocks_enqueue_{$block}_block_scripts_after", [ $this, 'enqueue_style' ] );
		}
	}

	public function register( IntegrationRegistry $registry ): void {
		$registry->register( new CheckoutIntegration( $this->props ) );
	}

	public function enqueue_style(): void {
		wp_enqueue_style( CheckoutIntegration::HANDLE );
	}
}
