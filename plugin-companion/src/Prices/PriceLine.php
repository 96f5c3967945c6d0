<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\Prices\Domain\CrossedOut;
use Vitrina\Runtime\Hookable;
use WC_Product;

/** Shows the lowest price of the last thirty days below a crossed-out price. Where it is not known, nothing is crossed out. */
final class PriceLine implements Hookable {
	/** Cards use a shorter text. */
	private bool $is_card = false;

	public function __construct( private readonly LowestPrice $lowest ) {}

	/**
	 * Product page, cards, variations, quick view and the price blocks all print this HTML. The filters run
	 * late, after plugins that may cross a price out.
	 */
	public function register_hooks(): void {
		add_filter( 'woocommerce_get_price_html', $this->add( ... ), 1000, 2 );
		add_filter( 'vitrina_quantity_price_html', $this->add_to_quantity_price( ... ), 1000, 2 );
		add_action( 'woocommerce_before_shop_loop_item', $this->start_card( ... ), 0 );
		add_action( 'woocommerce_after_shop_loop_item', $this->end_card( ... ), 1000 );
	}

	private function start_card(): void {
		$this->is_card = true;
	}

	private function end_card(): void {
		$this->is_card = false;
	}

	private function add( mixed $html, mixed $product ): mixed {
		if ( ! is_string( $html ) || ! $product instanceof WC_Product || ! str_contains( $html, '<del' ) || ( is_admin() && ! wp_doing_ajax() ) ) {
			return $html;
		}
		$lowest = $this->lowest->shown( $product );
		return $lowest === null ? CrossedOut::remove( $html ) : $html . self::html( $lowest, $this->is_card );
	}

	/** A price by quantity is compared with the price of one piece. That is no general reduction: it stays crossed out. */
	private function add_to_quantity_price( mixed $html, mixed $product ): mixed {
		$lowest = is_string( $html ) && str_contains( $html, '<del' ) && $product instanceof WC_Product ? $this->lowest->shown( $product ) : null;
		return $lowest === null ? $html : $html . self::html( $lowest );
	}

	/** @param float $lowest As displayed to this visitor. */
	public static function html( float $lowest, bool $is_card = false ): string {
		$text = $is_card
			/* translators: %s: price. Short: stands on a small card. */
			? __( 'Lowest in 30 days: %s', 'vitrina-companion' )
			/* translators: %s: price. The lowest before the present reduction began, as the law asks for. */
			: __( 'Lowest price in 30 days: %s', 'vitrina-companion' );
		return ' <span class="vitrina-lowest-price">' . sprintf( esc_html( $text ), wc_price( $lowest ) ) . '</span>';
	}
}
