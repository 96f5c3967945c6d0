<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * Where a terminal is looked up.
 */
interface KnownTerminals {

	/**
	 * @param string $id As the carrier has it.
	 * @throws \RuntimeException When nobody can say whether there is one.
	 */
	public function find( string $id ): ?Terminal;
}
