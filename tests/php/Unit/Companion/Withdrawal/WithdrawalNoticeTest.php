<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Withdrawal;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice;

final class WithdrawalNoticeTest extends TestCase {

	#[TestDox( 'input is limited in length and has no control characters, and parsing it again changes nothing' )]
	public function test_read(): void {
		$random = new Randomizer( new Mt19937( 20260619 ) );
		$pieces = [ 'Rūta', ' ', "\n", "\r\n", "\0", "\u{202E}", "\xff", '#', '<b>', '"', "\t", '🧴', '1024', '@example.lt' ];
		for ( $round = 0; $round < 2000; $round++ ) {
			$sent = [];
			foreach ( array_keys( WithdrawalNotice::LENGTHS ) as $field ) {
				$text = '';
				for ( $left = $random->getInt( 0, 12 ); $left > 0; $left-- ) {
					$text .= str_repeat( $pieces[ $random->getInt( 0, count( $pieces ) - 1 ) ], $random->getInt( 1, 20 ) === 1 ? 1500 : 1 );
				}
				$sent[ $field ] = $random->getInt( 1, 30 ) === 1 ? [ $text ] : $text;
			}
			$statement = WithdrawalNotice::parse( $sent );
			foreach ( $statement->to_array() as $field => $value ) {
				self::assertTrue( mb_check_encoding( $value, 'UTF-8' ) );
				self::assertLessThanOrEqual( WithdrawalNotice::LENGTHS[ $field ], mb_strlen( $value ) );
				self::assertSame( 0, preg_match( $field === 'goods' ? '/[^\P{C}\n]/u' : '/\p{C}/u', $value ), $field );
			}
			self::assertEquals( $statement, WithdrawalNotice::parse( $statement->to_array() ) );
		}
	}

	#[TestDox( 'name, order number and e-mail address are required, the products are not' )]
	public function test_mistakes(): void {
		self::assertSame( [ 'name', 'order', 'email' ], ( new WithdrawalNotice() )->errors() );
		self::assertSame( [], ( new WithdrawalNotice( 'Rūta', '1024', 'ruta@example.lt' ) )->errors() );
		self::assertSame( [ 'email' ], ( new WithdrawalNotice( 'Rūta', '1024', 'ruta@' ) )->errors() );
	}
}
