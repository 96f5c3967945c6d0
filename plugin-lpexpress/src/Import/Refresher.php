<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use Vitrina\LpExpress\Api\ApiException;
use Vitrina\LpExpress\Api\TerminalSource;
use Vitrina\LpExpress\Domain\ImportReport;
use Vitrina\LpExpress\Domain\ListValidator;
use Vitrina\LpExpress\Domain\TerminalList;
use Vitrina\LpExpress\Storage\DatabaseException;
use Vitrina\LpExpress\Storage\Terminals;

/**
 * Takes over the carrier's lists: of all countries, when all of them are good.
 * Whatever goes wrong, yesterday's lists stay.
 */
final readonly class Refresher {

	public const COUNTRIES = [ 'LT', 'LV', 'EE' ];

	public function __construct(
		private TerminalSource $source,
		private Terminals $terminals,
	) {}

	/**
	 * @param (callable( string ): void)|null $on_country Told which country is asked for next.
	 */
	public function refresh( ?callable $on_country = null ): RefreshOutcome {
		$lists = [];
		$held  = $this->terminals->counts();
		foreach ( self::COUNTRIES as $country ) {
			if ( $on_country !== null ) {
				$on_country( $country );
			}
			try {
				$report = ImportReport::of( $this->source->terminals( $country ), $country );
			} catch ( ApiException $exception ) {
				return RefreshOutcome::failure( $exception->failure->value, $country );
			}
			$insane = ListValidator::check( $report, $held );
			if ( $insane !== null ) {
				return RefreshOutcome::failure( $insane->value, $country );
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
