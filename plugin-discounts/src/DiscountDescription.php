<?php

declare( strict_types=1 );

namespace Vitrina\Discounts;

use Vitrina\Discounts\Domain\Amount;
use Vitrina\Discounts\Domain\AppliedDiscount;
use Vitrina\Discounts\Domain\DiscountType;
use Vitrina\Discounts\Domain\Price;
use Vitrina\Discounts\Domain\Quantity;

/** Describes why a price is lower: plain text in the language of the shop. */
final class DiscountDescription {

	/** If only one percentage applies, the actual saving is shown, as in the tier table. It may be less than the rule's percentage, because prices are rounded to the cent. */
	public static function describe( Price $price ): string {
		$saving = self::saving_percent( $price );
		$only   = count( $price->applied ) === 1 ? $price->applied[0] : null;
		if ( $only === null || $only->amount->type !== DiscountType::Percentage || $saving === 0 ) {
			return implode( ' + ', array_map( self::applied( ... ), $price->applied ) );
		}
		$amount = self::percent( (string) $saving );
		return $only->tier === null ? $amount : self::from( $amount, $only->tier->from );
	}

	public static function applied( AppliedDiscount $applied ): string {
		$amount = self::amount( $applied->amount );
		return $applied->tier === null ? $amount : self::from( $amount, $applied->tier->from );
	}

	public static function amount( Amount $amount ): string {
		$number = $amount->text( wc_get_price_decimals() );
		return match ( $amount->type ) {
			DiscountType::Percentage => self::percent( self::number( $number ) ),
			/* translators: %s: an amount of money. */
			DiscountType::Flat       => sprintf( __( '%s off each', 'vitrina-discounts' ), self::money( $number ) ),
			/* translators: %s: an amount of money. */
			DiscountType::FixedPrice => sprintf( __( '%s each', 'vitrina-discounts' ), self::money( $number ) ),
		};
	}

	/** A quantity with the shop's decimal separator. */
	public static function quantity( int $quantity ): string {
		return self::number( Quantity::text( $quantity ) );
	}

	/** A price as text, without markup. */
	public static function money( string|float $amount ): string {
		return html_entity_decode( wp_strip_all_tags( wc_price( (float) $amount ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	private static function from( string $amount, int $from ): string {
		// Decimal quantities use the plural in English; the Lithuanian abbreviation has no plural form.
		$count = Quantity::is_whole( $from ) ? intdiv( $from, Quantity::ONE ) : 2;
		return sprintf(
			/* translators: 1: what is taken off, such as "15 %", 2: a quantity. */
			_n( '%1$s from %2$s item', '%1$s from %2$s items', $count, 'vitrina-discounts' ),
			$amount,
			self::quantity( $from )
		);
	}

	private static function percent( string $number ): string {
		/* translators: %s: a number, as in "15 %". */
		return sprintf( __( '%s %%', 'vitrina-discounts' ), $number );
	}

	private static function number( string $number ): string {
		return str_replace( '.', wc_get_price_decimal_separator(), $number );
	}

	/** The saving in whole per cent, rounded down so that it is never overstated. */
	public static function saving_percent( Price $price ): int {
		return $price->undiscounted > 0 ? intdiv( ( $price->undiscounted - $price->unit ) * 100, $price->undiscounted ) : 0;
	}
}
