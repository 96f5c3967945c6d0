<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Blocks;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Companion\Blocks\Domain\ChoiceField;
use Vitrina\Companion\Blocks\Domain\LinesField;
use Vitrina\Companion\Blocks\Domain\NumberField;
use Vitrina\Companion\Blocks\Domain\SwitchField;
use Vitrina\Companion\Blocks\Domain\TextField;
use Vitrina\Companion\Blocks\Domain\TimeField;

/**
 * How a block validates the attributes that a post contains.
 */
final class FieldTest extends TestCase {
	/**
	 * @return array<string, array{mixed, float}>
	 */
	public static function numbers(): array {
		return [
			'inside'       => [ 5000, 5000.0 ],
			'below'        => [ -1, 2000.0 ],
			'beyond'       => [ 1e9, 60000.0 ],
			'endless'      => [ INF, 60000.0 ],
			'not a number' => [ NAN, 7000.0 ],
			'words'        => [ '5000;x', 7000.0 ],
			'a list'       => [ [ 1 ], 7000.0 ],
			'nothing'      => [ null, 7000.0 ],
			'yes'          => [ true, 7000.0 ],
		];
	}

	#[DataProvider( 'numbers' )]
	#[TestDox( '[FX-01] a number is clamped to its limits: $_dataName' )]
	public function test_number( mixed $value, float $taken ): void {
		self::assertSame( $taken, ( new NumberField( 'interval', '', 7000, 2000, 60_000 ) )->read( [ 'interval' => $value ] ) );
	}

	#[TestDox( '[FX-01] no number is outside its limits' )]
	public function test_any_number(): void {
		$random = new Randomizer( new Mt19937( 7 ) );
		for ( $time = 0; $time < 1000; $time++ ) {
			$least = $random->getInt( -1000, 1000 );
			$most  = $least + $random->getInt( 0, 1000 );
			$field = new NumberField( 'n', '', $least, $least, $most );
			$taken = $field->read( [ 'n' => $random->getInt( PHP_INT_MIN, PHP_INT_MAX ) ] );
			self::assertTrue( $taken >= $least && $taken <= $most );
		}
	}

	#[TestDox( '[FX-01] a time is typed in seconds, and stored in whole milliseconds' )]
	public function test_time(): void {
		$field = new TimeField( 'interval', '', 7000, 2000, 60_000, 500 );
		self::assertSame( [ 2.0, 60.0, 0.5, 1000 ], [ $field->control()['least'], $field->control()['most'], $field->control()['step'], $field->control()['scale'] ] );
		self::assertSame( 2300, $field->read( [ 'interval' => 2299.9999999999995 ] ) );
		self::assertSame( 60_000, $field->read( [ 'interval' => 70_000 ] ) );
	}

	#[TestDox( '[FX-01] texts are plain, short and valid, and lists are limited' )]
	public function test_texts(): void {
		$text = new TextField( 't', '', 'Skaidrės' );
		self::assertSame( 'Skaidrės', $text->read( [ 't' => [ 'x' ] ] ) );
		self::assertSame( 200, mb_strlen( $text->read( [ 't' => str_repeat( 'ž', 900 ) ] ) ) );
		self::assertTrue( mb_check_encoding( $text->read( [ 't' => "\xc3\x28" ] ), 'UTF-8' ) );

		$lines = new LinesField( 'l', '' );
		self::assertSame( [ 'žvakės', 'kvepalai' ], $lines->read( [ 'l' => "\n žvakės \r\n\nkvepalai\n" ] ) );
		self::assertSame( [], $lines->read( [ 'l' => [ 'x' ] ] ) );
		self::assertCount( 12, $lines->read( [ 'l' => str_repeat( "x\n", 500 ) ] ) );
		self::assertSame( 120, mb_strlen( $lines->read( [ 'l' => str_repeat( 'ž', 900 ) ] )[0] ?? '' ) );
	}

	#[TestDox( '[FX-01] a choice is one of its options, a switch is on or off' )]
	public function test_choices(): void {
		$choice = new ChoiceField( 'animation', '', [ 'fade' => 'a', 'slide' => 'b' ] );
		self::assertSame( 'slide', $choice->read( [ 'animation' => 'slide' ] ) );
		foreach ( [ 'x"onload=', 1, null, [ 'slide' ] ] as $hostile ) {
			self::assertSame( 'fade', $choice->read( [ 'animation' => $hostile ] ) );
		}
		$switch = new SwitchField( 'loop', '', true );
		self::assertFalse( $switch->read( [ 'loop' => false ] ) );
		self::assertTrue( $switch->read( [ 'loop' => 'false' ] ) );
	}
}
