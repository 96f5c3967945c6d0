<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\Effect;
use Vitrina\BankLink\Domain\OrderView;

/** Reads orders, and changes them because of payments. */
interface OrderRepository {

	/** @return OrderView|null Uncached; null if the order does not exist. */
	public function view( int $order_id ): ?OrderView;

	/** @throws OrderNotUpdated When the order could not be changed. */
	public function apply( Effect $effect, Attempt $attempt ): void;
}
