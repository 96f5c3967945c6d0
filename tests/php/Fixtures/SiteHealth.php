<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use RuntimeException;

/** Results of the plugin's tests in Tools → Site Health. */
final class SiteHealth {
	/** @return array{status: string, description: string, actions: string} */
	public static function result( string $id ): array {
		$tests  = apply_filters( 'site_status_tests', [ 'direct' => [] ] );
		$test   = is_array( $tests ) && is_array( $tests['direct'] ?? null ) ? $tests['direct'][ $id ] ?? null : null;
		$run    = is_array( $test ) ? $test['test'] ?? null : null;
		$result = is_callable( $run ) ? $run() : null;
		if ( ! is_array( $result ) || ! is_string( $result['status'] ?? null ) || ! is_string( $result['description'] ?? null ) ) {
			throw new RuntimeException( "Site Health has no test \"{$id}\"." );
		}
		return [
			'status'      => $result['status'],
			'description' => $result['description'],
			'actions'     => is_string( $result['actions'] ?? null ) ? $result['actions'] : '',
		];
	}
}
