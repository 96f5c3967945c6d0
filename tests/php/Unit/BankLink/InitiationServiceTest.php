<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\BankLink;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Domain\Status;
use Vitrina\Runtime\Clock;
use Vitrina\BankLink\Provider\Credentials;
use Vitrina\BankLink\Provider\Failure;
use Vitrina\BankLink\Provider\HttpResponse;
use Vitrina\BankLink\Provider\InitiationService;
use Vitrina\BankLink\Provider\PaymentRequest;
use Vitrina\BankLink\Provider\ProviderFailed;
use Vitrina\BankLink\Provider\RefundState;
use Vitrina\BankLink\Token\Hs256;
use Vitrina\Tests\Unit\BankLink\Support\InMemoryAttempts;
use Vitrina\Tests\Unit\BankLink\Support\ScriptedHttp;

final class InitiationServiceTest extends TestCase {

	private const KEY = 'a-key-of-thirty-two-characters-00';

	private ScriptedHttp $http;

	/**
	 * @param array<string, mixed> $response
	 */
	private function service( array $response, int $status = 200, string $key = self::KEY ): InitiationService {
		$this->http = new ScriptedHttp( new HttpResponse( $status, (string) json_encode( $response ) ) );
		$clock      = new class() implements Clock {
			public function now(): int {
				return 1_790_000_000;
			}
		};
		return new InitiationService( $this->http, new Credentials( 'https://bank.example/api', 'shop-1', $key ), $clock );
	}

	private static function order(): PaymentRequest {
		return new PaymentRequest( '7-abc', 1234, 'EUR', 'HABALT22', 'LT', 'Užsakymas 7', 'lt', 'https://shop.example/return', 'https://shop.example/notice' );
	}

	/**
	 * @return array<string, mixed> The claims of the token that was sent.
	 */
	private function sent(): array {
		$body = json_decode( $this->http->requests[0]['body'], true );
		return ( new Hs256( self::KEY ) )->verify( is_array( $body ) ? $body['data'] ?? null : null );
	}

	#[TestDox( '[BANK-04] a payment is created with a signed token with amount, bank and URLs; the key itself is not sent' )]
	public function test_begin(): void {
		$payment = $this->service(
			[
				'uuid'       => 'pay-1',
				'paymentUrl' => 'https://bank.example/pay/1',
			],
			201
		)->create_payment( self::order() );
		self::assertSame( [ 'pay-1', 'https://bank.example/pay/1' ], [ $payment->payment_id, $payment->url ] );
		$claims = $this->sent();
		self::assertSame( [ 'shop-1', '7-abc', 12.34, 'EUR' ], [ $claims['accessKey'], $claims['merchantReference'], $claims['grandTotal'], $claims['currency'] ] );
		self::assertStringContainsString( '"preferredProvider":"HABALT22"', (string) json_encode( $claims ) );
		self::assertSame( 'https://bank.example/api/orders', $this->http->requests[0]['url'] );
		self::assertStringNotContainsString( self::KEY, (string) json_encode( $this->http->requests ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, int, Failure}>
	 */
	public static function bad_answers(): array {
		$good = [
			'uuid'       => 'pay-1',
			'paymentUrl' => 'https://bank.example/pay/1',
		];
		return [
			'unsecured address'      => [ [ 'paymentUrl' => 'http://bank.example/pay' ] + $good, 200, Failure::InvalidResponse ],
			'an address of a script' => [ [ 'paymentUrl' => 'javascript:alert(1)' ] + $good, 200, Failure::InvalidResponse ],
			'an id that is a path'   => [ [ 'uuid' => '../x' ] + $good, 200, Failure::InvalidResponse ],
			'nothing'                => [ [], 200, Failure::InvalidResponse ],
			'unauthorised'           => [ $good, 401, Failure::Unauthorized ],
			'a request it rejects'   => [ $good, 422, Failure::Rejected ],
			'another host'           => [ [ 'paymentUrl' => 'https://elsewhere.example/pay/1' ] + $good, 200, Failure::InvalidResponse ],
			'a conflict'             => [ $good, 409, Failure::ServerError ],
			'a fault'                => [ $good, 502, Failure::ServerError ],
			'too many'               => [ $good, 429, Failure::ServerError ],
			'another place'          => [ $good, 302, Failure::InvalidResponse ],
		];
	}

	/**
	 * @param array<string, mixed> $response
	 */
	#[DataProvider( 'bad_answers' )]
	#[TestDox( '[BANK-04] the shopper is not redirected after $_dataName' )]
	public function test_bad_answers( array $response, int $status, Failure $failure ): void {
		try {
			$this->service( $response, $status )->create_payment( self::order() );
			self::fail( 'It was begun.' );
		} catch ( ProviderFailed $exception ) {
			self::assertSame( $failure, $exception->failure );
		}
	}

	#[TestDox( '[BANK-01] without keys no request is sent' )]
	public function test_not_ready(): void {
		$service = $this->service( [], 200, 'short' );
		self::assertFalse( $service->is_ready() );
		try {
			$service->banks();
			self::fail( 'It was asked.' );
		} catch ( ProviderFailed $exception ) {
			self::assertSame( [ Failure::NotConfigured, [] ], [ $exception->failure, $this->http->requests ] );
		}
	}

	#[TestDox( '[BANK-01] the list of banks by country; invalid entries are left out' )]
	public function test_banks(): void {
		$method = static fn ( mixed $code, mixed $name ): array => compact( 'code', 'name' );
		$banks  = $this->service( [
			'paymentMethods' => [
				'paymentInitiation' => [
					'setup' => [
						'LT' => [ 'paymentMethods' => [ $method( 'HABALT22', 'Swedbank' ), $method( 'x', 'X' ), 'y' ] ],
						'EE' => [ 'paymentMethods' => [ $method( 'LHVBEE22', 'LHV' ) ] ],
						'zz' => 1,
					],
				],
			],
		] )->banks();
		self::assertSame( [ 'LT-HABALT22', 'EE-LHVBEE22' ], array_map( static fn ( Bank $bank ): string => $bank->key(), $banks ) );
		self::assertStringStartsWith( 'Bearer ', $this->http->requests[0]['headers']['Authorization'] );
	}

	#[TestDox( '[BANK-04] fetches the status of a payment' )]
	public function test_ask(): void {
		$attempt = ( new InMemoryAttempts() )->add();
		$report  = $this->service(
			[
				'uuid'              => 'pay-1',
				'merchantReference' => '7-1',
				'paymentStatus'     => 'PAID',
				'grandTotal'        => 12.34,
				'currency'          => 'EUR',
			]
		)->fetch_status( $attempt );
		self::assertSame( [ Status::Paid, 1234 ], [ $report->status, $report->amount ] );
		self::assertSame( 'https://bank.example/api/orders/pay-1', $this->http->requests[0]['url'] );
	}

	#[TestDox( '[BANK-06] a refund is sent with its idempotency key; a response about another refund is rejected' )]
	public function test_refund(): void {
		$attempt = ( new InMemoryAttempts() )->add();
		$good    = [
			'orderUuid'    => 'pay-1',
			'refundUuid'   => 'r-1',
			'refundStatus' => 'PENDING',
			'refundAmount' => 5.00,
		];
		$response  = $this->service( $good )->refund( $attempt, 500, 'key-1' );
		self::assertSame( [ 'r-1', RefundState::Pending ], [ $response->refund_id, $response->state ] );
		self::assertSame( 'key-1', $this->sent()['idempotencyKey'] );
		foreach ( [
			'orderUuid' => 'pay-2',
			'refundAmount' => 5.01,
			'refundStatus' => 'OK',
			'refundUuid' => '',
		] as $field => $value ) {
			try {
				$this->service( [ $field => $value ] + $good )->refund( $attempt, 500, 'key-1' );
				self::fail( "{$field} was believed." );
			} catch ( ProviderFailed $exception ) {
				self::assertTrue( $exception->is_uncertain() );
			}
		}
	}
}
