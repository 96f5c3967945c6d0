<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

use Vitrina\Companion\Invoices\Domain\Line;

/**
 * The price without VAT from which a line's net is computed: quantity × price, rounded to the cent. It has as few
 * decimals as that needs. Where six are not enough, it is the price of the whole quantity (EN 16931, BT-149).
 */
final readonly class UnitPrice {
	private const DECIMALS = 6;

	/** In minor units: with a larger net, the integers of the computation could overflow. */
	private const MOST_NET = 100_000_000;

	/** @param string $base Quantity that the price is for; empty if it is for one. */
	private function __construct(
		public string $price,
		public string $base,
	) {}

	public static function of( Line $line ): self {
		[ $whole, $fraction ] = explode( '.', "{$line->quantity}.", 3 );
		$fraction             = rtrim( $fraction, '0' );
		$net                  = abs( $line->net );
		if ( $net <= self::MOST_NET && strlen( $fraction ) <= self::DECIMALS ) {
			$quantity = (int) ( $whole . $fraction );
			for ( $decimals = 2; $decimals <= self::DECIMALS; $decimals++ ) {
				$one   = 10 ** ( strlen( $fraction ) + $decimals - 2 );
				$price = self::divide( $net * $one, $quantity );
				if ( self::divide( $quantity * $price, $one ) === $net ) {
					return new self( Text::decimal( $price, $decimals ), '' );
				}
			}
		}
		return new self( Text::amount( $net ), $line->quantity );
	}

	/** Rounds half up. Neither number may be below zero. */
	private static function divide( int $number, int $by ): int {
		return intdiv( $number, $by ) + ( 2 * ( $number % $by ) >= $by ? 1 : 0 );
	}
}
