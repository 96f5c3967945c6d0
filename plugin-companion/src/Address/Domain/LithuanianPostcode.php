<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Address\Domain;

final readonly class LithuanianPostcode {
	private function __construct( private string $digits ) {}

	/** Parses five digits, with or without the prefix LT; null for anything else. */
	public static function parse( string $text ): ?self {
		$found = preg_match( '/^\s*(?:LT)?[\s\p{Pd}]*([0-9]{5})\s*$/iu', $text, $parts );
		return $found === 1 ? new self( $parts[1] ) : null;
	}

	public function format(): string {
		return 'LT-' . $this->digits;
	}
}
