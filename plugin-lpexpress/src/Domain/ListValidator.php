<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * Whether a list may replace the current one. Single invalid rows are left out; a
 * list with too many of them is rejected, and the current list stays.
 */
final class ListValidator {

	private const MAX_ERROR_RATIO = 0.05;
	private const MIN_SIZE_RATIO  = 0.5;

	/**
	 * @param array<string, int> $current_counts  Number of terminals in the shop, by country.
	 * @param bool               $force Also accept a list that is much shorter than the current one.
	 */
	public static function check( ImportReport $report, array $current_counts, bool $force = false ): ?ListProblem {
		if ( $report->terminals === [] ) {
			return ListProblem::NoTerminals;
		}
		foreach ( $report->errors as $error ) {
			if ( $error->code === RowErrorCode::DuplicateId ) {
				return ListProblem::HasDuplicates;
			}
		}
		$error_count = count( $report->errors );
		if ( $error_count > self::MAX_ERROR_RATIO * ( $error_count + count( $report->terminals ) + $report->skipped ) ) {
			return ListProblem::TooManyErrors;
		}
		foreach ( $force ? [] : $report->lists() as $country => $list ) {
			if ( count( $list->terminals ) < self::MIN_SIZE_RATIO * ( $current_counts[ $country ] ?? 0 ) ) {
				return ListProblem::TooFew;
			}
		}
		return null;
	}
}
