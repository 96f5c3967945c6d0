<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Discounts;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Discounts\Domain\BasePrice;
use Vitrina\Discounts\Domain\Engine;
use Vitrina\Discounts\Domain\Item;
use Vitrina\Discounts\Domain\Price;
use Vitrina\Discounts\Domain\Rule;
use Vitrina\Discounts\Domain\RuleStrategy;

/**
 * `DISCOUNTS_SEED=123` repeats one run, `DISCOUNTS_CARTS=200000` makes a longer one.
 *
 * @phpstan-import-type RuleRow from Reference
 */
final class EngineAgainstReferenceTest extends TestCase {

	private const NOW = 1_800_000_000;

	#[TestDox( '[DISC-01] [DISC-05] 20,000 random carts and rule sets: equal to the reference calculation, never negative, never above the price, in any order' )]
	public function test_random_carts(): void {
		$seed  = self::number( 'DISCOUNTS_SEED', random_int( 1, PHP_INT_MAX >> 33 ) );
		$carts = self::number( 'DISCOUNTS_CARTS', 20_000 );
		$shop  = new RandomShop( $seed );
		$hits  = 0;
		for ( $number = 0; $number < $carts; ++$number ) {
			$lines  = $shop->lines();
			$rows   = $shop->rules( self::NOW );
			$choice = $shop->one( RuleStrategy::cases() );
			$basis  = $shop->one( BasePrice::cases() );
			$items  = array_map( RandomShop::item( ... ), $lines );
			$engine = new Engine( array_map( RandomShop::rule( ... ), $rows ), $choice, $basis );
			$units  = self::units( $engine->prices( $items, self::NOW ) );
			$case   = fn (): string => "DISCOUNTS_SEED={$seed}, cart {$number}, {$choice->value}, {$basis->value}: " . json_encode( compact( 'lines', 'rows' ) );

			if ( Reference::prices( $lines, $rows, $choice->value, $basis->value, self::NOW ) !== $units ) {
				self::fail( $case() );
			}
			foreach ( $items as $item ) {
				if ( $units[ $item->key ] < 0 || $units[ $item->key ] > $item->current ) {
					self::fail( 'Out of range: ' . $case() );
				}
				$hits += $units[ $item->key ] < $item->current ? 1 : 0;
			}
			$turned = new Engine( $shop->shuffled( array_map( RandomShop::rule( ... ), $rows ) ), $choice, $basis );
			$other  = self::units( $turned->prices( $shop->shuffled( $items ), self::NOW ) );
			ksort( $other );
			ksort( $units );
			if ( $other !== $units ) {
				self::fail( 'Order matters: ' . $case() );
			}
		}
		self::assertGreaterThan( $carts / 2, $hits, 'Too few of the carts had a discount to prove anything.' );
	}

	#[TestDox( '[DISC-01] at every tier boundary, and just before and after, the price is that of the reference calculation' )]
	public function test_borders(): void {
		$seed = self::number( 'DISCOUNTS_SEED', random_int( 1, PHP_INT_MAX >> 33 ) );
		$shop = new RandomShop( $seed );
		$seen = 0;
		for ( $number = 0; $number < 2000; ++$number ) {
			$row          = $shop->lines()[0];
			$row['sale'] += 100;
			$rules  = array_values( array_filter( $shop->rules( self::NOW ), static fn ( array $rule ): bool => $rule['ranges'] !== [] ) );
			$engine = new Engine( array_map( RandomShop::rule( ... ), $rules ) );
			foreach ( array_merge( ...array_column( $rules, 'ranges' ) ) as $range ) {
				foreach ( [ $range['min'], $range['max'] ?? $range['min'] ] as $border ) {
					foreach ( [ -10_000, -1, 0, 1, 10_000 ] as $step ) {
						$row['quantity'] = max( 1, $border + $step );
						$expected        = Reference::prices( [ $row ], $rules, 'biggest_discount', 'sale_price', self::NOW )[ $row['key'] ];
						self::assertSame( $expected, $engine->price_alone( RandomShop::item( $row ), self::NOW )->unit, "DISCOUNTS_SEED={$seed}, cart {$number}" );
						++$seen;
					}
				}
			}
		}
		self::assertGreaterThan( 10_000, $seen );
	}

	#[TestDox( '[DISC-03] [DISC-05] a row of the table shows what a cart with any quantity of that row pays' )]
	public function test_table(): void {
		$seed = self::number( 'DISCOUNTS_SEED', random_int( 1, PHP_INT_MAX >> 33 ) );
		$shop = new RandomShop( $seed );
		$rows = 0;
		for ( $number = 0; $number < 3000; ++$number ) {
			$item   = RandomShop::item( [ 'sale' => 4999, 'regular' => 5499 ] + $shop->lines()[0] );
			$engine = new Engine( array_map( RandomShop::rule( ... ), self::whole_tiers( $shop->rules( self::NOW ) ) ), $shop->one( RuleStrategy::cases() ), $shop->one( BasePrice::cases() ) );
			$table  = $engine->table( $item, self::NOW );
			for ( $pieces = 1; $pieces <= 40; ++$pieces ) {
				$bought = $item->with_quantity( $pieces * 10_000 );
				$price  = $engine->price_alone( $bought, self::NOW );
				$line   = array_values( array_filter( $table, static fn ( $row ): bool => $bought->quantity >= $row->from && ( $row->next === null || $bought->quantity < $row->next ) ) );
				self::assertLessThan( 2, count( $line ), "DISCOUNTS_SEED={$seed}, cart {$number}: two lines for {$pieces}" );
				if ( isset( $line[0] ) ) {
					self::assertSame( $line[0]->price->unit, $price->unit, "DISCOUNTS_SEED={$seed}, cart {$number}: {$pieces} pieces" );
					++$rows;
				} else {
					self::assertSame( [], array_filter( $price->applied, static fn ( $applied ): bool => $applied->tier !== null ), "DISCOUNTS_SEED={$seed}, cart {$number}: {$pieces} pieces stand nowhere" );
				}
			}
		}
		self::assertGreaterThan( 10_000, $rows );
	}

	/**
	 * @param array<array-key, Price> $prices
	 * @return array<string, int>
	 */
	private static function units( array $prices ): array {
		$units = [];
		foreach ( $prices as $key => $price ) {
			$units[ (string) $key ] = $price->unit;
		}
		return $units;
	}

	private static function number( string $variable, int $otherwise ): int {
		$given = getenv( $variable );
		return is_string( $given ) && is_numeric( $given ) ? (int) $given : $otherwise;
	}

	/**
	 * Tiers as in most shops: a product sold in whole quantities.
	 *
	 * @param list<RuleRow> $rules
	 * @return list<RuleRow>
	 */
	private static function whole_tiers( array $rules ): array {
		foreach ( $rules as $place => $rule ) {
			$ranges = [];
			foreach ( $rule['ranges'] as $range ) {
				$range['min']            = 10_000 * (int) ceil( $range['min'] / 10_000 );
				$range['max']            = $range['max'] === null ? null : max( $range['min'], 10_000 * (int) ceil( $range['max'] / 10_000 ) );
				$ranges[ $range['min'] ] = $range;
			}
			$rules[ $place ]['ranges'] = array_values( $ranges );
		}
		return $rules;
	}
}
