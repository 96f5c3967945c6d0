<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

use Collator;

/**
 * The order of a Lithuanian alphabet: č after c, š after s, ž after z, ą with a, y with i.
 */
final class Collation {

	/**
	 * Good enough where PHP has no intl. A tilde stands after every letter.
	 */
	private const FOLDED = [
		'ą' => 'a',
		'ā' => 'a',
		'č' => 'c~',
		'ę' => 'e',
		'ė' => 'e',
		'ē' => 'e',
		'ģ' => 'g~',
		'į' => 'i',
		'ī' => 'i',
		'y' => 'i',
		'Y' => 'i',
		'ķ' => 'k~',
		'ļ' => 'l~',
		'ņ' => 'n~',
		'š' => 's~',
		'ų' => 'u',
		'ū' => 'u',
		'ž' => 'z~',
		'õ' => 'o~',
		'ä' => 'a~',
		'ö' => 'o~~',
		'ü' => 'u~',
		'Ą' => 'a',
		'Ā' => 'a',
		'Č' => 'c~',
		'Ę' => 'e',
		'Ė' => 'e',
		'Ē' => 'e',
		'Ģ' => 'g~',
		'Į' => 'i',
		'Ī' => 'i',
		'Ķ' => 'k~',
		'Ļ' => 'l~',
		'Ņ' => 'n~',
		'Š' => 's~',
		'Ų' => 'u',
		'Ū' => 'u',
		'Ž' => 'z~',
		'Õ' => 'o~',
		'Ä' => 'a~',
		'Ö' => 'o~~',
		'Ü' => 'u~',
	];

	private readonly ?Collator $collator;

	public function __construct( bool $with_intl = true ) {
		$this->collator = $with_intl && class_exists( Collator::class ) ? new Collator( 'lt' ) : null;
		// "Savanorių pr. 9" stands before "Savanorių pr. 10".
		$this->collator?->setAttribute( Collator::NUMERIC_COLLATION, Collator::ON );
	}

	/**
	 * A key that sorts byte by byte as the text sorts in the alphabet.
	 */
	public function key( string $text ): string {
		$key = $this->collator?->getSortKey( $text );
		return is_string( $key ) ? $key : $this->folded( $text );
	}

	private function folded( string $text ): string {
		$folded = strtolower( strtr( $text, self::FOLDED ) );
		// As wide as house numbers get, so that they compare as numbers.
		return preg_replace_callback( '/\d+/', static fn ( array $digits ): string => str_pad( $digits[0], 8, '0', STR_PAD_LEFT ), $folded ) ?? $folded;
	}
}
