<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * How a try to pay stands. Reports come late, twice and out of order; whatever
 * the order, the state they lead to is the same where it is about money: paid
 * never goes back, except to refunded.
 */
enum AttemptState: string {
	case Open      = 'open';
	case Pending   = 'pending';
	case Paid      = 'paid';
	case Failed    = 'failed';
	case Cancelled = 'cancelled';
	case Expired   = 'expired';
	case Refunded  = 'refunded';

	public function after( Status $status ): self {
		return match ( $status ) {
			Status::Open      => $this,
			Status::Paid      => $this->is_money() ? $this : self::Paid,
			Status::Refunded  => self::Refunded,
			Status::Pending   => $this->is_undecided() ? self::Pending : $this,
			Status::Failed    => $this->is_undecided() ? self::Failed : $this,
			Status::Cancelled => $this->is_undecided() ? self::Cancelled : $this,
			Status::Expired   => $this->is_live() ? self::Expired : $this,
		};
	}

	/**
	 * Whether the shopper may still be at the bank.
	 */
	public function is_live(): bool {
		return $this === self::Open || $this === self::Pending;
	}

	public function is_money(): bool {
		return $this === self::Paid || $this === self::Refunded;
	}

	/**
	 * Nobody has said how it ended.
	 */
	private function is_undecided(): bool {
		return $this->is_live() || $this === self::Expired;
	}
}
