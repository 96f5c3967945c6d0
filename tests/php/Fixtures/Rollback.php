<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use Closure;

use function Vitrina\Theme\invalidate_matrices;

/**
 * A transaction of the database that is always rolled back. Runs inside WordPress.
 */
final class Rollback {

	/**
	 * @template T
	 * @param Closure(): T $code Its changes are undone.
	 * @return T
	 */
	public static function after( Closure $code ): mixed {
		wc_transaction_query( 'start' );
		try {
			return $code();
		} finally {
			wc_transaction_query( 'rollback' );
			invalidate_matrices();
			wp_cache_flush();
		}
	}
}
