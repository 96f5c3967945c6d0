<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

/** Stores the last success and the last failure, for wp-admin. */
final class RefreshLog {

	public const OPTION = 'vitrina_lpexpress_refresh';

	public function record( RefreshOutcome $outcome ): void {
		$log = $this->read();
		if ( $outcome->succeeded() ) {
			$log['succeeded_at'] = time();
		} else {
			$log['failed_at'] = time();
			$log['failure']   = $outcome->failure;
			$log['country']   = $outcome->country;
		}
		update_option( self::OPTION, $log, false );
	}

	/** @return array{succeeded_at: int, failed_at: int, failure: string, country: string} */
	public function read(): array {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : [];
		$number = static fn ( string $key ): int => is_int( $stored[ $key ] ?? null ) ? $stored[ $key ] : 0;
		$text   = static fn ( string $key ): string => is_string( $stored[ $key ] ?? null ) ? $stored[ $key ] : '';
		return [
			'succeeded_at' => $number( 'succeeded_at' ),
			'failed_at'    => $number( 'failed_at' ),
			'failure'      => $text( 'failure' ),
			'country'      => $text( 'country' ),
		];
	}
}
