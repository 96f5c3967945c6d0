<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\BankLink\Domain\Amount;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Domain\Report;
use Vitrina\BankLink\Token\Hs256;
use Vitrina\Runtime\Clock;

/**
 * A payment-initiation service with JSON over HTTPS. Both sides sign their
 * messages with HS256:
 *
 *   GET  /stores/payment-methods   banks by country
 *   POST /orders {"data": token}   creates a payment, returns its URL
 *   GET  /orders/UUID              the status of a payment
 *   POST /refunds {"data": token}  refunds
 */
final readonly class InitiationService implements Provider {

	public const ID = 'service';

	/** Seconds that the shop's tokens are valid. */
	private const TOKEN_LIFETIME = 600;

	private StatusToken $tokens;
	private PaymentPage $page;

	/** @param list<string> $payment_hosts Hosts that the service may send shoppers to, besides its own site. */
	public function __construct(
		private Http $http,
		private Credentials $credentials,
		private Clock $clock,
		array $payment_hosts = [],
	) {
		$this->page   = new PaymentPage( $credentials->base_url, $payment_hosts );
		$this->tokens = new StatusToken( self::ID, $credentials, $clock );
	}

	public function id(): string {
		return self::ID;
	}

	public function is_ready(): bool {
		return $this->credentials->are_complete();
	}

	public function banks(): array {
		$response = $this->request( 'GET', '/stores/payment-methods' );
		$listed   = $response['paymentMethods'] ?? null;
		$listed   = is_array( $listed ) ? $listed['paymentInitiation'] ?? null : null;
		$groups   = is_array( $listed ) ? $listed['setup'] ?? null : null;
		if ( ! is_array( $groups ) ) {
			throw new ProviderFailed( Failure::InvalidResponse, 'no list of banks' );
		}
		$banks = [];
		foreach ( $groups as $country => $group ) {
			$methods = is_array( $group ) ? $group['paymentMethods'] ?? null : null;
			foreach ( is_array( $methods ) ? $methods : [] as $method ) {
				$bank = is_array( $method ) ? Bank::from_data(
					[
						'bic'     => $method['code'] ?? null,
						'name'    => $method['name'] ?? null,
						'country' => $country,
					]
				) : null;
				if ( $bank !== null ) {
					$banks[] = $bank;
				}
			}
		}
		if ( $banks === [] ) {
			throw new ProviderFailed( Failure::InvalidResponse, 'an empty list of banks' );
		}
		return $banks;
	}

	public function create_payment( PaymentRequest $request ): CreatedPayment {
		$amount   = (float) Amount::decimal( $request->amount );
		$response = $this->request(
			'POST',
			'/orders',
			[
				'merchantReference' => $request->reference,
				'returnUrl'         => $request->return_url,
				'notificationUrl'   => $request->webhook_url,
				'grandTotal'        => $amount,
				'currency'          => $request->currency,
				'locale'            => $request->locale,
				'payment'           => [
					'method'        => 'paymentInitiation',
					'amount'        => $amount,
					'currency'      => $request->currency,
					'methodOptions' => [
						'preferredProvider'  => $request->bic,
						'preferredCountry'   => $request->country,
						'paymentDescription' => $request->description,
					],
				],
			]
		);
		$id       = $response['uuid'] ?? null;
		$url      = $response['paymentUrl'] ?? null;
		if ( ! is_string( $id ) || preg_match( '/\A[\w-]{1,64}\z/', $id ) !== 1 || ! is_string( $url ) || ! $this->page->allows( $url ) ) {
			throw new ProviderFailed( Failure::InvalidResponse, 'no address to pay at' );
		}
		return new CreatedPayment( $id, $url );
	}

	public function read_report( mixed $token ): Report {
		return $this->tokens->read_report( $token );
	}

	public function fetch_status( Attempt $attempt ): Report {
		return $this->tokens->report_from_claims( $this->request( 'GET', '/orders/' . rawurlencode( $attempt->payment_id ) ) );
	}

	public function refund( Attempt $attempt, int $amount, string $idempotency_key ): RefundResponse {
		$response = $this->request(
			'POST',
			'/refunds',
			[
				'orderUuid'      => $attempt->payment_id,
				'amount'         => (float) Amount::decimal( $amount ),
				'idempotencyKey' => $idempotency_key,
			]
		);
		$refund   = StatusToken::refund_from_claims( $response );
		if ( $refund === null || $refund->payment_id !== $attempt->payment_id || $refund->amount !== $amount ) {
			throw new ProviderFailed( Failure::InvalidResponse, 'another refund' );
		}
		return $refund;
	}

	public function read_refund( mixed $token ): RefundResponse {
		return $this->tokens->read_refund( $token );
	}

	/**
	 * @param array<string, mixed> $claims
	 * @return array<array-key, mixed>
	 * @throws ProviderFailed Unless the response is a success.
	 */
	private function request( string $method, string $path, array $claims = [] ): array {
		if ( ! $this->is_ready() ) {
			throw new ProviderFailed( Failure::NotConfigured );
		}
		$now     = $this->clock->now();
		$token   = ( new Hs256( $this->credentials->secret_key ) )->sign(
			[
				'accessKey' => $this->credentials->access_key,
				'iat'       => $now,
				'exp'       => $now + self::TOKEN_LIFETIME,
			] + $claims
		);
		$headers = [ 'Accept' => 'application/json' ];
		if ( $method === 'POST' ) {
			return $this->http->send( 'POST', $this->credentials->base_url . $path, $headers + [ 'Content-Type' => 'application/json' ], json_encode( [ 'data' => $token ], JSON_THROW_ON_ERROR ) )->json();
		}
		return $this->http->send( 'GET', $this->credentials->base_url . $path, $headers + [ 'Authorization' => "Bearer {$token}" ], '' )->json();
	}
}
