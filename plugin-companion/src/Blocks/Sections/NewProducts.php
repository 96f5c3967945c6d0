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
		$products = do_shortcode( sprintf( '[products limit="%d" columns="4" orderby="date" order="DESC"]', $values['count'] ) );
		if ( str_contains( $products, '<li' ) ) {
			self::print_title( $values['title'] !== '' ? $values['title'] : __( 'New in the shop', 'vitrina-companion' ) );
			echo $products; // phpcs:ignore WordPress.Security.EscapeOutput -- By WooCommerce.
		}
	}
}
