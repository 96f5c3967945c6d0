<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use Vitrina\LpExpress\Domain\ImportReport;
use Vitrina\LpExpress\Domain\ListProblem;

/**
 * What an import came to.
 */
final readonly class ImportResult {

	/**
	 * @param ListProblem|null   $refused  Why nothing was written; null when it was.
	 * @param array<string, int> $imported Terminals now held, by country of this import.
	 */
	public function __construct(
		public ImportReport $report,
		public ?ListProblem $refused,
		public array $imported = [],
	) {}
}
