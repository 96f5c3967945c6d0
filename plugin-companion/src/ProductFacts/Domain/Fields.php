<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts\Domain;

/**
 * The fields of the facts about a product, as the owner fills them in for a variation, product, brand or
 * category: what Regulation (EU) 2023/988, article 19, requires in an offer, and the producer's guarantee.
 */
final class Fields {
	/** Field → maximum length in characters. */
	public const MAX_LENGTHS = [
		'manufacturer_name'    => 200,
		'manufacturer_address' => 500,
		'manufacturer_contact' => 200,
		'manufacturer_country' => 2,
		'responsible_name'     => 200,
		'responsible_address'  => 500,
		'responsible_contact'  => 200,
		'identifier'           => 100,
		'warnings'             => 5000,
		'no_warnings'          => 3,
		'guarantee_months'     => 3,
		'guarantee_label'      => 20,
	];

	/** Groups of fields that are inherited together, so that a manufacturer's name and address come from the same level. */
	public const UNITS = [ 'manufacturer', 'responsible', 'identifier', 'warnings', 'guarantee' ];

	/** Fields that brands and categories do not have. */
	public const OF_PRODUCTS_ONLY = [ 'identifier' ];

	private const MULTILINE = [ 'manufacturer_address', 'responsible_address', 'warnings' ];

	/** An e-mail address, or a web address. */
	public const CONTACT = '/\A([^\s@<>"\']+@[^\s@<>"\']+\.[^\s@<>"\'.]+|https?:\/\/[^\s<>"\'\/]+\.[^\s<>"\']+)\z/iu';

	private const TRANSLATED_WARNINGS = '/\Awarnings_([a-z]{2}[a-z0-9-]{0,13})\z/';

	/**
	 * @param list<string> $languages Codes of the shop's other languages.
	 * @return list<string> All fields; the warnings in other languages follow `warnings`.
	 */
	public static function all( array $languages ): array {
		$all = [];
		foreach ( array_keys( self::MAX_LENGTHS ) as $field ) {
			$all[] = $field;
			if ( $field === 'warnings' ) {
				array_push( $all, ...array_map( self::warnings_field( ... ), $languages ) );
			}
		}
		return $all;
	}

	/**
	 * The field of the warnings in a language.
	 *
	 * @param string $language Language code; '' for the shop's default language.
	 */
	public static function warnings_field( string $language ): string {
		return $language === '' ? 'warnings' : 'warnings_' . strtolower( $language );
	}

	/** @return string The unit of a field; '' if there is no such field. */
	public static function unit( string $field ): string {
		return match ( true ) {
			$field === 'no_warnings', preg_match( self::TRANSLATED_WARNINGS, $field ) === 1 => 'warnings',
			! isset( self::MAX_LENGTHS[ $field ] )                                    => '',
			default                                                               => explode( '_', $field )[0],
		};
	}

	public static function is_multiline( string $field ): bool {
		return in_array( self::without_language( $field ), self::MULTILINE, true );
	}

	/** @return int Maximum length in characters; 0 if there is no such field. */
	public static function max_length( string $field ): int {
		return self::MAX_LENGTHS[ self::without_language( $field ) ] ?? 0;
	}

	/**
	 * Sanitizes and validates a value for storage.
	 *
	 * @return ?string '' if nothing is left after sanitizing; null if the value is not valid.
	 */
	public static function clean( string $field, mixed $value ): ?string {
		$text = is_string( $value ) || is_int( $value ) ? mb_scrub( (string) $value, 'UTF-8' ) : null;
		if ( $text === null || self::unit( $field ) === '' ) {
			return null;
		}
		$text = str_replace( [ "\r\n", "\r" ], "\n", $text );
		$text = trim( (string) preg_replace( self::is_multiline( $field ) ? '/[^\P{C}\n]/u' : '/\p{C}+/u', self::is_multiline( $field ) ? '' : ' ', $text ) );
		if ( $text === '' || mb_strlen( $text ) > self::max_length( $field ) ) {
			return $text === '' ? '' : null;
		}
		return match ( $field ) {
			'manufacturer_contact', 'responsible_contact' => preg_match( self::CONTACT, $text ) === 1 ? $text : null,
			'manufacturer_country'                        => preg_match( '/\A[A-Z]{2}\z/', $text ) === 1 ? $text : null,
			'no_warnings'                                 => $text === 'yes' ? 'yes' : null,
			'guarantee_months', 'guarantee_label'         => self::number( $text ),
			default                                       => $text,
		};
	}

	/** @return ?string Digits without leading zeros; '' for 0, null if the text is not a number. */
	private static function number( string $text ): ?string {
		return ctype_digit( $text ) ? ltrim( $text, '0' ) : null;
	}

	private static function without_language( string $field ): string {
		return preg_match( self::TRANSLATED_WARNINGS, $field ) === 1 ? 'warnings' : $field;
	}
}
