<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storefront;

use Vitrina\Discounts\DiscountDescription;
use Vitrina\Discounts\Domain\Quantity;
use Vitrina\Discounts\Domain\QuantityScope;
use Vitrina\Discounts\Domain\TableRow;
use Vitrina\Discounts\Pricing;
use Vitrina\Discounts\Wp\Settings;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;
use Vitrina\Runtime\ServerBlock;
use Vitrina\Runtime\Shop;
use WC_Product;
use WC_Product_Variable;

/** The tier table on the product page. */
final readonly class BulkTable implements Hookable {

	public const ISLAND = 'quantity-table';

	/** In block templates the owner can place the table as this block. */
	private const BLOCK = 'vitrina/quantity-prices';

	public function __construct(
		private Pricing $pricing,
		private PriceHtml $prices,
		private Settings $settings,
	) {}

	public function register_hooks(): void {
		if ( $this->settings->has_table() ) {
			add_action( $this->settings->text( 'position_to_show_bulk_table' ), $this->print_at_hook( ... ) );
			add_action( 'init', $this->register_block( ... ) );
		}
	}

	private function register_block(): void {
		// Classic themes have no block templates, and the block's texts would load a translation file on every page.
		if ( ! wp_is_block_theme() ) {
			return;
		}
		ServerBlock::register_for_products(
			self::BLOCK,
			__( 'Prices by quantity', 'vitrina-discounts' ),
			__( 'The table of prices by quantity, on the page of its product.', 'vitrina-discounts' ),
			'editor-table',
			function (): string {
				ob_start();
				$this->print();
				return (string) ob_get_clean();
			}
		);
	}

	private function print_at_hook(): void {
		if ( ! ServerBlock::is_in_template( self::BLOCK ) ) {
			$this->print();
		}
	}

	/** Prints the table of the page's product. The container is printed without a table too, because a variation may have one. */
	private function print(): void {
		$product = Shop::current_product();
		if ( is_product() && $product instanceof WC_Product ) {
			// If no rule covers the product, the container is not an island.
			$is_island = $this->pricing->is_covered( $product );
			if ( $is_island ) {
				// The table has no controls, so its script is not prefetched: src/discounts/index.ts mounts it at the first touch of the form.
				Islands::open( self::ISLAND, load: 'touch' );
			}
			echo $this->html( $product ); // phpcs:ignore WordPress.Security.EscapeOutput -- Every part is escaped where it is made.
			if ( $is_island ) {
				Islands::close();
			}
		}
	}

	public function html( WC_Product $product ): string {
		$html = $this->table( $product );
		/**
		 * Filters the HTML of the tier table.
		 *
		 * @since 0.1.0
		 *
		 * @param string         $html    Empty if the price does not depend on the quantity.
		 * @param WC_Product     $product The product.
		 * @param list<TableRow> $rows    Rows of the table.
		 */
		$table = apply_filters( 'vitrina_discounts_table', $html, $product, $this->rows( $product ) );
		$table = is_string( $table ) ? $table : '';
		// The component renders our own table, and does not change a filtered one.
		$attribute = $table === $html ? '' : ' data-server-html';
		return "<div class=\"awdr-bulk-customizable-table\"{$attribute}>{$table}</div>";
	}

	private function table( WC_Product $product ): string {
		$rows = $this->rows( $product );
		if ( $rows === [] ) {
			return '';
		}
		$has_labels = implode( '', array_map( self::label( ... ), $rows ) ) !== '';
		$varies     = $product instanceof WC_Product_Variable && $product->get_variation_price( 'min' ) !== $product->get_variation_price( 'max' );
		$html       = '<table id="sort_customizable_table" class="wdr_bulk_table_msg">';
		$html      .= sprintf( '<caption>%s</caption><thead><tr>', esc_html__( 'Buy more, pay less', 'vitrina-discounts' ) );
		if ( $has_labels ) {
			$html .= sprintf( '<th scope="col" class="wdr_bulk_title">%s</th>', esc_html__( 'Offer', 'vitrina-discounts' ) );
		}
		$html .= sprintf(
			'<th scope="col" class="wdr_bulk_range">%s</th><th scope="col" class="wdr_bulk_table_discount">%s</th></tr></thead><tbody>',
			esc_html__( 'Quantity', 'vitrina-discounts' ),
			esc_html__( 'Price per item', 'vitrina-discounts' )
		);
		foreach ( $rows as $row ) {
			$html .= $this->row( $product, $row, $has_labels, $varies );
		}
		return $html . '</tbody></table>' . $this->note( $rows );
	}

	/** @param bool $varies Whether variations have different prices: then the shown price is the lowest, labelled "from". */
	private function row( WC_Product $product, TableRow $row, bool $has_labels, bool $varies ): string {
		$price = wc_price( $this->prices->displayed( $product, $row->price->unit ) );
		if ( $varies ) {
			/* translators: %s: the lowest price. */
			$price = sprintf( esc_html__( 'from %s', 'vitrina-discounts' ), $price );
		}
		$range = $has_labels ? 'td' : 'th scope="row"';
		return sprintf(
			'<tr data-from="%s"%s>%s<' . $range . ' class="wdr_bulk_range" data-unit="%s">%s</' . substr( $range, 0, 2 ) . '><td class="wdr_bulk_table_discount" data-server-html><span class="wdr_table_discounted_price">%s</span> <span class="wdr_table_discounted_value">%s</span></td></tr>',
			esc_attr( Quantity::text( $row->from ) ),
			$row->next === null ? '' : sprintf( ' data-next="%s"', esc_attr( Quantity::text( $row->next ) ) ),
			$has_labels ? sprintf( '<th scope="row" class="wdr_bulk_title">%s</th>', esc_html( self::label( $row ) ) ) : '',
			/* translators: a unit after a number of pieces, short. */
			esc_attr_x( 'pcs', 'unit', 'vitrina-discounts' ),
			esc_html( self::range( $row ) ),
			$price,
			esc_html( self::saving( $row ) )
		);
	}

	/** @param list<TableRow> $rows */
	private function note( array $rows ): string {
		foreach ( $rows as $row ) {
			foreach ( $row->price->applied as $applied ) {
				if ( $applied->tier !== null && $applied->rule->quantity_scope === QuantityScope::Together ) {
					return sprintf( '<p class="wdr_bulk_note">%s</p>', esc_html__( 'Different products in this offer count together.', 'vitrina-discounts' ) );
				}
			}
		}
		return '';
	}

	/** @return list<TableRow> A variable product has the price of its cheapest variation. */
	private function rows( WC_Product $product ): array {
		return $product->is_type( [ 'simple', 'variable', 'variation' ] ) ? $this->pricing->table( $product ) : [];
	}

	/** "2–5", "from 10"; for products sold by the metre also "from 2.5". CSS adds the unit. */
	private static function range( TableRow $row ): string {
		$from     = DiscountDescription::quantity( $row->from );
		$is_whole = Quantity::is_whole( $row->from ) && Quantity::is_whole( $row->next ?? $row->from );
		if ( $row->next === null || ! $is_whole ) {
			/* translators: %s: the smallest quantity. */
			return sprintf( __( 'from %s', 'vitrina-discounts' ), $from );
		}
		$last = $row->next - Quantity::ONE;
		return $last <= $row->from ? $from : "{$from}–" . DiscountDescription::quantity( $last );
	}

	private static function label( TableRow $row ): string {
		return implode( ' + ', array_filter( array_map( static fn ( $applied ): string => $applied->tier->label ?? '', $row->price->applied ), static fn ( string $label ): bool => $label !== '' ) );
	}

	private static function saving( TableRow $row ): string {
		$saving = DiscountDescription::saving_percent( $row->price );
		return $saving > 0 ? "−{$saving} %" : '';
	}
}
