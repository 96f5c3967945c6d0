<?php
/**
 * Tests of holding sessions.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Session;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use ReflectionClassConstant;
use RuntimeException;
use Vitrina\BankLink\Wp\WpHttp;
use Vitrina\Companion\Session\Guard;
use Vitrina\Companion\Session\Loopback;

final class GuardTest extends TestCase {
	private RecordingLocks $locks;

	private Guard $guard;

	/**
	 * @var list<string>
	 */
	private array $reports = [];

	protected function setUp(): void {
		$this->locks = new RecordingLocks();
		$this->guard = $this->guard( [] );
	}

	/**
	 * @param list<string> $proofs That came with the request.
	 */
	private function guard( array $proofs ): Guard {
		return new Guard(
			$this->locks,
			new Loopback( strrev( ... ), $proofs ),
			function ( string $line ): void {
				$this->reports[] = $line;
			}
		);
	}

	#[TestDox( '[FIX-25] a second press waits longer than the provider of a payment may take to answer' )]
	public function test_waits_longer_than_payment_provider(): void {
		$provider = ( new ReflectionClassConstant( WpHttp::class, 'TIMEOUT' ) )->getValue();
		self::assertIsInt( $provider );
		$this->guard->acquire( 't_guest' );
		self::assertSame( 1, sscanf( $this->locks->log[0] ?? '', 'wait %d', $seconds ) );
		self::assertGreaterThan( $provider, $seconds );
	}

	#[TestDox( 'A session is taken once and given back at the end' )]
	public function test_acquires_each_session_once(): void {
		$this->guard->acquire( 't_a' );
		$this->guard->acquire( 't_a', '' );
		self::assertTrue( $this->guard->holds( 't_a' ) );
		$this->guard->release_all();
		$this->guard->release_all();
		self::assertSame( [ 'wait 20 t_a', 'free t_a' ], $this->locks->log );
	}

	#[TestDox( 'A login holds the guest and the user, in that order' )]
	public function test_login_locks_in_order(): void {
		$this->guard->acquire( '7', 't_a' );
		$this->guard->release_all();
		self::assertSame( [ 'wait 20 t_a', 'wait 20 7', 'free 7', 'free t_a' ], $this->locks->log );
	}

	#[TestDox( 'A session out of order is only taken when it is free' )]
	public function test_out_of_order_does_not_wait(): void {
		$this->guard->acquire( '7' );
		$this->guard->acquire( '2' );
		self::assertSame( [ 'wait 20 7', 'wait 0 2' ], $this->locks->log );
	}

	#[TestDox( 'A session that is not had in time is reported, without its key, and not given back' )]
	public function test_lock_timeout(): void {
		$this->locks->taken = [ 't_a' ];
		$this->guard->acquire( 't_a' );
		$this->guard->release_all();
		self::assertFalse( $this->guard->holds( 't_a' ) );
		self::assertCount( 1, $this->reports );
		self::assertStringNotContainsString( 't_a', $this->reports[0] );
		self::assertSame( [ 'wait 20 t_a' ], $this->locks->log );
	}

	#[TestDox( 'Saving without holding takes the session for that moment, also when it fails' )]
	public function test_run_locked(): void {
		try {
			$this->guard->run_locked( 't_a', static fn() => throw new RuntimeException() );
			self::fail( 'The fault goes on.' );
		} catch ( RuntimeException ) {
			self::assertSame( [ 'wait 2 t_a', 'free t_a' ], $this->locks->log );
		}
	}

	#[TestDox( 'Nobody waits twice for a session that was not had in time' )]
	public function test_run_locked_after_timeout(): void {
		$this->locks->taken = [ 't_a' ];
		$this->guard->acquire( 't_a' );
		$this->guard->run_locked( 't_a', static fn() => null );
		self::assertSame( [ 'wait 20 t_a', 'wait 0 t_a' ], $this->locks->log );
	}

	#[TestDox( 'Saving what is held neither takes nor frees' )]
	public function test_run_locked_when_held(): void {
		$this->guard->acquire( 't_a' );
		$this->guard->run_locked( 't_a', static fn() => null );
		self::assertSame( [ 'wait 20 t_a' ], $this->locks->log );
	}

	#[TestDox( 'A request that the holder sent to its own site does not wait, one that only says so does' )]
	public function test_loopback_does_not_wait(): void {
		$this->guard( [ 'wrong', strrev( 'session held: t_a' ) ] )->acquire( 't_a', 't_b' );
		self::assertSame( [ 'wait 20 t_b' ], $this->locks->log );
	}
}
