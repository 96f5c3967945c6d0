<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Domain\TerminalId;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;
use Vitrina\Runtime\Shop;

/** The terminal field on the classic cart and checkout. */
final readonly class ClassicField implements Hookable {

	public function __construct(
		private PickerIsland $island,
		private PickerProps $props,
		private Terminals $terminals,
		private SavedSelection $selection,
		private Phone $phone,
	) {}

	public function register_hooks(): void {
		// Between the order table (10) and the payment methods (20), and not inside them: WooCommerce
		// replaces both whenever the address changes, and would send thousands of options each time.
		add_action( 'woocommerce_checkout_order_review', $this->print_on_checkout( ... ), 15 );
		add_filter( 'woocommerce_update_order_review_fragments', $this->add_destination( ... ) );
		add_action( 'woocommerce_after_cart', $this->print_on_cart( ... ) );
	}

	public function print_on_checkout(): void {
		if ( ! $this->is_needed() ) {
			return;
		}
		$country = Shopper::country();
		// WooCommerce replaces the element before the field with the order table, and CSS shows or
		// hides the field by the attribute of that element, so no script of ours is needed. Without
		// JavaScript nothing replaces the element, so the field is always visible.
		echo '<style>.vitrina-terminal-destination[data-chosen="0"]+.vitrina-terminal-field{display:none}</style>';
		if ( Shop::cart()?->needs_shipping() === true ) {
			echo '<noscript><style>.vitrina-terminal-destination+.vitrina-terminal-field{display:block!important}</style></noscript>';
		}
		$this->print_destination();
		echo '<div class="vitrina-terminal-field">';
		$this->island->open( $this->props->for_shopper() );
		NativeSelect::print( $this->terminals->of_country( $country ), $this->selected_id( $country ) );
		Islands::close();
		echo '</div>';
	}

	/** The cart form does not submit a terminal, so it needs no select: the script fetches the list. */
	public function print_on_cart(): void {
		if ( ! $this->is_needed() ) {
			return;
		}
		echo '<div class="vitrina-terminal-field" hidden>';
		$this->island->open( $this->props->for_shopper() );
		Islands::close();
		echo '</div>';
	}

	/** Sends the current country, and whether a terminal rate is chosen: a few bytes instead of the whole list. */
	public function add_destination( mixed $fragments ): mixed {
		if ( is_array( $fragments ) ) {
			ob_start();
			$this->print_destination();
			$fragments['.vitrina-terminal-destination'] = ob_get_clean();
		}
		return $fragments;
	}

	private function print_destination(): void {
		$country = Shopper::country();
		printf(
			'<span class="vitrina-terminal-destination" data-country="%s" data-version="%s" data-chosen="%s" data-phone="%s" hidden></span>',
			esc_attr( $country ),
			esc_attr( $this->terminals->version( $country ) ),
			ChosenRates::cart_goes_to_terminal() ? '1' : '0',
			esc_attr( $this->phone->setting() )
		);
	}

	/**
	 * Whether the page needs the field. Does not depend on the cart: products that need shipping may be added in another tab,
	 * and WooCommerce's refresh of the checkout then brings the rates, but not the field.
	 */
	private function is_needed(): bool {
		return wc_shipping_enabled() && $this->terminals->counts() !== [];
	}

	/** After a validation error the submitted terminal stays selected. */
	private function selected_id( string $country ): string {
		$submitted = TerminalId::parse( WC()->checkout()->get_value( Method::FIELD ) );
		return $submitted ?? $this->selection->terminal( $country )->id ?? '';
	}
}
