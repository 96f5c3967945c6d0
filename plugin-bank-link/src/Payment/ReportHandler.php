<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

use Closure;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\Effect;
use Vitrina\BankLink\Domain\ManualAction;
use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\RejectionReason;
use Vitrina\BankLink\Domain\Report;
use Vitrina\BankLink\Domain\ReportValidator;
use Vitrina\BankLink\Domain\Settlement;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Domain\Status;
use Vitrina\BankLink\Storage\Attempts;
use Vitrina\BankLink\Storage\Events;
use Vitrina\BankLink\Storage\Locks;

/**
 * The one way by which payments change orders, whoever tells of them: compare,
 * claim, read again, decide, carry out, note, release.
 *
 * A request may die anywhere. What it leaves is an attempt whose state was not
 * carried over to the order, and the next report or poll does that.
 */
final readonly class ReportHandler {

	public function __construct(
		private Attempts $attempts,
		private Locks $claims,
		private OrderRepository $orders,
		private Events $events,
	) {}

	/**
	 * @throws MessageRejected When it is not about a payment of this shop, or not about this money.
	 * @throws OrderNotUpdated When the order did not take it.
	 */
	public function receive( Report $report, Source $source ): HandlingResult {
		$attempt = $this->attempts->by_reference( $report->reference );
		if ( $attempt === null ) {
			throw new MessageRejected( RejectionReason::Order );
		}
		try {
			ReportValidator::check( $attempt, $report );
		} catch ( MessageRejected $refused ) {
			$this->events->add( $attempt->id, $source, 'refused', $refused->reason->value );
			throw $refused;
		}
		return $this->carry( $attempt, $report->status, $source );
	}

	/**
	 * @throws OrderNotUpdated When the order did not take it.
	 */
	public function carry( Attempt $attempt, Status $status, Source $source ): HandlingResult {
		if ( $attempt->knows( $status ) && ! $this->is_lost( $attempt ) ) {
			return HandlingResult::Repeated;
		}
		$owner = $this->claims->take( $attempt->order_id );
		if ( $owner === null ) {
			return HandlingResult::Busy;
		}
		try {
			return $this->carry_alone( $attempt->id, $status, $source );
		} finally {
			$this->claims->release( $attempt->order_id, $owner );
		}
	}

	/**
	 * @throws OrderNotUpdated When the order did not take it.
	 */
	private function carry_alone( int $id, Status $status, Source $source ): HandlingResult {
		// What was read before the claim may be what another request has changed since.
		$attempt = $this->attempts->find( $id );
		if ( $attempt === null ) {
			// Attempts are never deleted: the database did not answer.
			return HandlingResult::Busy;
		}
		$is_lost = $this->is_lost( $attempt );
		if ( $attempt->knows( $status ) && ! $is_lost ) {
			return HandlingResult::Repeated;
		}
		$next = $attempt->state->after( $status );
		if ( $next !== $attempt->state ) {
			if ( ! $this->attempts->move( $attempt, $next ) ) {
				return HandlingResult::Busy;
			}
			$this->events->add( $id, $source, $next->value );
		}
		$attempt = $this->attempts->find( $id ) ?? $attempt;
		if ( $is_lost ) {
			$this->events->add( $id, $source, 'again' );
		}
		if ( $is_lost || ! $attempt->is_settled() ) {
			$this->settle( $attempt );
		}
		return HandlingResult::Done;
	}

	/**
	 * @throws OrderNotUpdated When the order did not take it.
	 */
	private function settle( Attempt $attempt ): void {
		$order  = $this->orders->view( $attempt->order_id );
		$effect = $order === null ? Effect::None : Settlement::effect( $attempt, $order, $this->others( $attempt, static fn ( AttemptState $state ): bool => $state->is_live() ), $this->others( $attempt, static fn ( AttemptState $state ): bool => $state === AttemptState::Paid ) );
		if ( $effect !== Effect::None ) {
			$this->orders->apply( $effect, $attempt );
		}
		$this->attempts->settle(
			$attempt,
			match ( $effect ) {
				Effect::Surplus => ManualAction::Surplus,
				Effect::Review  => ManualAction::Review,
				default         => $attempt->verdict,
			}
		);
	}

	private function is_lost( Attempt $attempt ): bool {
		$order = $attempt->state === AttemptState::Paid ? $this->orders->view( $attempt->order_id ) : null;
		return $order !== null && Settlement::is_lost( $attempt, $order );
	}

	/**
	 * @param Closure( AttemptState ): bool $in_state
	 */
	private function others( Attempt $attempt, Closure $in_state ): bool {
		foreach ( $this->attempts->of_order( $attempt->order_id ) as $other ) {
			if ( $other->id !== $attempt->id && $in_state( $other->state ) ) {
				return true;
			}
		}
		return false;
	}
}
