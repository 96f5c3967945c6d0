<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\ProductFacts\Domain\Fields;

/** Form controls of the facts in wp-admin. */
final class Controls {
	/**
	 * @param string $id        ID of the element.
	 * @param string $name      Name of the array of fields in the request.
	 * @param string $inherited Value that applies if the field is empty; '' for none.
	 */
	public static function print( string $field, string $id, string $name, string $value, string $inherited = '' ): void {
		$help = Labels::help( $field );
		$name = "{$name}[{$field}]";
		match ( true ) {
			$field === 'no_warnings'          => self::print_checkbox( $id, $name, $value ),
			$field === 'manufacturer_country' => self::print_countries( $id, $name, $value ),
			Fields::is_multiline( $field )    => printf(
				'<textarea id="%s" name="%s" rows="%d" maxlength="%d" placeholder="%s">%s</textarea>',
				esc_attr( $id ),
				esc_attr( $name ),
				str_starts_with( $field, 'warnings' ) ? 4 : 2,
				absint( Fields::max_length( $field ) ),
				esc_attr( $inherited ),
				esc_textarea( $value )
			),
			default                           => printf(
				'<input type="text" id="%s" name="%s" value="%s" maxlength="%d" placeholder="%s"%s>',
				esc_attr( $id ),
				esc_attr( $name ),
				esc_attr( $value ),
				absint( Fields::max_length( $field ) ),
				esc_attr( $inherited ),
				str_starts_with( $field, 'guarantee' ) ? ' inputmode="numeric"' : ''
			),
		};
		if ( $help !== '' ) {
			printf( '<span class="description" style="display:block;clear:both">%s</span>', esc_html( $help ) );
		}
	}

	private static function print_checkbox( string $id, string $name, string $value ): void {
		printf( '<input type="hidden" name="%2$s" value=""><input type="checkbox" class="checkbox" id="%1$s" name="%2$s" value="yes"%3$s>', esc_attr( $id ), esc_attr( $name ), checked( $value, 'yes', false ) );
	}

	private static function print_countries( string $id, string $name, string $value ): void {
		printf( '<select id="%s" name="%s" style="max-width:100%%"><option value="">–</option>', esc_attr( $id ), esc_attr( $name ) );
		foreach ( array_filter( WC()->countries->get_countries(), is_string( ... ) ) as $code => $country ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $code ), selected( $value, (string) $code, false ), esc_html( $country ) );
		}
		echo '</select>';
	}
}
