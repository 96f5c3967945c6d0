<?php
/**
 * Tests of locking sessions.
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

	#[TestDox( '[FIX-25] a second submit waits longer than a payment provider may take to respond' )]
	public function test_waits_longer_than_payment_provider(): void {
		$provider = ( new ReflectionClassConstant( WpHttp::class, 'TIMEOUT' ) )->getValue();
		self::assertIsInt( $provider );
		$this->guard->acquire( 't_guest' );
		self::assertSame( 1, sscanf( $this->locks->log[0] ?? '', 'wait %d', $seconds ) );
		self::assertGreaterThan( $provider, $seconds );
	}

	#[TestDox( 'A session is locked once and released at the end' )]
	public function test_acquires_each_session_once(): void {
		$this->guard->acquire( 't_a' );
		$this->guard->acquire( 't_a', '' );
		self::assertTrue( $this->guard->holds( 't_a' ) );
		$this->guard->release_all();
		$this->guard->release_all();
		self::assertSame( [ 'wait 20 t_a', 'free t_a' ], $this->locks->log );
	}

	#[TestDox( 'A login locks the sessions of guest and user, in that order' )]
	public function test_login_locks_in_order(): void {
		$this->guard->acquire( '7', 't_a' );
		$this->guard->release_all();
		self::assertSame( [ 'wait 20 t_a', 'wait 20 7', 'free 7', 'free t_a' ], $this->locks->log );
	}

	#[TestDox( 'A session out of order is locked only if it is free' )]
	public function test_out_of_order_does_not_wait(): void {
		$this->guard->acquire( '7' );
		$this->guard->acquire( '2' );
		self::assertSame( [ 'wait 20 7', 'wait 0 2' ], $this->locks->log );
	}

	#[TestDox( 'A lock timeout is reported without the key, and nothing is released' )]
	public function test_lock_timeout(): void {
		$this->locks->taken = [ 't_a' ];
		$this->guard->acquire( 't_a' );
		$this->guard->release_all();
		self::assertFalse( $this->guard->holds( 't_a' ) );
		self::assertCount( 1, $this->reports );
		self::assertStringNotContainsString( 't_a', $this->reports[0] );
		self::assertSame( [ 'wait 20 t_a' ], $this->locks->log );
	}

	#[TestDox( 'Saving without a lock acquires and releases one, also after an exception' )]
	public function test_run_locked(): void {
		try {
			$this->guard->run_locked( 't_a', static fn() => throw new RuntimeException() );
			self::fail( 'The fault goes on.' );
		} catch ( RuntimeException ) {
			self::assertSame( [ 'wait 2 t_a', 'free t_a' ], $this->locks->log );
		}
	}

	#[TestDox( 'After a timeout there is no second wait for the same session' )]
	public function test_run_locked_after_timeout(): void {
		$this->locks->taken = [ 't_a' ];
		$this->guard->acquire( 't_a' );
		$this->guard->run_locked( 't_a', static fn() => null );
		self::assertSame( [ 'wait 20 t_a', 'wait 0 t_a' ], $this->locks->log );
	}

	#[TestDox( 'Saving with a lock neither acquires nor releases one' )]
	public function test_run_locked_when_held(): void {
		$this->guard->acquire( 't_a' );
		$this->guard->run_locked( 't_a', static fn() => null );
		self::assertSame( [ 'wait 20 t_a' ], $this->locks->log );
	}

	#[TestDox( 'A request with a valid proof from the lock holder does not wait, one with a false proof does' )]
	public function test_loopback_does_not_wait(): void {
		$this->guard( [ 'wrong', strrev( 'session held: t_a' ) ] )->acquire( 't_a', 't_b' );
		self::assertSame( [ 'wait 20 t_b' ], $this->locks->log );
	}
}
