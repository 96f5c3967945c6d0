<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use InvalidArgumentException;
use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Runtime\DatabaseException;

/** The documents that the shop has issued. */
interface DocumentsSource {
	/**
	 * @param int $month Month in which the documents were issued, 1 to 12.
	 * @return iterable<Document> In order of their numbers.
	 * @throws DatabaseException        If the documents cannot be read.
	 * @throws InvalidArgumentException If a stored document is not as it was issued.
	 */
	public function of_month( int $year, int $month ): iterable;

	/**
	 * @throws DatabaseException        If the document cannot be read.
	 * @throws InvalidArgumentException If the stored document is not as it was issued.
	 */
	public function find( int $id ): ?Document;
}
