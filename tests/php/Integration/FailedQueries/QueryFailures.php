<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\FailedQueries;

use Closure;
use Vitrina\Tests\Fixtures\FailingQueries;
use Vitrina\Tests\Integration\Support\Shop;

/**
 * Requests to the shop whose queries fail: the database rejects them. Needs `install()`.
 */
final class QueryFailures {

	/**
	 * @return Closure(): void Removes it.
	 */
	public static function install( Shop $shop ): Closure {
		return $shop->add_code( 'query-failures', static fn () => FailingQueries::listen() );
	}

	/**
	 * Headers of a request in which matching queries fail.
	 *
	 * @param int $from Number of the first query that fails.
	 * @return list<string>
	 */
	public static function headers( string $pattern, int $from = 1 ): array {
		return [ 'X-Break: ' . base64_encode( $pattern ), "X-Break-From: {$from}" ];
	}
}
