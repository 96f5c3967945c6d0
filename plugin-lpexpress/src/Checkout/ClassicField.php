<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Domain\TerminalId;
use Vitrina\LpExpress\Hookable;
use Vitrina\LpExpress\Storage\Terminals;
use Vitrina\LpExpress\Wp\Shop;

/**
 * The terminal field on the classic cart and checkout.
 */
final readonly class ClassicField implements Hookable {

	public function __construct(
		private PickerIsland $island,
		private PickerProps $props,
		private Terminals $terminals,
		private SavedSelection $choice,
		private Shopper $shopper,
		private ChosenRates $rates,
		private Phone $phone,
	) {}

	public function register_hooks(): void {
		// Between the order table (10) and the payment box (20): WooCommerce replaces both
		// whenever the address changes, and would send thousands of options each time.
		add_action( 'woocommerce_checkout_order_review', $this->print_on_checkout( ... ), 15 );
		add_filter( 'woocommerce_update_order_review_fragments', $this->add_destination( ... ) );
		add_action( 'woocommerce_after_cart', $this->print_on_cart( ... ) );
	}

	public function print_on_checkout(): void {
		if ( ! $this->is_needed() ) {
			return;
		}
		$country = $this->shopper->country();
		// WooCommerce replaces what stands before the field, and with it whether the field shows: no script of
		// ours is needed for it. Without any script nobody replaces it, so there the field always shows.
		echo '<style>.vitrina-terminal-destination[data-chosen="0"]+.vitrina-terminal-field{display:none}</style>';
		if ( Shop::cart()?->needs_shipping() === true ) {
			echo '<noscript><style>.vitrina-terminal-destination+.vitrina-terminal-field{display:block!important}</style></noscript>';
		}
		$this->print_destination();
		echo '<div class="vitrina-terminal-field">';
		$this->island->open( $this->props->for_shopper() );
		NativeSelect::print( $this->terminals->of_country( $country ), $this->selected_id( $country ) );
		$this->island->close();
		echo '</div>';
	}

	/**
	 * The cart sends no terminal with its form, so it needs no select: the script fetches the list.
	 */
	public function print_on_cart(): void {
		if ( ! $this->is_needed() ) {
			return;
		}
		echo '<div class="vitrina-terminal-field" hidden>';
		$this->island->open( $this->props->for_shopper() );
		$this->island->close();
		echo '</div>';
	}

	/**
	 * A few bytes in place of the list: where the parcel goes now, and whether to a terminal.
	 *
	 * @param mixed $fragments By selector.
	 */
	public function add_destination( mixed $fragments ): mixed {
		if ( is_array( $fragments ) ) {
			ob_start();
			$this->print_destination();
			$fragments['.vitrina-terminal-destination'] = ob_get_clean();
		}
		return $fragments;
	}

	private function print_destination(): void {
		$country = $this->shopper->country();
		printf(
			'<span class="vitrina-terminal-destination" data-country="%s" data-version="%s" data-chosen="%s" data-phone="%s" hidden></span>',
			esc_attr( $country ),
			esc_attr( $this->terminals->version( $country ) ),
			$this->rates->cart_goes_to_terminal() ? '1' : '0',
			esc_attr( $this->phone->setting() )
		);
	}

	/**
	 * Whatever the cart holds now: goods to deliver may be added in another tab, and only rates come with the refresh then.
	 */
	private function is_needed(): bool {
		return wc_shipping_enabled() && $this->terminals->counts() !== [];
	}

	/**
	 * A form that came back with an error keeps what was in it.
	 */
	private function selected_id( string $country ): string {
		$posted = TerminalId::parse( WC()->checkout()->get_value( Method::FIELD ) );
		return $posted ?? $this->choice->terminal( $country )->id ?? '';
	}
}
