<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\ManualAction;

/** The repository of payment attempts. Reads are never cached. */
interface Attempts {

	public function find( int $id ): ?Attempt;

	public function by_reference( string $reference ): ?Attempt;

	/** @return list<Attempt> Oldest first. */
	public function of_order( int $order_id ): array;

	/** @return bool False if another request has changed the state. */
	public function transition( Attempt $attempt, AttemptState $to ): bool;

	/** Stores that the state has been applied to the order. */
	public function settle( Attempt $attempt, ManualAction $manual_action ): void;

	public function mark_mailed( int $id ): void;
}
