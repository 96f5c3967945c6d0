<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

use Vitrina\BankLink\Domain\Amount;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\Catalogue;
use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\RejectionReason;
use Vitrina\BankLink\Domain\Report;
use Vitrina\BankLink\Storage\SandboxPaymentTable;
use Vitrina\BankLink\Token\Hs256;
use Vitrina\BankLink\Token\ValidityPeriod;

/**
 * A bank that is played by a page of the shop itself. It signs what it says as
 * a provider does, with a key of this shop's own.
 */
final readonly class SandboxBank implements Provider {

	public const ID = 'sandbox';

	/**
	 * Seconds that the link to the bank's page holds, and each answer of the bank.
	 */
	private const LINK_LIFE   = 3600;
	private const ANSWER_LIFE = 900;

	private StatusToken $tokens;

	public function __construct(
		private Credentials $credentials,
		private Clock $clock,
		private SandboxPaymentTable $ledger,
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

	public function begin( PaymentOrder $order ): CreatedPayment {
		if ( ! $this->is_ready() ) {
			throw new ProviderFailed( Failure::NotConfigured );
		}
		$id = 'sandbox-' . bin2hex( random_bytes( 12 ) );
		$this->ledger->open( $id, $order );
		$now  = $this->clock->now();
		$link = ( new Hs256( $this->credentials->secret_key ) )->sign(
			[
				'sandboxPage' => $id,
				'iat'         => $now,
				'exp'         => $now + self::LINK_LIFE,
			]
		);
		return new CreatedPayment( $id, "{$this->credentials->base_url}&token={$link}" );
	}

	public function read( mixed $token ): Report {
		return $this->tokens->read( $token );
	}

	public function ask( Attempt $attempt ): Report {
		$entry = $this->ledger->find( $attempt->payment_id );
		if ( ! $this->is_ready() || $entry === null ) {
			throw new ProviderFailed( Failure::BadAnswer, 'not in the ledger' );
		}
		return $this->tokens->report( $this->claims( $entry ) );
	}

	public function refund( Attempt $attempt, int $amount, string $idempotency_key ): RefundResponse {
		$entry = $this->ledger->find( $attempt->payment_id );
		if ( ! $this->is_ready() || $entry === null || $amount > $entry->amount ) {
			throw new ProviderFailed( Failure::Refused, 'not in the ledger' );
		}
		// The key is the refund: asked again, it is the same one.
		return new RefundResponse( $attempt->payment_id, "refund-{$idempotency_key}", RefundState::Done, $amount );
	}

	public function read_refund( mixed $token ): RefundResponse {
		return $this->tokens->read_refund( $token );
	}

	/**
	 * @param mixed $link The token in the address of the bank's page.
	 * @throws MessageRejected When this shop has not signed it, or not lately.
	 */
	public function open_page( mixed $link ): SandboxPayment {
		$claims = ( new Hs256( $this->credentials->secret_key ) )->read( $link );
		ValidityPeriod::check( $claims, $this->clock->now() );
		$id = $claims['sandboxPage'] ?? null;
		return ( is_string( $id ) ? $this->ledger->find( $id ) : null ) ?? throw new MessageRejected( RejectionReason::Payment );
	}

	/**
	 * What the bank would send.
	 *
	 * @param int $amount Minor units; another than was asked for, where the bank is to be wrong.
	 */
	public function answer( SandboxPayment $entry, ?int $amount = null ): string {
		$now = $this->clock->now();
		return ( new Hs256( $this->credentials->secret_key ) )->sign(
			[
				'iat' => $now,
				'exp' => $now + self::ANSWER_LIFE,
			] + $this->claims( $entry, $amount )
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function claims( SandboxPayment $entry, ?int $amount = null ): array {
		return [
			'uuid'              => $entry->payment_id,
			'accessKey'         => $this->credentials->access_key,
			'merchantReference' => $entry->reference,
			'paymentStatus'     => $entry->status_at( $this->clock->now() ),
			'grandTotal'        => Amount::decimal( $amount ?? $entry->amount ),
			'currency'          => $entry->currency,
		];
	}
}
