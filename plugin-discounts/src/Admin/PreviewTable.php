<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Admin;

use Vitrina\Discounts\DiscountDescription;
use Vitrina\Discounts\Domain\Engine;
use Vitrina\Discounts\Domain\Item;
use Vitrina\Discounts\Domain\Quantity;
use Vitrina\Discounts\Pricing;
use WC_Product;

/** Prices of a product by quantity, with the quantities around every boundary. */
final readonly class PreviewTable {

	private const MAX_ROWS = 16;

	public function __construct( private Pricing $pricing ) {}

	/** @param int $now Unix time of the preview. */
	public function print( WC_Product $product, Engine $engine, int $now ): void {
		$item = $this->pricing->item( $product, price: $product->get_price() );
		if ( $item === null ) {
			printf( '<p>%s</p>', esc_html__( 'This product has no price.', 'vitrina-discounts' ) );
			return;
		}
		printf( '<table class="widefat striped vitrina-discounts-preview"><caption>%s</caption><thead><tr>', esc_html( Summary::product( $product->get_id() ) ) );
		Fields::print_headings( __( 'Quantity', 'vitrina-discounts' ), __( 'Price per item', 'vitrina-discounts' ), __( 'Saving per item', 'vitrina-discounts' ), __( 'Total', 'vitrina-discounts' ), __( 'Why', 'vitrina-discounts' ) );
		echo '</tr></thead><tbody>';
		foreach ( self::quantities( $item, $engine, $now ) as $quantity ) {
			$this->print_line( $item->with_quantity( $quantity ), $engine, $now );
		}
		echo '</tbody></table>';
	}

	private function print_line( Item $item, Engine $engine, int $now ): void {
		$price    = $engine->price_alone( $item, $now );
		$quantity = (float) Quantity::text( $item->quantity );
		$unit     = (float) $this->pricing->to_money( $price->unit );
		$saving   = (float) $this->pricing->to_money( $price->undiscounted - $price->unit );
		printf( '<tr><th scope="row">%s</th><td>%s</td>', esc_html( DiscountDescription::quantity( $item->quantity ) ), esc_html( DiscountDescription::money( $unit ) ) );
		$saved = $saving > 0 ? DiscountDescription::money( $saving ) . ' (' . DiscountDescription::saving_percent( $price ) . ' %)' : '–';
		printf( '<td>%s</td>', esc_html( $saved ) );
		printf( '<td>%s</td><td>%s</td></tr>', esc_html( DiscountDescription::money( $unit * $quantity ) ), esc_html( DiscountDescription::describe( $price ) ) );
	}

	/** @return list<int> Quantities in ten-thousandths. */
	private static function quantities( Item $item, Engine $engine, int $now ): array {
		$quantities = [ Quantity::ONE ];
		foreach ( $engine->table( $item, $now ) as $row ) {
			array_push( $quantities, max( Quantity::ONE, $row->from - Quantity::ONE ), $row->from );
			if ( $row->next !== null ) {
				$quantities[] = $row->next;
			}
		}
		$quantities = array_unique( $quantities );
		sort( $quantities );
		return array_slice( $quantities, 0, self::MAX_ROWS );
	}
}
