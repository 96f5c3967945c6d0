<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Sections;

use Vitrina\Companion\Blocks\Domain\WholeNumberField;

/**
 * The first categories of products, in the owner's order.
 *
 * @extends Section<array{count: int}>
 */
final class Categories extends Section {
	public const NAME = 'front-categories';

	public function words(): array {
		return [
			'title'       => __( 'Front page: categories', 'vitrina-companion' ),
			'description' => __( 'The first categories of the shop, with a picture each.', 'vitrina-companion' ),
			'icon'        => 'category',
		];
	}

	public function fields(): array {
		return [ new WholeNumberField( 'count', __( 'How many', 'vitrina-companion' ), 4, 1, 12 ) ];
	}

	protected function show_with_any_theme( array $values ): void {
		echo do_shortcode( sprintf( '[product_categories limit="%d" columns="4" parent="0"]', $values['count'] ) );
	}
}
