<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * The state of a payment attempt. Reports come late, twice and out of order. In any
 * order they lead to the same state as far as money is concerned: paid never
 * changes, except to refunded.
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
			Status::Paid      => $this->is_paid_or_refunded() ? $this : self::Paid,
			Status::Refunded  => self::Refunded,
			Status::Pending   => $this->is_undecided() ? self::Pending : $this,
			Status::Failed    => $this->is_undecided() ? self::Failed : $this,
			Status::Cancelled => $this->is_undecided() ? self::Cancelled : $this,
			Status::Expired   => $this->is_live() ? self::Expired : $this,
		};
	}

	/** Whether the shopper may still be paying at the bank. */
	public function is_live(): bool {
		return $this === self::Open || $this === self::Pending;
	}

	public function is_paid_or_refunded(): bool {
		return $this === self::Paid || $this === self::Refunded;
	}

	/** Whether no final report has been received. */
	private function is_undecided(): bool {
		return $this->is_live() || $this === self::Expired;
	}
}
