<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

use RuntimeException;

/** The repository of terminals. A query that fails throws the runtime's DatabaseException, which is a RuntimeException. */
interface Terminals {

	/** @throws RuntimeException When the query fails. */
	public function find( string $id ): ?Terminal;

	/** @throws RuntimeException When the query fails. */
	public function of_country( string $country ): TerminalList;

	/** @return string Empty when there are no terminals in that country. */
	public function version( string $country ): string;

	/** @return array<string, int> Number of terminals by country. */
	public function counts(): array;

	/**
	 * Replaces the lists of these countries in one transaction. Countries that are not in the argument are not changed.
	 *
	 * @param array<string, TerminalList> $lists By country.
	 * @throws RuntimeException When a query fails.
	 */
	public function replace( array $lists ): void;
}
