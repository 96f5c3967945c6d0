<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

use InvalidArgumentException;

/** What 0 % VAT means: a rate of zero, or an exemption with its reason (UNCL 5305; EN 16931, BR-E-10 and BR-Z-10). */
final readonly class ZeroRate {
	/** @param string $reason Reason of an exemption; empty if the goods are taxed at 0 %. */
	private function __construct( public string $reason ) {}

	public static function taxed(): self {
		return new self( '' );
	}

	public static function exempt( string $reason ): self {
		$line = Text::line( $reason );
		return $line === '' ? throw new InvalidArgumentException( 'An exemption needs a reason.' ) : new self( $line );
	}

	/** The code of the category: Z is "zero rated", E is "exempt". */
	public function code(): string {
		return $this->reason === '' ? 'Z' : 'E';
	}
}
