<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Codes\Domain;

/** A VAT identification number: the country's prefix, and the form of the rest (Directive 2006/112/EC, article 215). */
final class VatCode {
	/** The last digit but one is 1 in both Lithuanian forms. */
	private const LITHUANIAN = '/^(?:[0-9]{7}1[0-9]|[0-9]{10}1[0-9])$/D';

	/** Prefix => regular expression of the rest. */
	private const FORMS = [
		'AT' => 'U[0-9]{8}',
		'BE' => '[01][0-9]{9}',
		'BG' => '[0-9]{9,10}',
		'CY' => '[0-9]{8}[A-Z]',
		'CZ' => '[0-9]{8,10}',
		'DE' => '[0-9]{9}',
		'DK' => '[0-9]{8}',
		'EE' => '[0-9]{9}',
		'EL' => '[0-9]{9}',
		'ES' => '(?:[A-Z][0-9]{7}[A-Z0-9]|[0-9]{8}[A-Z])',
		'FI' => '[0-9]{8}',
		'FR' => '[A-HJ-NP-Z0-9]{2}[0-9]{9}',
		'HR' => '[0-9]{11}',
		'HU' => '[0-9]{8}',
		'IE' => '[0-9][A-Z0-9+*][0-9]{5}[A-Z]{1,2}',
		'IT' => '[0-9]{11}',
		'LU' => '[0-9]{8}',
		'LV' => '[0-9]{11}',
		'MT' => '[0-9]{8}',
		'NL' => '[A-Z0-9+*]{12}',
		'PL' => '[0-9]{10}',
		'PT' => '[0-9]{9}',
		'RO' => '[0-9]{2,10}',
		'SE' => '[0-9]{12}',
		'SI' => '[0-9]{8}',
		'SK' => '[0-9]{10}',
		'XI' => '(?:[0-9]{9}|[0-9]{12}|(?:GD|HA)[0-9]{3})',
	];

	/** Prefix of a country's VAT codes: EL for Greece, otherwise the two letters of the country. */
	public static function prefix( string $country ): string {
		return $country === 'GR' ? 'EL' : $country;
	}

	/** Whether codes with these two letters have a known form: those of the EU and of Northern Ireland. */
	public static function has_form( string $prefix ): bool {
		return $prefix === 'LT' || isset( self::FORMS[ $prefix ] );
	}

	/**
	 * Adds the country's prefix to a code without one, as exports require (EN 16931, BR-CO-09; i.SAF). The code is not
	 * validated.
	 *
	 * @param string $country Two letters; '' for an unknown one.
	 * @return string In capitals, letters and digits only; '' if the text contains none.
	 */
	public static function with_prefix( string $text, string $country ): string {
		$code = strtoupper( (string) preg_replace( '/[^0-9A-Za-z]/', '', $text ) );
		return $code === '' || preg_match( '/^[A-Z]{2}/', $code ) === 1 ? $code : self::prefix( $country ) . $code;
	}

	/** @return string|null In capitals, without spaces, dots and dashes; null if the code is invalid. */
	public static function parse( string $text ): ?string {
		$code   = strtoupper( (string) preg_replace( '/[\s.\p{Pd}]+/u', '', $text ) );
		$prefix = substr( $code, 0, 2 );
		$rest   = substr( $code, 2 );
		if ( $prefix === 'LT' ) {
			return preg_match( self::LITHUANIAN, $rest ) === 1 && CheckDigit::is_valid( $rest ) ? $code : null;
		}
		$form = self::FORMS[ $prefix ] ?? null;
		return $form !== null && preg_match( "/^{$form}$/D", $rest ) === 1 ? $code : null;
	}
}
