<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\BankLink\Domain\Amount;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\Catalogue;
use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\RejectionReason;
use Vitrina\BankLink\Domain\Report;
use Vitrina\BankLink\Storage\SandboxPaymentTable;
use Vitrina\BankLink\Token\Hs256;
use Vitrina\BankLink\Token\ValidityPeriod;
use Vitrina\Runtime\Clock;

/**
 * An imitation of a bank by a page of the shop. It signs its messages as a provider
 * does, with a key of this shop.
 */
final readonly class SandboxBank implements Provider {

	public const ID = 'sandbox';

	/** Seconds that the link to the bank's page is valid, and each message of the bank. */
	private const LINK_LIFETIME   = 3600;
	private const STATUS_LIFETIME = 900;

	private StatusToken $tokens;

	public function __construct(
		private Credentials $credentials,
		private Clock $clock,
		private SandboxPaymentTable $sandbox_payments,
	) {
		$this->tokens = new StatusToken( self::ID, $credentials, $clock );
	}

	public function id(): string {
		return self::ID;
	}

	public function is_ready(): bool {
		return $this->credentials->are_complete();
	}

	public function banks(): array {
		return Catalogue::banks();
	}

	public function create_payment( PaymentRequest $request ): CreatedPayment {
		if ( ! $this->is_ready() ) {
			throw new ProviderFailed( Failure::NotConfigured );
		}
		$id = 'sandbox-' . bin2hex( random_bytes( 12 ) );
		$this->sandbox_payments->add( $id, $request );
		$now  = $this->clock->now();
		$link = ( new Hs256( $this->credentials->secret_key ) )->sign(
			[
				'sandboxPage' => $id,
				'iat'         => $now,
				'exp'         => $now + self::LINK_LIFETIME,
			]
		);
		return new CreatedPayment( $id, "{$this->credentials->base_url}&token={$link}" );
	}

	public function read_report( mixed $token ): Report {
		return $this->tokens->read_report( $token );
	}

	public function fetch_status( Attempt $attempt ): Report {
		$payment = $this->sandbox_payments->find( $attempt->payment_id );
		if ( ! $this->is_ready() || $payment === null ) {
			throw new ProviderFailed( Failure::InvalidResponse, 'not in the ledger' );
		}
		return $this->tokens->report_from_claims( $this->claims( $payment ) );
	}

	public function refund( Attempt $attempt, int $amount, string $idempotency_key ): RefundResponse {
		$payment = $this->sandbox_payments->find( $attempt->payment_id );
		if ( ! $this->is_ready() || $payment === null || $amount > $payment->amount ) {
			throw new ProviderFailed( Failure::Rejected, 'not in the ledger' );
		}
		// The id is made of the key, so a repeated request returns the same refund.
		return new RefundResponse( $attempt->payment_id, "refund-{$idempotency_key}", RefundState::Done, $amount );
	}

	public function read_refund( mixed $token ): RefundResponse {
		return $this->tokens->read_refund( $token );
	}

	/**
	 * @param mixed $link The token in the URL of the bank's page.
	 * @throws MessageRejected When the token is not signed by this shop or has expired, or its payment does not exist.
	 */
	public function open_page( mixed $link ): SandboxPayment {
		$claims = ( new Hs256( $this->credentials->secret_key ) )->verify( $link );
		ValidityPeriod::check( $claims, $this->clock->now() );
		$id = $claims['sandboxPage'] ?? null;
		return ( is_string( $id ) ? $this->sandbox_payments->find( $id ) : null ) ?? throw new MessageRejected( RejectionReason::Payment );
	}

	/**
	 * The signed status that the bank sends.
	 *
	 * @param int $amount Minor units, for a report with a wrong amount; null for the amount of the payment.
	 */
	public function sign_status( SandboxPayment $payment, ?int $amount = null ): string {
		$now = $this->clock->now();
		return ( new Hs256( $this->credentials->secret_key ) )->sign(
			[
				'iat' => $now,
				'exp' => $now + self::STATUS_LIFETIME,
			] + $this->claims( $payment, $amount )
		);
	}

	/** @return array<string, mixed> */
	private function claims( SandboxPayment $payment, ?int $amount = null ): array {
		return [
			'uuid'              => $payment->payment_id,
			'accessKey'         => $this->credentials->access_key,
			'merchantReference' => $payment->reference,
			'paymentStatus'     => $payment->status_at( $this->clock->now() ),
			'grandTotal'        => Amount::decimal( $amount ?? $payment->amount ),
			'currency'          => $payment->currency,
		];
	}
}
