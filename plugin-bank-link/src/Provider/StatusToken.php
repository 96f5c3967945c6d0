<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\BankLink\Domain\Amount;
use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\RejectionReason;
use Vitrina\BankLink\Domain\Report;
use Vitrina\BankLink\Domain\Status;
use Vitrina\BankLink\Token\Hs256;
use Vitrina\BankLink\Token\ValidityPeriod;
use Vitrina\Runtime\Clock;

/**
 * The signed status of a payment, in the format of Baltic payment-initiation
 * services: `uuid`, `accessKey`, `merchantReference`, `paymentStatus`,
 * `grandTotal`, `currency`, `iat`, `exp`.
 */
final readonly class StatusToken {

	private const STATUSES = [
		'PENDING'            => Status::Open,
		// Accepted by the bank, not executed.
		'AUTHORIZED'         => Status::Pending,
		'PAID'               => Status::Paid,
		'PARTIALLY_REFUNDED' => Status::Paid,
		'VOIDED'             => Status::Failed,
		'ABANDONED'          => Status::Cancelled,
		'REFUNDED'           => Status::Refunded,
	];

	private const REFUND_STATES = [
		'PENDING'    => RefundState::Pending,
		'PROCESSING' => RefundState::Pending,
		'SUCCESSFUL' => RefundState::Done,
		'REJECTED'   => RefundState::Rejected,
		'CANCELED'   => RefundState::Rejected,
	];

	public function __construct(
		private string $provider,
		private Credentials $credentials,
		private Clock $clock,
	) {}

	/** @throws MessageRejected When the token is not signed by the provider, not for this shop, or not valid now. */
	public function read_report( mixed $token ): Report {
		$claims = $this->claims( $token );
		ValidityPeriod::check( $claims, $this->clock->now() );
		return $this->report_from_claims( $claims );
	}

	/**
	 * @param array<array-key, mixed> $claims The claims of a token, or the response to a request of the shop.
	 * @throws MessageRejected When a claim is missing or invalid.
	 */
	public function report_from_claims( array $claims ): Report {
		$reference = $claims['merchantReference'] ?? null;
		$payment   = $claims['uuid'] ?? null;
		$status    = $claims['paymentStatus'] ?? null;
		$currency  = $claims['currency'] ?? null;
		if ( ! is_string( $reference ) || ! is_string( $payment ) || ! is_string( $status ) || ! is_string( $currency ) ) {
			throw new MessageRejected( RejectionReason::Claims );
		}
		$amount = Amount::parse( $claims['grandTotal'] ?? null );
		return new Report(
			$this->provider,
			$reference,
			$payment,
			self::STATUSES[ $status ] ?? throw new MessageRejected( RejectionReason::Claims ),
			$amount ?? throw new MessageRejected( RejectionReason::Amount ),
			$currency
		);
	}

	/** @throws MessageRejected When the token is not signed by the provider, not for this shop, or not valid now. */
	public function read_refund( mixed $token ): RefundResponse {
		$claims = $this->claims( $token );
		ValidityPeriod::check( $claims, $this->clock->now() );
		return self::refund_from_claims( $claims ) ?? throw new MessageRejected( RejectionReason::Claims );
	}

	/** @param array<array-key, mixed> $claims */
	public static function refund_from_claims( array $claims ): ?RefundResponse {
		$payment = $claims['orderUuid'] ?? null;
		$refund  = $claims['refundUuid'] ?? null;
		$state   = $claims['refundStatus'] ?? null;
		$state   = is_string( $state ) ? self::REFUND_STATES[ $state ] ?? null : null;
		$amount  = Amount::parse( $claims['refundAmount'] ?? null );
		return is_string( $payment ) && is_string( $refund ) && $refund !== '' && $state !== null && $amount !== null ? new RefundResponse( $payment, $refund, $state, $amount ) : null;
	}

	/**
	 * @return array<string, mixed>
	 * @throws MessageRejected When the token is not signed by the provider, or not for this shop.
	 */
	private function claims( mixed $token ): array {
		$claims   = ( new Hs256( $this->credentials->secret_key ) )->verify( $token );
		$merchant = $claims['accessKey'] ?? null;
		if ( ! is_string( $merchant ) || ! hash_equals( $this->credentials->access_key, $merchant ) ) {
			throw new MessageRejected( RejectionReason::Merchant );
		}
		return $claims;
	}
}
