<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts\Domain;

/**
 * The fields of the facts about a product, as the owner fills them in for a product, a brand or a category:
 * what Regulation (EU) 2023/988, article 19, wants before the contract, and the producer's guarantee.
 */
final class Fields {
	/** Field → length in characters. */
	public const LENGTHS = [
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

	/** The fields that are inherited together: an address of one manufacturer never stands below the name of another. */
	public const UNITS = [ 'manufacturer', 'responsible', 'identifier', 'warnings', 'guarantee' ];

	/** Its own: neither a brand nor a category has one. */
	public const OF_PRODUCTS_ONLY = [ 'identifier' ];

	private const MULTILINE = [ 'manufacturer_address', 'responsible_address', 'warnings' ];

	/** An e-mail address, or a web address. */
	public const CONTACT = '/\A([^\s@<>"\']+@[^\s@<>"\']+\.[^\s@<>"\'.]+|https?:\/\/[^\s<>"\'\/]+\.[^\s<>"\']+)\z/iu';

	private const LANGUAGE = '/\Awarnings_([a-z]{2}[a-z0-9-]{0,13})\z/';

	/**
	 * @param list<string> $languages Codes of the shop's other languages.
	 * @return list<string> Warnings in each language follow one another.
	 */
	public static function all( array $languages ): array {
		$all = [];
		foreach ( array_keys( self::LENGTHS ) as $field ) {
			$all[] = $field;
			if ( $field === 'warnings' ) {
				array_push( $all, ...array_map( self::warnings( ... ), $languages ) );
			}
		}
		return $all;
	}

	/** @param string $language Code; '' for the shop's default language. */
	public static function warnings( string $language ): string {
		return $language === '' ? 'warnings' : 'warnings_' . strtolower( $language );
	}

	/** @return string The unit of a field; '' for no field. */
	public static function unit( string $field ): string {
		return match ( true ) {
			$field === 'no_warnings', preg_match( self::LANGUAGE, $field ) === 1 => 'warnings',
			! isset( self::LENGTHS[ $field ] )                                    => '',
			default                                                               => explode( '_', $field )[0],
		};
	}

	public static function is_multiline( string $field ): bool {
		return in_array( self::base( $field ), self::MULTILINE, true );
	}

	/** @return int In characters. */
	public static function length( string $field ): int {
		return self::LENGTHS[ self::base( $field ) ] ?? 0;
	}

	/**
	 * A value as it is stored; '' for one that is not filled in.
	 *
	 * @return ?string Null if it is not valid.
	 */
	public static function clean( string $field, mixed $value ): ?string {
		$text = is_string( $value ) || is_int( $value ) ? mb_scrub( (string) $value, 'UTF-8' ) : null;
		if ( $text === null || self::unit( $field ) === '' ) {
			return null;
		}
		$text = str_replace( [ "\r\n", "\r" ], "\n", $text );
		$text = trim( (string) preg_replace( self::is_multiline( $field ) ? '/[^\P{C}\n]/u' : '/\p{C}+/u', self::is_multiline( $field ) ? '' : ' ', $text ) );
		if ( $text === '' || mb_strlen( $text ) > self::length( $field ) ) {
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

	/** @return ?string '' for 0. */
	private static function number( string $text ): ?string {
		return ctype_digit( $text ) ? ltrim( $text, '0' ) : null;
	}

	private static function base( string $field ): string {
		return preg_match( self::LANGUAGE, $field ) === 1 ? 'warnings' : $field;
	}
}
