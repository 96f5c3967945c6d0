<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use Vitrina\LpExpress\Api\ApiException;
use Vitrina\LpExpress\Api\TerminalSource;
use Vitrina\LpExpress\Domain\ImportReport;
use Vitrina\LpExpress\Domain\ListValidator;
use Vitrina\LpExpress\Domain\TerminalList;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\Runtime\DatabaseException;

/**
 * Fetches the carrier's lists of all countries and replaces the current ones. When
 * any of them fails, all current lists stay.
 */
final readonly class Refresher {

	public const COUNTRIES = [ 'LT', 'LV', 'EE' ];

	public function __construct(
		private TerminalSource $source,
		private Terminals $terminals,
	) {}

	/** @param (callable( string ): void)|null $on_country Called before each country is requested. */
	public function refresh( ?callable $on_country = null ): RefreshOutcome {
		$lists          = [];
		$current_counts = $this->terminals->counts();
		foreach ( self::COUNTRIES as $country ) {
			if ( $on_country !== null ) {
				$on_country( $country );
			}
			try {
				$report = ImportReport::from_rows( $this->source->terminals( $country ), $country );
			} catch ( ApiException $exception ) {
				return RefreshOutcome::failure( $exception->failure->value, $country );
			}
			$problem = ListValidator::check( $report, $current_counts );
			if ( $problem !== null ) {
				return RefreshOutcome::failure( $problem->value, $country );
			}
			$lists += $report->lists();
		}
		try {
			$this->terminals->replace( $lists );
		} catch ( DatabaseException ) {
			return RefreshOutcome::failure( 'storage' );
		}
		return RefreshOutcome::success( array_map( static fn ( TerminalList $list ): int => count( $list->terminals ), $lists ) );
	}
}
