<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use Vitrina\LpExpress\Domain\ImportReport;
use Vitrina\LpExpress\Domain\ListProblem;

final readonly class ImportResult {

	/**
	 * @param ListProblem|null   $problem  Why nothing was imported; null on success.
	 * @param array<string, int> $imported Number of imported terminals by country.
	 */
	public function __construct(
		public ImportReport $report,
		public ?ListProblem $problem,
		public array $imported = [],
	) {}
}
