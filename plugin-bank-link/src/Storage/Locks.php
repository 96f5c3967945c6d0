<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

/** Locks of orders: only one request at a time changes an order because of a payment. */
interface Locks {

	/** @return string|null Owner token; null if another request has the lock. */
	public function acquire( int $order_id ): ?string;

	/** Only the owner can release it. */
	public function release( int $order_id, string $owner ): void;
}
