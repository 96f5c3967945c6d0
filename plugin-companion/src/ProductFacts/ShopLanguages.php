<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

/** The languages of the shop, by the filters of WPML, which Polylang supports too. */
final class ShopLanguages {
	/** @return array<string, string> Code → name of the languages besides the default one; empty without such a plugin. */
	public static function others(): array {
		$default = self::code( 'wpml_default_language' );
		$active  = $default === '' ? [] : apply_filters( 'wpml_active_languages', null, [ 'skip_missing' => 0 ] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		$others  = [];
		foreach ( is_array( $active ) ? $active : [] as $code => $language ) {
			$code = strtolower( (string) $code );
			if ( $code !== $default && preg_match( '/\A[a-z]{2}[a-z0-9-]{0,13}\z/', $code ) === 1 ) {
				$name            = is_array( $language ) ? $language['native_name'] ?? null : null;
				$others[ $code ] = is_string( $name ) ? $name : $code;
			}
		}
		return $others;
	}

	/** @return list<string> */
	public static function other_codes(): array {
		return array_map( strval( ... ), array_keys( self::others() ) );
	}

	/** @return string Code of the page's language; '' for the default one. */
	public static function current(): string {
		$current = self::code( 'wpml_current_language' );
		return $current === self::code( 'wpml_default_language' ) ? '' : $current;
	}

	/** @return string Code of the shop's default language, for the attribute `lang`. */
	public static function default_code(): string {
		$code = self::code( 'wpml_default_language' );
		return $code === '' ? substr( get_locale(), 0, 2 ) : $code;
	}

	/** @param non-empty-string $filter */
	private static function code( string $filter ): string {
		$code = apply_filters( $filter, null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		return is_string( $code ) && preg_match( '/\A[a-z]{2}[a-z0-9-]{0,13}\z/i', $code ) === 1 ? strtolower( $code ) : '';
	}
}
