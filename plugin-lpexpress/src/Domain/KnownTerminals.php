<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/** Looks up terminals by id. */
interface KnownTerminals {

	/**
	 * @param string $id The carrier's id.
	 * @throws \RuntimeException When the lookup fails.
	 */
	public function find( string $id ): ?Terminal;
}
