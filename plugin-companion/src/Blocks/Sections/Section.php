<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Sections;

use Vitrina\Companion\Blocks\Block;
use WP_Block;

/**
 * A section of the front page. Our theme prints its own markup for it; with another theme the section
 * consists of blocks and shortcodes of WordPress and WooCommerce.
 *
 * @template T of array<string, mixed>
 * @extends Block<T>
 */
abstract class Section extends Block {
	/** @var bool */
	public const HAS_ISLAND = false;

	public function show( array $values, WP_Block $block ): void {
		/**
		 * Filters the HTML of a section of the front page. A theme that has its own markup returns it.
		 *
		 * @since 0.1.0
		 *
		 * @param string|null          $html   Null: the section is printed with blocks and shortcodes of WordPress and WooCommerce.
		 * @param string               $name   `front-hero`, `front-categories`, `front-products`, `front-delivery`, `front-journal` or `front-newsletter`.
		 * @param array<string, mixed> $values What the owner entered in the editor, not escaped.
		 */
		$html = apply_filters( 'vitrina_front_section', null, static::NAME, $values );
		if ( is_string( $html ) ) {
			echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where the theme prints it.
			return;
		}
		$this->show_with_any_theme( $values );
	}

	/** @param T $values */
	abstract protected function show_with_any_theme( array $values ): void;

	protected static function print_title( string $title ): void {
		if ( $title !== '' ) {
			printf( '<h2 class="wp-block-heading">%s</h2>', esc_html( $title ) );
		}
	}
}
