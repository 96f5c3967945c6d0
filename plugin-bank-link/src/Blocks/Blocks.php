<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Blocks;

use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use Vitrina\BankLink\Wp\Settings;
use Vitrina\Runtime\Hookable;

/** Integrates the gateway into WooCommerce's checkout block. */
final readonly class Blocks implements Hookable {

	public function __construct( private Settings $settings ) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_blocks_payment_method_type_registration', $this->register( ... ) );
		add_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_after', $this->enqueue_style( ... ) );
	}

	public function register( PaymentMethodRegistry $registry ): void {
		$registry->register( new PaymentMethod( $this->settings ) );
	}

	public function enqueue_style(): void {
		PaymentMethod::register_asset();
		wp_enqueue_style( PaymentMethod::HANDLE );
	}
}
