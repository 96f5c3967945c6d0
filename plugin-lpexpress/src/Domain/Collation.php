<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

use Collator;

/** Lithuanian sort order: č after c, š after s, ž after z, ą with a, y with i. */
final class Collation {

	/** Fallback without the intl extension: letters by their sort key. A tilde sorts after every letter. */
	private const LETTERS = [
		'a'   => 'ąāĄĀ',
		'a~'  => 'äÄ',
		'c~'  => 'čČ',
		'e'   => 'ęėēĘĖĒ',
		'g~'  => 'ģĢ',
		'i'   => 'įīyYĮĪ',
		'k~'  => 'ķĶ',
		'l~'  => 'ļĻ',
		'n~'  => 'ņŅ',
		'o~'  => 'õÕ',
		'o~~' => 'öÖ',
		's~'  => 'šŠ',
		'u'   => 'ųūŲŪ',
		'u~'  => 'üÜ',
		'z~'  => 'žŽ',
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
		foreach ( self::LETTERS as $key => $letters ) {
			$text = preg_replace( "/[{$letters}]/u", $key, $text ) ?? $text;
		}
		$folded = strtolower( $text );
		// House numbers are padded with zeros, so that they compare as numbers.
		return preg_replace_callback( '/\d+/', static fn ( array $digits ): string => str_pad( $digits[0], 8, '0', STR_PAD_LEFT ), $folded ) ?? $folded;
	}
}
