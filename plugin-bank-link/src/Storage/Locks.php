<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

/**
 * The right to change an order because of a payment: one at a time.
 */
interface Locks {

	/**
	 * @return string|null A token of its owner; null when somebody else has it.
	 */
	public function take( int $order_id ): ?string;

	/**
	 * Only the owner can give it back.
	 */
	public function release( int $order_id, string $owner ): void;
}
