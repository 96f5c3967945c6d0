<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Provider\Failure;
use Vitrina\BankLink\Provider\ProviderFailed;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Provider\RefundResponse;
use Vitrina\BankLink\Provider\RefundState;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Storage\EventTable;
use Vitrina\BankLink\Storage\LockTable;
use Vitrina\BankLink\Storage\RefundTable;
use Vitrina\BankLink\Wp\Money;

/**
 * Refunds payments. If the response to a refund was lost, a retry has the same
 * idempotency key, so that the shopper gets the money once.
 */
final readonly class RefundService {

	public function __construct(
		private AttemptTable $attempts,
		private RefundTable $refunds,
		private EventTable $events,
		private LockTable $locks,
		private Providers $providers,
	) {}

	/**
	 * @phpstan-impure
	 * @return int Minor units that can still be refunded.
	 */
	public function remaining( Attempt $attempt ): int {
		return $attempt->state === AttemptState::Paid ? max( 0, $attempt->amount - $this->refunds->refunded_amount( $attempt->id ) ) : 0;
	}

	/**
	 * @phpstan-impure
	 * @return bool Whether the whole amount has been refunded.
	 */
	public function is_fully_refunded( Attempt $attempt ): bool {
		return $attempt->state === AttemptState::Refunded || ( $attempt->state === AttemptState::Paid && $this->remaining( $attempt ) === 0 );
	}

	/**
	 * @param int $amount Minor units.
	 * @throws ProviderFailed Unless the provider has certainly accepted the refund.
	 */
	public function refund( Attempt $attempt, int $amount ): RefundResponse {
		$owner = $this->locks->acquire( $attempt->order_id );
		if ( $owner === null ) {
			throw new ProviderFailed( Failure::Busy );
		}
		try {
			return $this->refund_locked( $attempt, $amount );
		} finally {
			$this->locks->release( $attempt->order_id, $owner );
		}
	}

	/** @return bool Whether the report is about a payment of this shop. */
	public function handle_report( string $provider, RefundResponse $response ): bool {
		$attempt = $this->attempts->by_payment( $provider, $response->payment_id );
		if ( $attempt === null ) {
			return false;
		}
		if ( $this->refunds->update_pending( $attempt->id, $response ) && $response->state === RefundState::Rejected ) {
			$this->events->add( $attempt->id, Source::Webhook, 'refund_rejected', Money::text( $response->amount, $attempt->currency ) . " {$response->refund_id}" );
			WooCommerceOrderRepository::load_uncached( $attempt->order_id )?->add_order_note(
				/* translators: 1: bank, 2: amount. */
				esc_html( sprintf( __( '%1$s did not complete the refund of %2$s. The shopper has not received it.', 'vitrina-bank-link' ), $attempt->bank_name, Money::text( $response->amount, $attempt->currency ) ) )
			);
		}
		return true;
	}

	/** @throws ProviderFailed Unless the provider has certainly accepted the refund. */
	private function refund_locked( Attempt $attempt, int $amount ): RefundResponse {
		$provider = $this->providers->by_id( $attempt->provider );
		if ( $provider === null || $amount <= 0 || $amount > $this->remaining( $attempt ) ) {
			throw new ProviderFailed( Failure::Rejected, 'more than is left' );
		}
		$unresolved = $this->refunds->unresolved( $attempt->id );
		// A different amount would be a second refund besides the one that may have been executed.
		if ( ! in_array( $unresolved, [ null, $amount ], true ) ) {
			throw new ProviderFailed( Failure::RefundUnresolved );
		}
		$key = $this->refunds->idempotency_key( $attempt->id, $amount );
		$this->refunds->add( $attempt->id, $key, $amount );
		try {
			$response = $provider->refund( $attempt, $amount, $key );
		} catch ( ProviderFailed $exception ) {
			// An unauthorized response does not tell whether an earlier request was executed.
			if ( $exception->failure === Failure::Rejected || ( $unresolved === null && ! $exception->is_uncertain() ) ) {
				$this->refunds->reject( $key );
			}
			throw $exception;
		}
		$this->refunds->store_response( $key, $response );
		if ( $response->state === RefundState::Rejected ) {
			throw new ProviderFailed( Failure::Rejected, 'rejected' );
		}
		$this->events->add( $attempt->id, Source::Owner, 'refund', Money::text( $amount, $attempt->currency ) . " {$response->refund_id}" );
		return $response;
	}
}
