<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/** Decides how the state of an attempt changes its order. */
final readonly class Settlement {

	private const PAYABLE = [ 'pending', 'failed', 'on-hold', 'cancelled' ];

	/**
	 * @param bool $others_live Whether another attempt for this order may still be paid at the bank.
	 * @param bool $others_paid Whether another attempt for this order is paid.
	 */
	public static function effect( Attempt $attempt, OrderView $order, bool $others_live, bool $others_paid ): Effect {
		return match ( $attempt->state ) {
			AttemptState::Paid      => self::for_payment( $attempt, $order, $others_paid ),
			AttemptState::Pending   => self::is_unpaid( $order, [ 'pending', 'failed' ] ) ? Effect::Hold : Effect::None,
			AttemptState::Failed    => self::for_failure( $attempt, $order, $others_live ),
			AttemptState::Cancelled,
			AttemptState::Expired   => self::is_held_by( $attempt, $order ) ? Effect::Fail : Effect::None,
			AttemptState::Refunded  => $order->transaction_id === $attempt->payment_id && $order->status !== 'refunded' ? Effect::NoteRefund : Effect::None,
			AttemptState::Open      => Effect::None,
		};
	}

	/**
	 * Whether a settled payment is missing on its order: a database that lost its last
	 * writes in a crash may have kept the settled attempt, but not the paid order.
	 */
	public static function is_missing_on_order( Attempt $attempt, OrderView $order ): bool {
		return $attempt->state === AttemptState::Paid && $attempt->is_settled() && $attempt->manual_action === ManualAction::None
			&& ! $order->is_paid && $order->transaction_id !== $attempt->payment_id && in_array( $order->status, self::PAYABLE, true );
	}

	private static function for_payment( Attempt $attempt, OrderView $order, bool $others_paid ): Effect {
		$is_unchanged = $order->total === $attempt->amount && $order->currency === $attempt->currency;
		if ( $order->is_paid && $order->transaction_id === $attempt->payment_id ) {
			return Effect::Finish;
		}
		if ( $order->is_paid || $order->status === 'refunded' ) {
			// The owner is told to refund a payment only if the order was certainly paid by another one.
			$is_second_payment = $others_paid || ( ! $order->is_by_bank && $order->transaction_id !== '' );
			return match ( true ) {
				$is_second_payment                                     => Effect::Overpayment,
				$order->is_paid && $order->is_by_bank && $is_unchanged => Effect::LinkPayment,
				default                                                => Effect::Review,
			};
		}
		return $is_unchanged && in_array( $order->status, self::PAYABLE, true ) ? Effect::Complete : Effect::Review;
	}

	private static function for_failure( Attempt $attempt, OrderView $order, bool $others_live ): Effect {
		if ( self::is_held_by( $attempt, $order ) ) {
			return Effect::Fail;
		}
		return ! $others_live && self::is_unpaid( $order, [ 'pending' ] ) ? Effect::Fail : Effect::None;
	}

	private static function is_held_by( Attempt $attempt, OrderView $order ): bool {
		return $order->held_by === $attempt->id && self::is_unpaid( $order, [ 'on-hold' ] );
	}

	/** @param list<string> $statuses */
	private static function is_unpaid( OrderView $order, array $statuses ): bool {
		return ! $order->is_paid && in_array( $order->status, $statuses, true );
	}
}
