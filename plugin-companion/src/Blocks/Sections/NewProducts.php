<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Sections;

use Vitrina\Companion\Blocks\Domain\TextField;
use Vitrina\Companion\Blocks\Domain\WholeNumberField;

/**
 * The newest products.
 *
 * @extends Section<array{title: string, count: int}>
 */
final class NewProducts extends Section {
	public const NAME = 'front-products';

	public function words(): array {
		return [
			'title'       => __( 'Front page: new products', 'vitrina-companion' ),
			'description' => __( 'The newest products that are in stock.', 'vitrina-companion' ),
			'icon'        => 'products',
		];
	}

	public function fields(): array {
		return [
			new TextField( 'title', __( 'Heading', 'vitrina-companion' ) ),
			new WholeNumberField( 'count', __( 'How many', 'vitrina-companion' ), 8, 1, 24 ),
		];
	}

	protected function show_with_any_theme( array $values ): void {
		// The shortcode has no attribute for it.
		$filter = self::only_in_stock( ... );
		add_filter( 'woocommerce_shortcode_products_query', $filter );
		$products = do_shortcode( sprintf( '[products limit="%d" columns="4" orderby="date" order="DESC"]', $values['count'] ) );
		remove_filter( 'woocommerce_shortcode_products_query', $filter );
		if ( str_contains( $products, '<li' ) ) {
			self::print_title( $values['title'] !== '' ? $values['title'] : __( 'New in the shop', 'vitrina-companion' ) );
			echo $products; // phpcs:ignore WordPress.Security.EscapeOutput -- By WooCommerce.
		}
	}

	private static function only_in_stock( mixed $query ): mixed {
		if ( is_array( $query ) ) {
			$query['meta_query'] = [ // phpcs:ignore WordPress.DB.SlowDBQuery -- As WooCommerce asks for the stock status.
				...( is_array( $query['meta_query'] ?? null ) ? $query['meta_query'] : [] ),
				[
					'key'   => '_stock_status',
					'value' => 'instock',
				],
			];
		}
		return $query;
	}
}
