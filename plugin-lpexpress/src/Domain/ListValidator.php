<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * Whether a list may replace the one the shop has. Single bad rows are left
 * out; a list that is bad as a whole is worse than yesterday's.
 */
final class ListValidator {

	private const MOST_BAD   = 0.05;
	private const LEAST_KEPT = 0.5;

	/**
	 * @param array<string, int> $held  Number of terminals the shop has, by country.
	 * @param bool               $force Somebody says that the network really shrank.
	 */
	public static function check( ImportReport $report, array $held, bool $force = false ): ?ListProblem {
		if ( $report->terminals === [] ) {
			return ListProblem::NoTerminals;
		}
		foreach ( $report->problems as $problem ) {
			if ( $problem->problem === RowErrorCode::DuplicateId ) {
				return ListProblem::HasDuplicates;
			}
		}
		$bad = count( $report->problems );
		if ( $bad > self::MOST_BAD * ( $bad + count( $report->terminals ) + $report->skipped ) ) {
			return ListProblem::TooManyBad;
		}
		foreach ( $force ? [] : $report->lists() as $country => $list ) {
			if ( count( $list->terminals ) < self::LEAST_KEPT * ( $held[ $country ] ?? 0 ) ) {
				return ListProblem::TooFew;
			}
		}
		return null;
	}
}
