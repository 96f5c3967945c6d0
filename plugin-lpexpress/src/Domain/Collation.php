<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

use Collator;

/** Lithuanian sort order: č after c, š after s, ž after z, ą with a, y with i. */
final class Collation {

	/** Fallback without the intl extension. A tilde sorts after every letter. */
	private const FOLDED_LETTERS = [
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
		// "Savanorių pr. 9" sorts before "Savanorių pr. 10".
		$this->collator?->setAttribute( Collator::NUMERIC_COLLATION, Collator::ON );
	}

	/** A sort key: comparing keys byte by byte gives the alphabetical order. */
	public function key( string $text ): string {
		$key = $this->collator?->getSortKey( $text );
		return is_string( $key ) ? $key : $this->fold( $text );
	}

	private function fold( string $text ): string {
		$folded = strtolower( strtr( $text, self::FOLDED_LETTERS ) );
		// Padded, so that house numbers compare as numbers.
		return preg_replace_callback( '/\d+/', static fn ( array $digits ): string => str_pad( $digits[0], 8, '0', STR_PAD_LEFT ), $folded ) ?? $folded;
	}
}
