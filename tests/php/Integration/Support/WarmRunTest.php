<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Support;

use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use Vitrina\Tests\Integration\LpExpress\Support\TerminalTestCase;

/**
 * Runs share a WordPress that is loaded once (tests/shop/php/warm-server.php), and
 * notice nothing of it.
 */
final class WarmRunTest extends TerminalTestCase {

	#[TestDox( 'A setting that WordPress reads while it loads is the current one in the next run' )]
	public function test_settings(): void {
		$name = self::shop()->run( '$name = get_bloginfo( "name" ); update_option( "blogname", "Another name" ); return $name;' );
		try {
			self::assertSame( 'Another name', self::shop()->run( 'return get_bloginfo( "name" );' ) );
		} finally {
			self::shop()->run( 'update_option( "blogname", $name ); return true;', compact( 'name' ) );
		}
		self::assertSame( $name, self::shop()->run( 'return get_bloginfo( "name" );' ) );
	}

	#[TestDox( 'Code that is added to the shop runs in the next run, and not after it is removed' )]
	public function test_added_code(): void {
		$remove = self::shop()->add_code( 'warm-run', 'define( "VITRINA_WARM_RUN", 1 );' );
		try {
			self::assertTrue( self::shop()->run( 'return defined( "VITRINA_WARM_RUN" );' ) );
		} finally {
			$remove();
		}
		self::assertFalse( self::shop()->run( 'return defined( "VITRINA_WARM_RUN" );' ) );
	}

	#[TestDox( 'Each run has its own visitor, random numbers, and memory' )]
	public function test_own_state(): void {
		$code   = '$GLOBALS["vitrina_runs"] = ( $GLOBALS["vitrina_runs"] ?? 0 ) + 1; return [ WC()->session->get_customer_id(), mt_rand(), $GLOBALS["vitrina_runs"] ];';
		$first  = self::shop()->run( $code );
		$second = self::shop()->run( $code );
		self::assertIsArray( $first );
		self::assertIsArray( $second );
		self::assertNotSame( $first[0], $second[0] );
		self::assertNotSame( $first[1], $second[1] );
		self::assertSame( [ 1, 1 ], [ $first[2], $second[2] ] );
	}

	#[TestDox( 'Several runs at once do not share a connection to the database' )]
	public function test_at_once(): void {
		$waits = array_map( static fn ( int $number ) => self::shop()->start( 'global $wpdb; return [ $wpdb->get_var( "SELECT CONNECTION_ID()" ), $wpdb->get_var( $wpdb->prepare( "SELECT %d FROM DUAL WHERE SLEEP( 0.1 ) = 0", $number ) ) ];', compact( 'number' ) ), range( 1, 6 ) );
		$connections = [];
		foreach ( $waits as $index => $wait ) {
			$row = $wait();
			self::assertIsArray( $row );
			self::assertIsString( $row[0] );
			self::assertSame( (string) ( $index + 1 ), $row[1] );
			$connections[ $row[0] ] = true;
		}
		self::assertCount( 6, $connections );
	}

	#[TestDox( 'What a run prints, and that it fails, is reported' )]
	public function test_complaints(): void {
		foreach ( [ 'echo "printed";', 'file_put_contents( "php://stderr", "printed" );', 'throw new Exception( "thrown" );' ] as $code ) {
			$message = '';
			try {
				self::shop()->run( "{$code} return true;" );
			} catch ( RuntimeException $error ) {
				$message = $error->getMessage();
			}
			self::assertStringContainsString( 'PHP ended with', $message, $code );
		}
	}

	protected function assertPostConditions(): void {
		// The complaints are what the last test is about.
	}
}
