<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Api;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Api\ApiException;
use Vitrina\LpExpress\Api\Authenticator;
use Vitrina\LpExpress\Api\Credentials;
use Vitrina\LpExpress\Api\Failure;
use Vitrina\LpExpress\Api\HttpResponse;
use Vitrina\Tests\Unit\LpExpress\Support\FakeClock;
use Vitrina\Tests\Unit\LpExpress\Support\FakeTokenStore;
use Vitrina\Tests\Unit\LpExpress\Support\ScriptedHttp;

final class AuthenticatorTest extends TestCase {

	private FakeTokenStore $token_store;
	private FakeClock $clock;

	protected function setUp(): void {
		$this->token_store = new FakeTokenStore();
		$this->clock       = new FakeClock();
	}

	#[TestDox( '[TERM-09] logs in with the password once and stores the token' )]
	public function test_login(): void {
		$http          = new ScriptedHttp( ScriptedHttp::token() );
		$authenticator = $this->authenticator( $http );
		$authenticator->token();
		self::assertSame( 'access', $authenticator->token()->access );
		self::assertCount( 1, $http->requests );
		self::assertSame( 'https://api.test/oauth/token', $http->requests[0]->url );
		self::assertStringContainsString( 'scope=read%2Bwrite%2BAPI_CLIENT', $http->requests[0]->body );
		parse_str( $http->requests[0]->body, $fields );
		self::assertSame(
			[
				'grant_type'   => 'password',
				'username'     => 'shop',
				'password'     => 'p+&=%',
				'scope'        => 'read+write+API_CLIENT',
				'clientSystem' => 'PUBLIC',
			],
			$fields
		);
	}

	#[TestDox( '[TERM-09] renews an expired token without the password' )]
	public function test_refresh(): void {
		$http          = new ScriptedHttp( ScriptedHttp::token( 3600 ), ScriptedHttp::token( 3600 ) );
		$authenticator = $this->authenticator( $http );
		$authenticator->token();
		$this->clock->now += 3550;
		$authenticator->token();
		self::assertStringContainsString( 'grant_type=refresh_token', $http->requests[1]->body );
		self::assertStringNotContainsString( 'password', $http->requests[1]->body );
	}

	#[TestDox( '[TERM-09] an expired refresh token leads to one login' )]
	public function test_expired_refresh_token(): void {
		$http          = new ScriptedHttp( ScriptedHttp::token( 1 ), new HttpResponse( 400, '{"error":"invalid_grant"}' ), ScriptedHttp::token() );
		$authenticator = $this->authenticator( $http );
		$authenticator->token();
		self::assertSame( 'access', $authenticator->token()->access );
		self::assertCount( 3, $http->requests );
	}

	#[TestDox( '[TERM-09] after a rejected login there is no other one for 15 minutes' )]
	public function test_waits(): void {
		$http          = new ScriptedHttp( new HttpResponse( 401, '{"error":"unauthorized"}' ), ScriptedHttp::token() );
		$authenticator = $this->authenticator( $http );
		self::assertSame( Failure::LoginRejected, $this->failure( $authenticator ) );
		$this->clock->now += 899;
		self::assertSame( Failure::LoginThrottled, $this->failure( $authenticator ) );
		self::assertCount( 1, $http->requests );
		$this->clock->now += 1;
		self::assertNull( $this->failure( $authenticator ) );
		self::assertCount( 2, $http->requests );
	}

	#[TestDox( '[TERM-09] a wrong password is tried four times in all, never a fifth' )]
	public function test_gives_up(): void {
		$rejected      = new HttpResponse( 400, '{"error":"invalid_grant"}' );
		$http          = new ScriptedHttp( $rejected, $rejected, $rejected, $rejected );
		$authenticator = $this->authenticator( $http );
		for ( $day = 0; $day < 30; ++$day ) {
			$this->failure( $authenticator );
			$this->clock->now += 86400;
		}
		self::assertCount( 4, $http->requests );
	}

	#[TestDox( '[TERM-09] corrected credentials may be tried at once, but no five within 15 minutes' )]
	public function test_corrected_credentials(): void {
		$rejected = new HttpResponse( 401, '' );
		$http     = new ScriptedHttp( $rejected, $rejected, $rejected, $rejected );
		for ( $try = 0; $try < 10; ++$try ) {
			$this->failure( $this->authenticator( $http, "password {$try}" ) );
			++$this->clock->now;
		}
		self::assertCount( 4, $http->requests );
	}

	#[TestDox( '[TERM-09] an account without an API contract is distinguished from a wrong password' )]
	public function test_no_contract(): void {
		foreach ( [ '{"error":"invalid_scope"}', '[{"error":"invalid_scope"}]' ] as $body ) {
			$this->token_store = new FakeTokenStore();
			self::assertSame( Failure::NoContract, $this->failure( $this->authenticator( new ScriptedHttp( new HttpResponse( 400, $body ) ) ) ) );
		}
	}

	#[TestDox( '[TERM-09] a server error is not a rejection' )]
	public function test_server_error(): void {
		$http          = new ScriptedHttp( new HttpResponse( 500, '' ), new HttpResponse( 200, '<html>' ), new HttpResponse( 200, '{}' ), new ApiException( Failure::Unreachable ), ScriptedHttp::token() );
		$authenticator = $this->authenticator( $http );
		$came_to       = [];
		for ( $try = 0; $try < 5; ++$try ) {
			$came_to[] = $this->failure( $authenticator );
		}
		self::assertSame( [ Failure::ServerError, Failure::InvalidResponse, Failure::InvalidResponse, Failure::Unreachable, null ], $came_to );
	}

	#[TestDox( '[TERM-09] a token of other credentials or of the test system is not used' )]
	public function test_owner(): void {
		$http = new ScriptedHttp( ScriptedHttp::token(), ScriptedHttp::token() );
		$this->authenticator( $http )->token();
		$this->authenticator( $http, 'another' )->token();
		self::assertCount( 2, $http->requests );
	}

	#[TestDox( '[TERM-09] without credentials nothing is sent' )]
	public function test_not_configured(): void {
		self::assertSame( Failure::NotConfigured, $this->failure( $this->authenticator( new ScriptedHttp(), '' ) ) );
	}

	#[TestDox( '[TERM-09] no message and no stack trace contains a secret' )]
	public function test_no_secrets(): void {
		try {
			$this->authenticator( new ScriptedHttp( new HttpResponse( 401, '{"password":"p+&=%"}' ) ) )->token();
			self::fail( 'The login was rejected.' );
		} catch ( ApiException $exception ) {
			self::assertStringNotContainsString( 'p+&=%', (string) $exception );
			self::assertSame( 'login_rejected HTTP 401', $exception->getMessage() );
		}
	}

	private function authenticator( ScriptedHttp $http, string $password = 'p+&=%' ): Authenticator {
		return new Authenticator( $http, new Credentials( 'https://api.test', 'shop', $password ), $this->token_store, $this->clock );
	}

	private function failure( Authenticator $authenticator ): ?Failure {
		try {
			$authenticator->token();
		} catch ( ApiException $exception ) {
			return $exception->failure;
		}
		return null;
	}
}
