<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches;

use Vitrina\Companion\Swatches\Domain\SwatchType;
use Vitrina\Runtime\Hookable;

/** Swatch column in the list of an attribute's terms. */
final class TermColumn implements Hookable {
	private const COLUMN = 'vitrina_swatch';
	private const STYLE  = 'display:inline-block;width:30px;height:30px;border:1px solid #8c8f94;border-radius:50%;';

	public function register_hooks(): void {
		add_action( 'admin_init', $this->register_screens( ... ) );
	}

	private function register_screens(): void {
		add_action( 'admin_print_styles-edit-tags.php', self::print_style( ... ) );
		foreach ( Attributes::types() as $taxonomy => $type ) {
			if ( $type !== SwatchType::Label ) {
				add_filter( "manage_edit-{$taxonomy}_columns", $this->add_column( ... ) );
				add_filter( "manage_{$taxonomy}_custom_column", $this->fill_column( ... ), 10, 3 );
			}
		}
	}

	/** Hides the column's name in the cells: in a narrow window WordPress prints it there, over the swatch. */
	private static function print_style(): void {
		printf( '<style>.wp-list-table td.column-%s::before{content:none!important}</style>', esc_attr( self::COLUMN ) );
	}

	/**
	 * @param array<string, string> $columns Name → heading.
	 * @return array<string, string> With the swatch column right after the checkbox.
	 */
	private function add_column( array $columns ): array {
		$checkbox = array_intersect_key( $columns, [ 'cb' => '' ] );
		return $checkbox + [ self::COLUMN => __( 'Swatch', 'vitrina-companion' ) ] + $columns;
	}

	private function fill_column( mixed $html, string $column, int $term_id ): string {
		if ( $column !== self::COLUMN ) {
			return is_string( $html ) ? $html : '';
		}
		$swatch = TermSwatch::of( $term_id );
		if ( $swatch->image !== 0 ) {
			return wp_get_attachment_image( $swatch->image, 'thumbnail', false, [ 'style' => 'width:32px;height:40px;object-fit:cover' ] );
		}
		if ( $swatch->color === '' ) {
			return '—';
		}
		$second = $swatch->second_color === '' ? $swatch->color : $swatch->second_color;
		return sprintf(
			'<span style="%1$sbackground:linear-gradient(135deg,%2$s 50%%,%3$s 50%%)" title="%4$s"></span>',
			esc_attr( self::STYLE ),
			esc_attr( $swatch->color ),
			esc_attr( $second ),
			esc_attr( $second === $swatch->color ? $swatch->color : "{$swatch->color}, {$second}" )
		);
	}
}
