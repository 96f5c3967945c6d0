<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Blocks;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationInterface;
use Vitrina\LpExpress\Checkout\Phone;
use Vitrina\LpExpress\Checkout\PickerProps;
use Vitrina\LpExpress\Plugin;

/**
 * Registers the picker's script for WooCommerce's cart and checkout blocks.
 * Its data is `getSetting( 'vitrina-lpexpress_data' )`.
 */
final readonly class CheckoutIntegration implements IntegrationInterface {

	public const HANDLE = 'vitrina-lpexpress-checkout-blocks';

	public function __construct( private PickerProps $props ) {}

	public function get_name(): string {
		return CartExtension::NAMESPACE;
	}

	public function initialize(): void {
		$assets = Plugin::assets();
		// Without this dependency WooCommerce prints the script before the data store.
		$assets->register( 'checkout-blocks', [ 'wc-blocks-data-store' ], [ 'in_footer' => true ], self::HANDLE );
		$assets->register_style( 'style-checkout-blocks', self::HANDLE, is_inline: true );
	}

	/** @return list<string> */
	public function get_script_handles(): array {
		return wp_script_is( self::HANDLE, 'registered' ) ? [ self::HANDLE ] : [];
	}

	/** @return list<string> */
	public function get_editor_script_handles(): array {
		return $this->get_script_handles();
	}

	/** @return array<string, mixed> */
	public function get_script_data(): array {
		return $this->props->for_shopper() + [ 'phoneRequired' => Phone::message() ];
	}
}
