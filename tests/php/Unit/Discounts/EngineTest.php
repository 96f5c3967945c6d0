<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Discounts;

use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Discounts\Domain\Decimal;
use Vitrina\Discounts\Domain\Engine;
use Vitrina\Discounts\Domain\Ids;
use Vitrina\Discounts\Domain\Item;
use Vitrina\Discounts\Domain\Problem;
use Vitrina\Discounts\Domain\Rule;
use Vitrina\Discounts\Domain\RuleData;
use Vitrina\Discounts\Domain\RuleForm;
use Vitrina\Discounts\Domain\RuleStrategy;

final class EngineTest extends TestCase {

	private const FORM = [
		'title'    => 'Rule',
		'enabled'  => '1',
		'priority' => '10',
		'mode'     => 'tiers',
		'counting' => 'product',
		'tiers'    => [
			[
				'from'  => '3',
				'type'  => 'percentage',
				'value' => '10',
			],
			[
				'from'  => '5',
				'type'  => 'percentage',
				'value' => '15',
			],
		],
	];

	#[TestDox( '[DISC-01] from 3 items 10 %, from 5 items 15 %: rounded half up to the cent, and exact at the boundaries' )]
	public function test_ladder(): void {
		$engine = new Engine( [ self::rule( self::FORM ) ] );
		$prices = [];
		foreach ( [ '1', '2.9999', '3', '4.9999', '5', '5.5' ] as $quantity ) {
			$prices[ $quantity ] = $engine->price_alone( self::item( '9.99', $quantity ), 0 )->unit;
		}
		self::assertSame( [ 999, 999, 899, 899, 849, 849 ], array_values( $prices ) );
	}

	#[TestDox( '[DISC-01] an exclusive rule applies alone, but not if it reduces nothing' )]
	public function test_exclusive(): void {
		$rule   = static fn ( int $id, string $type, string $value, bool $exclusive = false ): Rule => self::rule(
			[
				'mode'      => 'simple',
				'exclusive' => $exclusive ? '1' : '',
			] + compact( 'type', 'value' ) + self::FORM,
			$id
		);
		$half   = $rule( 1, 'percentage', '50' );
		$engine = new Engine( [ $half, $rule( 2, 'percentage', '5', true ) ], RuleStrategy::All );
		self::assertSame( 950, $engine->price_alone( self::item( '10' ), 0 )->unit );
		$engine = new Engine( [ $half, $rule( 2, 'fixed_price', '20', true ) ] );
		self::assertSame( 500, $engine->price_alone( self::item( '10' ), 0 )->unit );
	}

	#[TestDox( '[DISC-01] a rule is active from its first second to its last, in the time zone of the shop' )]
	public function test_dates(): void {
		$rule = self::rule( [
			'starts' => '2026-12-24T00:00',
			'ends'   => '2026-12-26T23:59',
		] + self::FORM );
		$seen = [];
		foreach ( [ '2026-12-23 23:59:59', '2026-12-24 00:00:00', '2026-12-26 23:59:59', '2026-12-27 00:00:00' ] as $moment ) {
			$seen[] = $rule->is_active( ( new \DateTimeImmutable( $moment, new DateTimeZone( 'Europe/Vilnius' ) ) )->getTimestamp() );
		}
		self::assertSame( [ false, true, true, false ], $seen );
	}

	/**
	 * @return array<string, array{array<string, mixed>, array<string, Problem>}>
	 */
	public static function wrong(): array {
		$tier = static fn ( array $changes ): array => [ 'tiers' => [ $changes + self::FORM['tiers'][0] ] ];
		return [
			'nothing'           => [ [ 'title' => ' ' ], [ 'title' => Problem::NoTitle ] ],
			'title as a list'   => [ [ 'title' => [ 'x' ] ], [ 'title' => Problem::NoTitle ] ],
			'negative priority' => [ [ 'priority' => '-1' ], [ 'priority' => Problem::BadPriority ] ],
			'no such day'       => [ [ 'ends' => '2027-02-30T10:00' ], [ 'ends' => Problem::BadDate ] ],
			'no tiers'          => [ [ 'tiers' => [ [ 'from' => '' ] ] ], [ 'tiers' => Problem::NoTiers ] ],
			'zero pieces'       => [ $tier( [ 'from' => '0' ] ), [ 'tiers.0.from' => Problem::BadQuantity ] ],
			'1e308 pieces'      => [ $tier( [ 'from' => '1e308' ] ), [ 'tiers.0.from' => Problem::BadQuantity ] ],
			'101 per cent'      => [ $tier( [ 'value' => '100.0001' ] ), [ 'tiers.0.value' => Problem::BadPercentage ] ],
			'negative money'    => [ $tier( [
				'type'  => 'flat',
				'value' => '-1',
			] ), [ 'tiers.0.value' => Problem::BadMoney ] ],
			'unknown kind'     => [ $tier( [ 'type' => 'gift' ] ), [ 'tiers.0.type' => Problem::BadType ] ],
			'unknown counting' => [ [ 'counting' => 'moon' ], [ 'counting' => Problem::BadQuantityScope ] ],
			'same start'       => [ [ 'tiers' => [ self::FORM['tiers'][0], [ 'from' => '3,0' ] + self::FORM['tiers'][1] ] ], [ 'tiers.1.from' => Problem::SameStart ] ],
		];
	}

	/**
	 * @param array<string, mixed>   $changes
	 * @param array<string, Problem> $problems
	 */
	#[DataProvider( 'wrong' )]
	#[TestDox( '[DISC-01] a rule is rejected with $_dataName, with an error at its field' )]
	public function test_wrong( array $changes, array $problems ): void {
		$state = self::form()->read( $changes + self::FORM );
		self::assertSame( $problems, $state->errors );
		self::assertNull( $state->rule );
	}

	#[TestDox( '[DISC-01] a rule survives storage and form unchanged' )]
	public function test_round_trip(): void {
		$shop  = new RandomShop( 20261121 );
		$data  = new RuleData( 2 );
		$count = 0;
		for ( $number = 0; $number < 500; ++$number ) {
			foreach ( array_map( RandomShop::rule( ... ), $shop->rules( 1_800_000_000 ) ) as $rule ) {
				self::assertEquals( $rule, $data->rule( [ 'id' => (string) $rule->id ] + array_map( static fn ( mixed $value ): ?string => $value === null ? null : (string) $value, $data->row( $rule ) ) ) );
				++$count;
			}
		}
		$rule = self::rule( self::FORM );
		self::assertEquals( $rule, self::form()->read( [ 'enabled' => '1', 'exclusive' => '' ] + self::form()->values( $rule ), 1 )->rule );
		self::assertGreaterThan( 500, $count );
	}

	#[TestDox( '[DISC-02] ids and quantities of requests: invalid ones are null' )]
	public function test_numbers(): void {
		foreach ( [ 'NaN', '1e308', 'INF', '', '-', '1.2.3', '99999999999', [], null, true, NAN, INF, 1e308 ] as $bad ) {
			self::assertNull( Decimal::parse( $bad, 2 ) );
		}
		self::assertSame( [ 101, 100, -101, 1250, 100 ], array_map( static fn ( mixed $value ): ?int => Decimal::parse( $value, 2 ), [ '1.005', '1.0049', '-1.005', '12,5', 1.0 ] ) );
		self::assertSame( [ null, null, null, null, null, null, 12, 7 ], array_map( Ids::parse( ... ), [ '0', '-1', '1e3', '99999999999999999', 'x', [ '1' ], '12', 7 ] ) );
	}

	/**
	 * @param array<string, mixed> $submitted
	 */
	private static function rule( array $submitted, int $id = 1 ): Rule {
		$rule = self::form()->read( $submitted, $id )->rule;
		self::assertNotNull( $rule );
		return $rule;
	}

	private static function form(): RuleForm {
		return new RuleForm( 2, new DateTimeZone( 'Europe/Vilnius' ) );
	}

	private static function item( string $price, string $quantity = '1' ): Item {
		$minor = Decimal::parse( $price, 2 ) ?? 0;
		return new Item( 'line', 1, 0, [], Decimal::parse( $quantity, 4 ) ?? 0, $minor, $minor );
	}
}
