<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * Decides what an attempt's state means for its order.
 */
final readonly class Settlement {

	private const PAYABLE = [ 'pending', 'failed', 'on-hold', 'cancelled' ];

	/**
	 * @param bool $others_live Whether the shopper may still be paying this order another way.
	 * @param bool $others_paid Whether another try has brought the money for this order.
	 */
	public static function effect( Attempt $attempt, OrderView $order, bool $others_live, bool $others_paid ): Effect {
		return match ( $attempt->state ) {
			AttemptState::Paid      => self::of_money( $attempt, $order, $others_paid ),
			AttemptState::Pending   => self::is_unpaid( $order, [ 'pending', 'failed' ] ) ? Effect::Hold : Effect::None,
			AttemptState::Failed    => self::of_failure( $attempt, $order, $others_live ),
			AttemptState::Cancelled,
			AttemptState::Expired   => self::is_held( $attempt, $order ) ? Effect::Fail : Effect::None,
			AttemptState::Refunded  => $order->transaction_id === $attempt->payment_id && $order->status !== 'refunded' ? Effect::Returned : Effect::None,
			AttemptState::Open      => Effect::None,
		};
	}

	/**
	 * Whether the order should have got this payment, and does not know of it: a
	 * database that lost its last second kept the attempt and not the order.
	 */
	public static function is_lost( Attempt $attempt, OrderView $order ): bool {
		return $attempt->state === AttemptState::Paid && $attempt->is_settled() && $attempt->verdict === ManualAction::None
			&& ! $order->is_paid && $order->transaction_id !== $attempt->payment_id && in_array( $order->status, self::PAYABLE, true );
	}

	private static function of_money( Attempt $attempt, OrderView $order, bool $others_paid ): Effect {
		$is_the_same = $order->total === $attempt->amount && $order->currency === $attempt->currency;
		if ( $order->is_paid && $order->transaction_id === $attempt->payment_id ) {
			return Effect::Finish;
		}
		if ( $order->is_paid || $order->status === 'refunded' ) {
			// Who is told to give money back must be sure that it came twice.
			$came_twice = $others_paid || ( ! $order->is_by_bank && $order->transaction_id !== '' );
			return match ( true ) {
				$came_twice                                             => Effect::Surplus,
				$order->is_paid && $order->is_by_bank && $is_the_same => Effect::Adopt,
				default                                                 => Effect::Review,
			};
		}
		return $is_the_same && in_array( $order->status, self::PAYABLE, true ) ? Effect::Complete : Effect::Review;
	}

	private static function of_failure( Attempt $attempt, OrderView $order, bool $others_live ): Effect {
		if ( self::is_held( $attempt, $order ) ) {
			return Effect::Fail;
		}
		return ! $others_live && self::is_unpaid( $order, [ 'pending' ] ) ? Effect::Fail : Effect::None;
	}

	private static function is_held( Attempt $attempt, OrderView $order ): bool {
		return $order->held_by === $attempt->id && self::is_unpaid( $order, [ 'on-hold' ] );
	}

	/**
	 * @param list<string> $statuses
	 */
	private static function is_unpaid( OrderView $order, array $statuses ): bool {
		return ! $order->is_paid && in_array( $order->status, $statuses, true );
	}
}
