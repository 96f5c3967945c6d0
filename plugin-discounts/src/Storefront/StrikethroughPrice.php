<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storefront;

/** The old price and the new one: `<del>old</del>&nbsp;<ins>new</ins>`. */
final class StrikethroughPrice {

	/** @param bool $range Whether both are ranges, which need a line each. */
	public static function html( string $old, string $new, bool $range = false ): string {
		return sprintf(
			'<del><span class="screen-reader-text">%s </span>%s</del>%s<ins><span class="screen-reader-text">%s </span>%s</ins>',
			esc_html__( 'Price without discount:', 'vitrina-discounts' ),
			$old,
			$range ? '<br>' : '&nbsp;',
			esc_html__( 'Price with discount:', 'vitrina-discounts' ),
			$new
		);
	}
}
