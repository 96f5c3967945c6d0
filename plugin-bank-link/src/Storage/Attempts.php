<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\ManualAction;

/**
 * The tries to pay. What is read is what the database holds now: nothing is cached.
 */
interface Attempts {

	public function find( int $id ): ?Attempt;

	public function by_reference( string $reference ): ?Attempt;

	/**
	 * @return list<Attempt> Oldest first.
	 */
	public function of_order( int $order_id ): array;

	/**
	 * @return bool False where somebody else has moved it since.
	 */
	public function move( Attempt $attempt, AttemptState $to ): bool;

	/**
	 * Notes that the order has got what the state means for it.
	 */
	public function settle( Attempt $attempt, ManualAction $verdict ): void;

	public function mark_mailed( int $id ): void;
}
