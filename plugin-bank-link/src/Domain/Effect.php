<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * What is to be done with an order because of an attempt.
 */
enum Effect: string {
	case None = 'none';
	/** The order becomes paid. */
	case Complete = 'complete';
	/** It became paid by this attempt, but the request that did it may not have ended. */
	case Finish = 'finish';
	/** A person had marked the order as paid; this is that money. */
	case Adopt = 'adopt';
	/** The bank has taken the payment on and not carried it out. */
	case Hold = 'hold';
	case Fail = 'fail';
	/** Money came twice. */
	case Surplus = 'surplus';
	/** Money came for an order that is no longer the same. */
	case Review = 'review';
	/** The provider says that the money went back. */
	case Returned = 'returned';
}
