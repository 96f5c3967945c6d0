<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use InvalidArgumentException;
use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Runtime\DatabaseException;

/** The documents that the shop has issued. */
interface DocumentsSource {
	/**
	 * @param int $month 1 to 12; of the date of the document.
	 * @return iterable<Document> In order of their numbers.
	 * @throws DatabaseException        If they cannot be read.
	 * @throws InvalidArgumentException If one is not as it was issued.
	 */
	public function of_month( int $year, int $month ): iterable;

	/**
	 * @throws DatabaseException        If it cannot be read.
	 * @throws InvalidArgumentException If it is not as it was issued.
	 */
	public function find( int $id ): ?Document;
}
