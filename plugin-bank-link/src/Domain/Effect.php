<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/** How an order changes because of the state of an attempt. */
enum Effect: string {
	case None = 'none';
	/** Mark the order as paid. */
	case Complete = 'complete';
	/** The order is already paid by this attempt. The request that marked it may have died, so complete the rest. */
	case Finish = 'finish';
	/** The order was marked as paid manually; link this payment to it. */
	case LinkPayment = 'link_payment';
	/** The bank has accepted the payment but not executed it. */
	case Hold = 'hold';
	case Fail = 'fail';
	/** The order is already paid: note the second payment. */
	case Overpayment = 'overpayment';
	/** The order has changed since the payment was started, or may be paid another way: the owner has to compare. */
	case Review = 'review';
	/** The provider reports a refund: note it. */
	case NoteRefund = 'note_refund';
}
