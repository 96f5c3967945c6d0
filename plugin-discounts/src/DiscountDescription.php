<?php

declare( strict_types=1 );

namespace Vitrina\Discounts;

use Vitrina\Discounts\Domain\Amount;
use Vitrina\Discounts\Domain\AppliedDiscount;
use Vitrina\Discounts\Domain\DiscountType;
use Vitrina\Discounts\Domain\Price;
use Vitrina\Discounts\Domain\Quantity;

/**
 * Says why a price is lower, in the shop's language: plain text.
 */
final class DiscountDescription {

	public static function of( Price $price ): string {
		return implode( ' + ', array_map( self::applied( ... ), $price->applied ) );
	}

	public static function applied( AppliedDiscount $applied ): string {
		$amount = self::amount( $applied->amount );
		return $applied->tier === null ? $amount : self::from( $amount, $applied->tier->from );
	}

	public static function amount( Amount $amount ): string {
		$number = $amount->text( wc_get_price_decimals() );
		return match ( $amount->kind ) {
			/* translators: %s: a number, as in "15 %". */
			DiscountType::Percentage => sprintf( __( '%s %%', 'vitrina-discounts' ), self::number( $number ) ),
			/* translators: %s: an amount of money. */
			DiscountType::Flat       => sprintf( __( '%s off each', 'vitrina-discounts' ), self::money( $number ) ),
			/* translators: %s: an amount of money. */
			DiscountType::FixedPrice => sprintf( __( '%s each', 'vitrina-discounts' ), self::money( $number ) ),
		};
	}

	/**
	 * A quantity with the shop's decimal sign.
	 */
	public static function quantity( int $quantity ): string {
		return self::number( Quantity::text( $quantity ) );
	}

	/**
	 * A price as text, without markup.
	 */
	public static function money( string|float $amount ): string {
		return html_entity_decode( wp_strip_all_tags( wc_price( (float) $amount ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	private static function from( string $amount, int $from ): string {
		// Fractions take the plural in English, and the abbreviation stays the same in Lithuanian.
		$count = Quantity::is_whole( $from ) ? intdiv( $from, Quantity::PIECE ) : 2;
		return sprintf(
			/* translators: 1: what is taken off, such as "15 %", 2: a quantity. */
			_n( '%1$s from %2$s item', '%1$s from %2$s items', $count, 'vitrina-discounts' ),
			$amount,
			self::quantity( $from )
		);
	}

	private static function number( string $number ): string {
		return str_replace( '.', wc_get_price_decimal_separator(), $number );
	}

	/**
	 * What is saved, in whole per cent, rounded down so that it never promises more than it gives.
	 */
	public static function saving( Price $price ): int {
		return $price->undiscounted > 0 ? intdiv( ( $price->undiscounted - $price->unit ) * 100, $price->undiscounted ) : 0;
	}
}
