<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice\Domain;

/**
 * The unit of a product's net quantity. The price is shown for a litre, kilogram, metre, square metre or piece
 * (Directive 98/6/EC, article 2 b; Lithuania's Order No. 170).
 */
enum Unit: string {
	case Millilitre  = 'ml';
	case Litre       = 'l';
	case Gram        = 'g';
	case Kilogram    = 'kg';
	case Metre       = 'm';
	case SquareMetre = 'm2';
	case Piece       = 'pcs';

	/** The unit for which the price is shown. */
	public function standard(): self {
		return match ( $this ) {
			self::Millilitre => self::Litre,
			self::Gram       => self::Kilogram,
			default          => $this,
		};
	}

	/** How many of these units make one standard unit: 1000 ml make 1 l. */
	public function per_standard(): int {
		return $this === $this->standard() ? 1 : 1000;
	}

	/** Parses a unit in any case, also "m²"; null if there is no such unit. */
	public static function parse( string $text ): ?self {
		return self::tryFrom( str_replace( '²', '2', mb_strtolower( trim( $text ) ) ) );
	}
}
