<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\Effect;
use Vitrina\BankLink\Domain\OrderView;

/**
 * The shop's orders, as far as payments change them.
 */
interface OrderRepository {

	/**
	 * @return OrderView|null As it stands now, past all caches; null where there is none.
	 */
	public function view( int $order_id ): ?OrderView;

	/**
	 * @throws OrderNotUpdated When it could not be done.
	 */
	public function apply( Effect $effect, Attempt $attempt ): void;
}
