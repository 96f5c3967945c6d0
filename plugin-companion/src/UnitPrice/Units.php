<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice;

use Vitrina\Companion\UnitPrice\Domain\Unit;

/** Units as shoppers and owners read them. */
final class Units {
	public static function label( Unit $unit ): string {
		return match ( $unit ) {
			Unit::SquareMetre => 'm²',
			/* translators: a unit of quantity, short: behind a price, as in "0.50 € / pc". */
			Unit::Piece       => _x( 'pc', 'unit of a price', 'vitrina-companion' ),
			default           => $unit->value,
		};
	}

	/** @return array<string, string> Label by value, for a select. */
	public static function options(): array {
		$options = [];
		foreach ( Unit::cases() as $unit ) {
			$options[ $unit->value ] = self::label( $unit );
		}
		return $options;
	}
}
