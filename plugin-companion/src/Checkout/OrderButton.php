<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout;

use Vitrina\Runtime\Hookable;

/**
 * The text of the order button states the obligation to pay.
 * Directive 2011/83/EU, article 8(2); without these words the order does not bind the shopper. A text that the
 * owner set in the block, or that a payment method sets, is not replaced.
 */
final class OrderButton implements Hookable {
	private const BLOCK = 'woocommerce/checkout-actions-block';

	public function register_hooks(): void {
		add_filter( 'woocommerce_order_button_text', $this->text( ... ) );
		add_filter( 'render_block_data', $this->label( ... ) );
	}

	private function text(): string {
		return __( 'Order with obligation to pay', 'vitrina-companion' );
	}

	private function label( mixed $block ): mixed {
		if ( ! is_array( $block ) || ( $block['blockName'] ?? '' ) !== self::BLOCK ) {
			return $block;
		}
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		if ( ( $attributes['placeOrderButtonLabel'] ?? '' ) === '' ) {
			$block['attrs'] = [ 'placeOrderButtonLabel' => $this->text() ] + $attributes;
		}
		return $block;
	}
}
