<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storage;

use Vitrina\Discounts\Domain\Rule;

/**
 * The rules the shop has.
 */
interface Rules {

	/**
	 * Those that are switched on, whatever their dates. Cached.
	 *
	 * @return list<Rule> By priority.
	 * @throws DatabaseException When the database did not answer; "none" is never cached then.
	 */
	public function enabled(): array;

	/**
	 * @return list<Rule> By priority, without the deleted ones.
	 * @throws DatabaseException When the database did not answer.
	 */
	public function all(): array;

	/**
	 * @throws DatabaseException When the database did not answer.
	 */
	public function find( int $id ): ?Rule;

	/**
	 * Writes a rule; one with id 0 is a new one.
	 *
	 * @return int Its id.
	 * @throws DatabaseException When the database refuses.
	 */
	public function save( Rule $rule ): int;

	/**
	 * @throws DatabaseException When the database refuses.
	 */
	public function switch( int $id, bool $is_enabled ): void;

	/**
	 * Gives the rules the priorities 1, 2, 3… in this order.
	 *
	 * @param list<int> $ids
	 * @throws DatabaseException When the database refuses.
	 */
	public function sort( array $ids ): void;

	/**
	 * Kept for a month, so that it can be undone.
	 *
	 * @throws DatabaseException When the database refuses.
	 */
	public function delete( int $id ): void;

	/**
	 * @throws DatabaseException When the database refuses.
	 */
	public function restore( int $id ): void;
}
