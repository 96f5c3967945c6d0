<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice\Domain;

/**
 * The unit of a net content. The price is shown for a litre, kilogram, metre, square metre or piece
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

	public function standard(): self {
		return match ( $this ) {
			self::Millilitre => self::Litre,
			self::Gram       => self::Kilogram,
			default          => $this,
		};
	}

	/** How many of it are a standard unit. */
	public function per_standard(): int {
		return $this === $this->standard() ? 1 : 1000;
	}

	/** Reads "ml", "L", "m²" or "m2". */
	public static function parse( string $text ): ?self {
		return self::tryFrom( str_replace( '²', '2', mb_strtolower( trim( $text ) ) ) );
	}
}
