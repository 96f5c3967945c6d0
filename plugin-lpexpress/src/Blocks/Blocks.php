<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Blocks;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use Vitrina\LpExpress\Checkout\PickerProps;
use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Wp\Settings;
use Vitrina\Runtime\Hookable;

/** Integrates the picker into WooCommerce's cart and checkout blocks. */
final readonly class Blocks implements Hookable {

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
		$registry->register( new CheckoutIntegration( $this->props ) );
	}

	public function enqueue_style(): void {
		wp_enqueue_style( CheckoutIntegration::HANDLE );
		$this->add_logo();
	}

	/**
	 * The blocks have no slot for an image in a rate's label, so the logo is a CSS background of at most 45 × 25 px.
	 */
	private function add_logo(): void {
		$logo  = esc_url( $this->settings->logo_url(), [ 'http', 'https' ], 'style' );
		$added = wp_styles()->get_data( CheckoutIntegration::HANDLE, 'after' );
		if ( $logo === '' || ( is_array( $added ) && $added !== [] ) ) {
			return;
		}
		wp_add_inline_style(
			CheckoutIntegration::HANDLE,
			sprintf(
				'.wc-block-components-radio-control__option:has(>input[value^="%s"]) .wc-block-components-radio-control__label::after,'
				// The cart shows only the chosen rate, in the same container as the picker.
				. '.wc-block-cart:has(.vitrina-terminal-picker) .wc-block-components-totals-shipping__via::after{content:"";display:inline-block;width:45px;height:25px;margin-inline-start:8px;vertical-align:middle;background:url("%s") left center/contain no-repeat}',
				Method::ID,
				str_replace( [ '"', '\\', '<', "\n" ], '', $logo )
			)
		);
	}
}
