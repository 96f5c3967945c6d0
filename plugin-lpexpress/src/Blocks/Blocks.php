<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Blocks;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationInterface;
use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use Vitrina\LpExpress\Checkout\Phone;
use Vitrina\LpExpress\Checkout\PickerProps;
use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Plugin;
use Vitrina\LpExpress\Wp\Settings;
use Vitrina\Runtime\Hookable;

/** Integrates the picker into WooCommerce's cart and checkout blocks. Its data is `getSetting( 'vitrina-lpexpress_data' )`. */
final readonly class Blocks implements Hookable, IntegrationInterface {

	private const HANDLE = 'vitrina-lpexpress-checkout-blocks';

	public function __construct(
		private PickerProps $props,
		private Settings $settings,
	) {}

	public function register_hooks(): void {
		foreach ( [ 'cart', 'checkout' ] as $block ) {
			add_action( "woocommerce_blocks_{$block}_block_registration", $this->register( ... ) );
			add_action( "woocommerce_blocks_enqueue_{$block}_block_scripts_after", $this->enqueue_style( ... ) );
		}
	}

	public function register( IntegrationRegistry $registry ): void {
		$registry->register( $this );
	}

	public function enqueue_style(): void {
		wp_enqueue_style( self::HANDLE );
		// The blocks have no slot for an image in a rate's label, so the logo is a CSS background of at most 45 × 25 px.
		$logo  = esc_url( $this->settings->logo_url(), [ 'http', 'https' ], 'style' );
		$added = wp_styles()->get_data( self::HANDLE, 'after' );
		if ( $logo === '' || ( is_array( $added ) && $added !== [] ) ) {
			return;
		}
		wp_add_inline_style(
			self::HANDLE,
			sprintf(
				'.wc-block-components-radio-control__option:has(>input[value^="%s"]) .wc-block-components-radio-control__label::after,'
				// The cart shows only the chosen rate, in the same container as the picker.
				. '.wc-block-cart:has(.vitrina-terminal-picker) .wc-block-components-totals-shipping__via::after{content:"";display:inline-block;width:45px;height:25px;margin-inline-start:8px;vertical-align:middle;background:url("%s") left center/contain no-repeat}',
				Method::ID,
				str_replace( [ '"', '\\', '<', "\n" ], '', $logo )
			)
		);
	}

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
