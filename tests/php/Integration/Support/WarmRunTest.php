<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Support;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Integration\LpExpress\Support\TerminalTestCase;

/**
 * Runs share a WordPress that is loaded once (tests/shop/php/warm-server.php), and
 * notice nothing of it.
 */
final class WarmRunTest extends TerminalTestCase {

	#[TestDox( 'A setting that WordPress reads while it loads is the current one in the next run' )]
	#[Group( 'full' )]
	public function test_settings(): void {
		$name = self::shop()->run(
			static function (): string {
				$name = get_bloginfo( 'name' );
				update_option( 'blogname', 'Another name' );
				return $name;
			}
		);
		try {
			self::assertSame( 'Another name', self::shop()->run( static fn (): string => get_bloginfo( 'name' ) ) );
		} finally {
			self::shop()->run( static fn (): bool => update_option( 'blogname', $name ) );
		}
		self::assertSame( $name, self::shop()->run( static fn (): string => get_bloginfo( 'name' ) ) );
	}

	#[TestDox( 'Code that is added to the shop runs in the next run, and not after it is removed' )]
	#[Group( 'full' )]
	public function test_added_code(): void {
		$remove = self::shop()->add_code(
			'warm-run',
			static function (): void {
				define( 'VITRINA_WARM_RUN', 1 );
			}
		);
		try {
			self::assertTrue( self::shop()->run( static fn (): bool => defined( 'VITRINA_WARM_RUN' ) ) );
		} finally {
			$remove();
		}
		self::assertFalse( self::shop()->run( static fn (): bool => defined( 'VITRINA_WARM_RUN' ) ) );
	}

	#[TestDox( 'Each run has its own visitor, random numbers, and memory' )]
	public function test_own_state(): void {
		$code   = static function (): array {
			$runs                    = $GLOBALS['vitrina_runs'] ?? 0;
			$GLOBALS['vitrina_runs'] = is_int( $runs ) ? $runs + 1 : 0;
			return [ WC()->session->get_customer_id(), mt_rand(), $GLOBALS['vitrina_runs'] ];
		};
		$first  = self::shop()->run( $code );
		$second = self::shop()->run( $code );
		self::assertNotSame( $first[0], $second[0] );
		self::assertNotSame( $first[1], $second[1] );
		self::assertSame( [ 1, 1 ], [ $first[2], $second[2] ] );
	}

	#[TestDox( 'A loaded file that was edited is the new one a second later' )]
	#[Group( 'full' )]
	public function test_edited_file(): void {
		$shop   = self::shop();
		$server = static fn (): int => posix_getppid();
		$before = $shop->run( $server );
		touch( dirname( __DIR__, 2 ) . '/Fixtures/Options.php' );
		usleep( 1_100_000 );
		self::assertNotSame( $before, $shop->run( $server ) );
	}

	#[TestDox( 'Several runs at once do not share a connection to the database' )]
	#[Group( 'full' )]
	public function test_at_once(): void {
		$waits = array_map(
			static fn ( int $number ) => self::shop()->start(
				static fn (): array => [
					Database::number( 'SELECT CONNECTION_ID()' ),
					Database::number( "SELECT {$number} FROM DUAL WHERE SLEEP( 0.1 ) = 0" ),
				]
			),
			range( 1, 6 )
		);
		$connections = [];
		foreach ( $waits as $index => $wait ) {
			[ $connection, $number ] = $wait();
			self::assertSame( $index + 1, $number );
			$connections[ $connection ] = true;
		}
		self::assertCount( 6, $connections );
	}

	#[TestDox( 'What a run prints, and that it fails, is reported' )]
	public function test_complaints(): void {
		$codes = [
			'printed'           => static function (): void {
				echo 'printed';
			},
			'printed as errors' => static fn () => file_put_contents( 'php://stderr', 'printed' ),
			'thrown'            => static fn () => throw new RuntimeException( 'thrown' ),
		];
		foreach ( $codes as $what => $code ) {
			$message = '';
			try {
				self::shop()->run( $code );
			} catch ( RuntimeException $error ) {
				$message = $error->getMessage();
			}
			self::assertStringContainsString( 'PHP ended with', $message, $what );
		}
	}

	protected function assertPostConditions(): void {
		// The complaints are what the last test is about.
	}
}
