<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Closure;
use Vitrina\Runtime\Hookable;

/** Prints above the reviews of a product how the shop checks them (Directive 2005/29/EC, article 7(6)). */
final class ReviewsNote implements Hookable {
	public function register_hooks(): void {
		// After the theme's own changes of the tabs.
		add_filter( 'woocommerce_product_tabs', $this->add( ... ), 200 );
	}

	private function add( mixed $tabs ): mixed {
		$tab   = is_array( $tabs ) ? $tabs['reviews'] ?? null : null;
		$print = is_array( $tab ) ? $tab['callback'] ?? null : null;
		if ( ! is_array( $tabs ) || ! is_array( $tab ) || ! is_callable( $print ) ) {
			return $tabs;
		}
		$text = Seller::current()->reviews;
		if ( $text === '' ) {
			return $tabs;
		}
		$print           = Closure::fromCallable( $print );
		$tab['callback'] = static function ( mixed ...$arguments ) use ( $print, $text ): void {
			printf( '<p class="vitrina-reviews-note">%s</p>', nl2br( esc_html( $text ), false ) );
			$print( ...$arguments );
		};
		$tabs['reviews'] = $tab;
		return $tabs;
	}
}
