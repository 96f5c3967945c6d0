<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storage;

use Vitrina\Discounts\Domain\Rule;
use Vitrina\Runtime\DatabaseException;

/**
 * The repository of rules.
 */
interface Rules {

	/**
	 * Enabled rules, regardless of their dates. Cached.
	 *
	 * @return list<Rule> By priority.
	 * @throws DatabaseException When the query fails; nothing is cached then.
	 */
	public function enabled(): array;

	/**
	 * @return list<Rule> By priority, without the deleted ones.
	 * @throws DatabaseException When the query fails.
	 */
	public function all(): array;

	/**
	 * @throws DatabaseException When the query fails.
	 */
	public function find( int $id ): ?Rule;

	/**
	 * Saves a rule; id 0 creates one.
	 *
	 * @return int Id of the rule.
	 * @throws DatabaseException When the query fails.
	 */
	public function save( Rule $rule ): int;

	/**
	 * @throws DatabaseException When the query fails.
	 */
	public function switch( int $id, bool $is_enabled ): void;

	/**
	 * Sets the priorities 1, 2, 3… in this order.
	 *
	 * @param list<int> $ids
	 * @throws DatabaseException When a query fails.
	 */
	public function sort( array $ids ): void;

	/**
	 * Can be restored for a month.
	 *
	 * @throws DatabaseException When the query fails.
	 */
	public function delete( int $id ): void;

	/**
	 * @throws DatabaseException When the query fails.
	 */
	public function restore( int $id ): void;
}
