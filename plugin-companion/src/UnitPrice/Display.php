<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice;

use Vitrina\Companion\UnitPrice\Domain\UnitPrice;
use Vitrina\Runtime\Hookable;
use WC_Product;
use WC_Product_Variable;

/** Shows unit prices beside prices, and on the lines of a cart. */
final readonly class Display implements Hookable {
	public function __construct( private UnitPrices $prices ) {}

	/** Priority 900: after plugins that change the price, and before the line with the lowest price of 30 days. */
	public function register_hooks(): void {
		add_filter( 'woocommerce_get_price_html', $this->add_to_price( ... ), 900, 2 );
		add_filter( 'vitrina_quantity_price_html', $this->add_to_quantity_price( ... ), 900, 3 );
		add_filter( 'woocommerce_show_variation_price', $this->show_variation_price( ... ), 10, 2 );
		add_filter( 'woocommerce_get_item_data', $this->add_to_line( ... ), 30, 2 );
	}

	private function add_to_price( mixed $html, mixed $product ): mixed {
		return $this->add( $html, $product, null );
	}

	private function add_to_quantity_price( mixed $html, mixed $product, mixed $price ): mixed {
		return is_float( $price ) ? $this->add( $html, $product, $price ) : $html;
	}

	private function add( mixed $html, mixed $product, ?float $price ): mixed {
		if ( ! is_string( $html ) || $html === '' || ! $product instanceof WC_Product || ( is_admin() && ! wp_doing_ajax() ) ) {
			return $html;
		}
		$unit_price = $this->prices->of( $product, $price );
		return $unit_price === null ? $html : $html . ' <small class="vitrina-unit-price">' . esc_html( self::text( $unit_price ) ) . '</small>';
	}

	/** Shows the price of each variation also if all cost the same, because their unit prices may differ. */
	private function show_variation_price( mixed $is_shown, mixed $product ): mixed {
		return $product instanceof WC_Product_Variable && $this->prices->of( $product )?->is_from === true ? true : $is_shown;
	}

	private function add_to_line( mixed $data, mixed $line ): mixed {
		$product = is_array( $line ) ? $line['data'] ?? null : null;
		if ( ! is_array( $data ) || ! $product instanceof WC_Product || ! is_numeric( $product->get_price() ) ) {
			return $data;
		}
		$price      = get_option( 'woocommerce_tax_display_cart' ) === 'incl' ? wc_get_price_including_tax( $product ) : wc_get_price_excluding_tax( $product );
		$unit_price = $this->prices->of( $product, floatval( $price ) );
		if ( $unit_price !== null ) {
			$text   = esc_html( self::text( $unit_price ) );
			$data[] = [
				'key'     => __( 'Unit price', 'vitrina-companion' ),
				'value'   => $text,
				'display' => $text,
			];
		}
		return $data;
	}

	/** Plain text, because WooCommerce's markup would be a quarter of the bytes that unit prices add to a listing. */
	private static function text( UnitPrice $price ): string {
		$amount = html_entity_decode( wp_strip_all_tags( wc_price( $price->amount / 10 ** wc_get_price_decimals() ) ), ENT_QUOTES );
		/* translators: 1: a price, 2: a unit: "12.50 € / l". */
		$text = sprintf( _x( '%1$s / %2$s', 'unit price', 'vitrina-companion' ), $amount, Units::label( $price->unit ) );
		/* translators: %s: the lowest unit price of a product's variations. */
		return $price->is_from ? sprintf( _x( 'from %s', 'unit price', 'vitrina-companion' ), $text ) : $text;
	}
}
