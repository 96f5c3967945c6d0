<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Invoices;

use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\Domain\Kind;
use Vitrina\Companion\Invoices\Domain\Line;
use Vitrina\Companion\Invoices\Domain\Party;

/** Documents for tests; the random ones depend only on the seed of `mt_srand()`. */
final class Documents {
	private const RATES = [ 0, 500, 900, 1200, 2100 ];

	private const NAMES = [ 'Kvepalai „Vakaras“ 50 ml', 'Ąžuolo žvakė & <b>dėžutė</b>', "Muilas \"Šilas\" 'A'", "Eilutė\nsu\tvaldymo\x07ženklais\x00\x1f", ']]> -->', '&amp; &lt;', 'Ėjo ūkanotą į šilą', '   ', "\xF0\x9F\x8E\x81 dovana", '0' ];

	/** @param list<Line>|null $lines */
	public static function with(
		Kind $kind = Kind::INVOICE,
		string $series = 'VIT',
		int $number = 123,
		string $date = '2026-11-26',
		string $supplied = '2026-11-25',
		string $currency = 'EUR',
		?Party $seller = null,
		?Party $buyer = null,
		?array $lines = null,
		string $corrects = '',
		string $reason = '',
		int $paid = 0,
		int $order_id = 4501,
	): Document {
		$lines ??= [ new Line( 'Kvepalai', 'K-1', '2', 2000, 420, 2100 ) ];
		return new Document( $kind, $series, $number, $date, $supplied, $currency, $seller ?? self::seller(), $buyer ?? self::person(), $lines, $order_id, (string) $order_id, $corrects, $reason, $paid );
	}

	public static function seller(): Party {
		return new Party( 'UAB „Vitrina“', '304567896', 'LT100001234517', 'Gedimino pr. 1', 'Vilnius', '01103', 'LT', 'labas@example.lt', '+37060000000' );
	}

	public static function company(): Party {
		return new Party( 'MB „Ąžuolas & Ko“', '302345675', 'LT100009876514', 'Laisvės al. 2', 'Kaunas', '44001', 'LT', 'pirkimai@example.lt', '+37061111111' );
	}

	public static function person(): Party {
		return new Party( 'Ona Žukauskaitė', '', '', 'Taikos pr. 3', 'Klaipėda', '91001', 'LT', 'ona@example.lt', '' );
	}

	public static function random(): Document {
		$kind  = mt_rand( 0, 3 ) === 0 ? Kind::CREDIT_NOTE : Kind::INVOICE;
		$lines = array_map( static fn (): Line => self::random_line(), range( 1, mt_rand( 1, 30 ) ) );
		return self::with(
			kind: $kind,
			number: mt_rand( 1, 2_000_000 ),
			date: sprintf( '2026-11-%02d', mt_rand( 1, 30 ) ),
			supplied: sprintf( '2026-10-%02d', mt_rand( 1, 31 ) ),
			buyer: [ self::company(), self::person(), self::odd_buyer() ][ mt_rand( 0, 2 ) ],
			lines: $lines,
			corrects: $kind === Kind::CREDIT_NOTE && mt_rand( 0, 4 ) > 0 ? 'VIT-000001' : '',
			reason: $kind === Kind::CREDIT_NOTE ? self::name() : '',
			paid: mt_rand( 0, 1 ) * max( 0, array_sum( array_column( $lines, 'net' ) ) + array_sum( array_column( $lines, 'tax' ) ) ),
			order_id: mt_rand( 1, 99_999 ),
		);
	}

	/** A line as WooCommerce makes it: from a price with or without VAT, VAT rounded for each line. */
	private static function random_line(): Line {
		$rate     = self::RATES[ mt_rand( 0, 4 ) ];
		$quantity = [ '1', '2', (string) mt_rand( 1, 60 ), mt_rand( 0, 9 ) . '.' . mt_rand( 1, 999 ), '0.333' ][ mt_rand( 0, 4 ) ];
		$amount   = mt_rand( 0, 9 ) === 0 ? mt_rand( 0, 3 ) : mt_rand( 1, 300_000 );
		if ( mt_rand( 0, 1 ) === 1 ) {
			$tax = (int) round( $amount * $rate / 10_000 );
			$net = $amount;
		} else {
			$net = (int) round( $amount / ( 1 + $rate / 10_000 ) );
			$tax = $amount - $net;
		}
		return new Line( self::name(), mt_rand( 0, 1 ) === 1 ? 'SKU-' . mt_rand( 1, 999 ) : '', $quantity, $net, $tax, $rate );
	}

	private static function odd_buyer(): Party {
		$countries = [ 'LT', 'LV', 'EE', 'GR', 'US', '' ];
		return new Party( self::name(), '', [ '', '', 'EE100594102', '100 594 102' ][ mt_rand( 0, 3 ) ], '', '', '', $countries[ mt_rand( 0, 5 ) ], '', '' );
	}

	private static function name(): string {
		return self::NAMES[ mt_rand( 0, count( self::NAMES ) - 1 ) ];
	}
}
