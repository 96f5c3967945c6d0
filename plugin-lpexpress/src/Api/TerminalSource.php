<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

use Vitrina\LpExpress\Domain\Row;

interface TerminalSource {
	/**
	 * @return iterable<Row>
	 * @throws ApiException When the carrier returns no list.
	 */
	public function terminals( string $country ): iterable;
}
