<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Storage;

use Vitrina\LpExpress\Domain\KnownTerminals;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\TerminalList;
use Vitrina\Runtime\DatabaseException;

/** The repository of terminals. */
interface Terminals extends KnownTerminals {

	/** @throws DatabaseException When the query fails. */
	public function find( string $id ): ?Terminal;

	/** @throws DatabaseException When the query fails. */
	public function of_country( string $country ): TerminalList;

	/** @return string Empty when there are no terminals in that country. */
	public function version( string $country ): string;

	/** @return array<string, int> Number of terminals by country. */
	public function counts(): array;

	/**
	 * In one transaction. Countries that are not in the argument are not changed.
	 *
	 * @param array<string, TerminalList> $lists By country.
	 * @throws DatabaseException When a query fails.
	 */
	public function replace( array $lists ): void;
}
