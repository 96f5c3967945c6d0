<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Storage;

use Vitrina\LpExpress\Domain\KnownTerminals;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\TerminalList;

/**
 * The terminals the shop knows.
 */
interface Terminals extends KnownTerminals {

	/**
	 * @throws DatabaseException When the database did not answer.
	 */
	public function find( string $id ): ?Terminal;

	/**
	 * @throws DatabaseException When the database did not answer.
	 */
	public function of_country( string $country ): TerminalList;

	/**
	 * @return string Empty when there are no terminals in that country.
	 */
	public function version( string $country ): string;

	/**
	 * @return array<string, int> Number of terminals by country.
	 */
	public function counts(): array;

	/**
	 * All of it or nothing. Countries that are not named keep what they have.
	 *
	 * @param array<string, TerminalList> $lists By country.
	 * @throws DatabaseException When the database refuses.
	 */
	public function replace( array $lists ): void;
}
