<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

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
use Vitrina\BankLink\Storage\EventTable;
use Vitrina\BankLink\Storage\LockTable;

/**
 * The only way in which payments change orders, from any source: validate, lock,
 * read again, decide, apply, record, unlock.
 *
 * A request may die at any point. It leaves an attempt whose state is not applied
 * to the order, and the next report or poll applies it.
 */
final readonly class ReportHandler {

	public function __construct(
		private Attempts $attempts,
		private LockTable $locks,
		private OrderRepository $orders,
		private EventTable $events,
	) {}

	/**
	 * @throws MessageRejected When the report is not about a payment of this shop, or differs from the requested payment.
	 * @throws OrderNotUpdated When the order could not be changed.
	 */
	public function handle( Report $report, Source $source ): HandlingResult {
		$attempt = $this->attempts->by_reference( $report->reference );
		if ( $attempt === null ) {
			throw new MessageRejected( RejectionReason::Order );
		}
		try {
			ReportValidator::check( $attempt, $report );
		} catch ( MessageRejected $exception ) {
			$this->events->add( $attempt->id, $source, 'refused', $exception->reason->value );
			throw $exception;
		}
		return $this->apply_status( $attempt, $report->status, $source );
	}

	/** @throws OrderNotUpdated When the order could not be changed. */
	public function apply_status( Attempt $attempt, Status $status, Source $source ): HandlingResult {
		if ( $attempt->is_unaffected_by( $status ) && ! $this->is_missing_on_order( $attempt ) ) {
			return HandlingResult::Repeated;
		}
		$owner = $this->locks->acquire( $attempt->order_id );
		if ( $owner === null ) {
			return HandlingResult::Busy;
		}
		try {
			return $this->apply_locked( $attempt->id, $status, $source );
		} finally {
			$this->locks->release( $attempt->order_id, $owner );
		}
	}

	/** @throws OrderNotUpdated When the order could not be changed. */
	private function apply_locked( int $id, Status $status, Source $source ): HandlingResult {
		// Another request may have changed the attempt before the lock was acquired.
		$attempt = $this->attempts->find( $id );
		if ( $attempt === null ) {
			// Attempts are never deleted, so the query failed.
			return HandlingResult::Busy;
		}
		$is_missing_on_order = $this->is_missing_on_order( $attempt );
		if ( $attempt->is_unaffected_by( $status ) && ! $is_missing_on_order ) {
			return HandlingResult::Repeated;
		}
		$next = $attempt->state->after( $status );
		if ( $next !== $attempt->state ) {
			if ( ! $this->attempts->transition( $attempt, $next ) ) {
				return HandlingResult::Busy;
			}
			$this->events->add( $id, $source, $next->value );
		}
		$attempt = $this->attempts->find( $id ) ?? $attempt;
		if ( $is_missing_on_order ) {
			$this->events->add( $id, $source, 'again' );
		}
		if ( $is_missing_on_order || ! $attempt->is_settled() ) {
			$this->settle( $attempt );
		}
		return HandlingResult::Done;
	}

	/** @throws OrderNotUpdated When the order could not be changed. */
	private function settle( Attempt $attempt ): void {
		$order  = $this->orders->view( $attempt->order_id );
		$effect = $order === null ? Effect::None : Settlement::effect( $attempt, $order, $this->has_other_attempt( $attempt, static fn ( AttemptState $state ): bool => $state->is_live() ), $this->has_other_attempt( $attempt, static fn ( AttemptState $state ): bool => $state === AttemptState::Paid ) );
		if ( $effect !== Effect::None ) {
			$this->orders->apply( $effect, $attempt );
		}
		$this->attempts->settle(
			$attempt,
			match ( $effect ) {
				Effect::Overpayment => ManualAction::Overpayment,
				Effect::Review      => ManualAction::Review,
				default             => $attempt->manual_action,
			}
		);
	}

	private function is_missing_on_order( Attempt $attempt ): bool {
		$order = $attempt->state === AttemptState::Paid ? $this->orders->view( $attempt->order_id ) : null;
		return $order !== null && Settlement::is_missing_on_order( $attempt, $order );
	}

	/** @param Closure( AttemptState ): bool $in_state */
	private function has_other_attempt( Attempt $attempt, Closure $in_state ): bool {
		foreach ( $this->attempts->of_order( $attempt->order_id ) as $other ) {
			if ( $other->id !== $attempt->id && $in_state( $other->state ) ) {
				return true;
			}
		}
		return false;
	}
}
