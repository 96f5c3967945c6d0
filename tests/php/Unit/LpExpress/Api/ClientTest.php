<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Api;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Api\ApiException;
use Vitrina\LpExpress\Api\Authenticator;
use Vitrina\LpExpress\Api\Client;
use Vitrina\LpExpress\Api\Credentials;
use Vitrina\LpExpress\Api\Failure;
use Vitrina\LpExpress\Api\HttpResponse;
use Vitrina\Tests\Unit\LpExpress\Support\FakeClock;
use Vitrina\Tests\Unit\LpExpress\Support\FakeTokenStore;
use Vitrina\Tests\Unit\LpExpress\Support\ScriptedHttp;

final class ClientTest extends TestCase {

	#[TestDox( '[TERM-09] requests one country with the token' )]
	public function test_asks(): void {
		$http = new ScriptedHttp( ScriptedHttp::token(), ScriptedHttp::list_of( 1, 2 ) );
		self::assertCount( 2, self::client( $http )->terminals( 'LT' ) );
		self::assertSame( 'https://api.test/api/v2/terminal?receiverCountryCode=LT', $http->requests[1]->url );
		self::assertSame( 'Bearer access', $http->requests[1]->headers['Authorization'] ?? '' );
		self::assertLessThanOrEqual( 20, $http->requests[1]->timeout );
	}

	#[TestDox( '[TERM-09] a token rejected before it expires is renewed once' )]
	public function test_refused_token(): void {
		$http = new ScriptedHttp( ScriptedHttp::token(), new HttpResponse( 401, '' ), ScriptedHttp::token(), ScriptedHttp::list_of( 1 ) );
		self::assertCount( 1, self::client( $http )->terminals( 'LT' ) );
	}

	#[TestDox( '[TERM-09] a second rejection is final: no loop of logins' )]
	public function test_refused_twice(): void {
		$http = new ScriptedHttp( ScriptedHttp::token(), new HttpResponse( 401, '' ), ScriptedHttp::token(), new HttpResponse( 401, '' ) );
		self::assertSame( Failure::Forbidden, self::failure( $http ) );
		self::assertCount( 4, $http->requests );
	}

	/**
	 * @return array<string, array{HttpResponse|ApiException, Failure}>
	 */
	public static function bad_answers(): array {
		return [
			'time-out'        => [ new ApiException( Failure::Unreachable ), Failure::Unreachable ],
			'error 500'       => [ new HttpResponse( 500, 'oops' ), Failure::ServerError ],
			'HTML'            => [ new HttpResponse( 200, '<!doctype html><title>Maintenance</title>' ), Failure::InvalidResponse ],
			'truncated JSON'  => [ new HttpResponse( 200, '[{"id":"1","ci' ), Failure::InvalidResponse ],
			'an object'       => [ new HttpResponse( 200, '{"error":"x"}' ), Failure::InvalidResponse ],
			'a number'        => [ new HttpResponse( 200, '5' ), Failure::InvalidResponse ],
			'nothing'         => [ new HttpResponse( 200, '' ), Failure::InvalidResponse ],
			'no content'      => [ new HttpResponse( 204, '' ), Failure::InvalidResponse ],
			'another address' => [ new HttpResponse( 302, '' ), Failure::InvalidResponse ],
			'firewall'        => [ new HttpResponse( 403, '' ), Failure::Forbidden ],
			'too many calls'  => [ new HttpResponse( 429, '' ), Failure::InvalidResponse ],
		];
	}

	#[DataProvider( 'bad_answers' )]
	#[TestDox( '[TERM-09] an invalid response is an error: $_dataName' )]
	public function test_bad_answers( HttpResponse|ApiException $response, Failure $expected ): void {
		self::assertSame( $expected, self::failure( new ScriptedHttp( ScriptedHttp::token(), $response ) ) );
	}

	private static function failure( ScriptedHttp $http ): ?Failure {
		try {
			self::client( $http )->terminals( 'LT' );
		} catch ( ApiException $exception ) {
			return $exception->failure;
		}
		return null;
	}

	private static function client( ScriptedHttp $http ): Client {
		$credentials = new Credentials( 'https://api.test', 'shop', 'secret' );
		return new Client( $http, $credentials, new Authenticator( $http, $credentials, new FakeTokenStore(), new FakeClock() ) );
	}
}
