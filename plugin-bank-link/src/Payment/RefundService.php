<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

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
use Vitrina\BankLink\Storage\Locks;
use Vitrina\BankLink\Storage\RefundTable;
use Vitrina\BankLink\Wp\Money;

/**
 * Pays back. A refund whose answer got lost is asked for again under the same
 * key, so that the shopper gets it once.
 */
final readonly class RefundService {

	public function __construct(
		private AttemptTable $attempts,
		private RefundTable $refunds,
		private EventTable $events,
		private Locks $claims,
		private Providers $providers,
	) {}

	/**
	 * @phpstan-impure
	 * @return int Minor units that can still go back.
	 */
	public function remaining( Attempt $attempt ): int {
		return $attempt->state === AttemptState::Paid ? max( 0, $attempt->amount - $this->refunds->returned( $attempt->id ) ) : 0;
	}

	/**
	 * @phpstan-impure
	 * @return bool Whether all of it has gone back.
	 */
	public function is_returned( Attempt $attempt ): bool {
		return $attempt->state === AttemptState::Refunded || ( $attempt->state === AttemptState::Paid && $this->remaining( $attempt ) === 0 );
	}

	/**
	 * @param int $amount Minor units.
	 * @throws ProviderFailed When it is not known to have been accepted.
	 */
	public function refund( Attempt $attempt, int $amount ): RefundResponse {
		$owner = $this->claims->take( $attempt->order_id );
		if ( $owner === null ) {
			throw new ProviderFailed( Failure::Busy );
		}
		try {
			return $this->refund_alone( $attempt, $amount );
		} finally {
			$this->claims->release( $attempt->order_id, $owner );
		}
	}

	/**
	 * @return bool Whether the notice was about a refund of this shop.
	 */
	public function report( string $provider, RefundResponse $answer ): bool {
		$attempt = $this->attempts->by_payment( $provider, $answer->payment_id );
		if ( $attempt === null ) {
			return false;
		}
		if ( $this->refunds->report( $attempt->id, $answer ) && $answer->state === RefundState::Rejected ) {
			$this->events->add( $attempt->id, Source::Notice, 'refund_rejected', Money::text( $answer->amount, $attempt->currency ) . " {$answer->refund_id}" );
			WooCommerceOrderRepository::fresh( $attempt->order_id )?->add_order_note(
				/* translators: 1: bank, 2: amount. */
				esc_html( sprintf( __( '%1$s did not complete the refund of %2$s. The shopper has not received it.', 'vitrina-bank-link' ), $attempt->bank_name, Money::text( $answer->amount, $attempt->currency ) ) )
			);
		}
		return true;
	}

	/**
	 * @throws ProviderFailed When it is not known to have been accepted.
	 */
	private function refund_alone( Attempt $attempt, int $amount ): RefundResponse {
		$provider = $this->providers->by_id( $attempt->provider );
		if ( $provider === null || $amount <= 0 || $amount > $this->remaining( $attempt ) ) {
			throw new ProviderFailed( Failure::Refused, 'more than is left' );
		}
		$unanswered = $this->refunds->unanswered( $attempt->id );
		// Another amount would be another refund, beside the one that may have gone through.
		if ( ! in_array( $unanswered, [ null, $amount ], true ) ) {
			throw new ProviderFailed( Failure::Unanswered );
		}
		$key = $this->refunds->key( $attempt->id, $amount );
		$this->refunds->ask( $attempt->id, $key, $amount );
		try {
			$answer = $provider->refund( $attempt, $amount, $key );
		} catch ( ProviderFailed $failed ) {
			// Who is not known is not told what became of an earlier try either.
			if ( $failed->failure === Failure::Refused || ( $unanswered === null && ! $failed->is_uncertain() ) ) {
				$this->refunds->reject( $key );
			}
			throw $failed;
		}
		$this->refunds->answer( $key, $answer );
		if ( $answer->state === RefundState::Rejected ) {
			throw new ProviderFailed( Failure::Refused, 'rejected' );
		}
		$this->events->add( $attempt->id, Source::Owner, 'refund', Money::text( $amount, $attempt->currency ) . " {$answer->refund_id}" );
		return $answer;
	}
}
