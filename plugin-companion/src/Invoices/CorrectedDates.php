<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use DateTimeImmutable;
use Vitrina\Companion\Invoices\Domain\Document;

/** Dates of the invoices that credit notes correct: i.SAF requires them, and a credit note has only the number. */
final readonly class CorrectedDates {
	/** How many months back invoices are searched for: goods come back within weeks, and a guarantee lasts two years. */
	private const MONTHS = 36;

	public function __construct( private DocumentsSource $source ) {}

	/**
	 * @param list<Document> $documents Documents of one month.
	 * @return array<string, string> Y-m-d by number of the invoice, without invoices that were not found.
	 */
	public function of( array $documents, DateTimeImmutable $month ): array {
		$wanted = array_fill_keys( array_filter( array_column( $documents, 'corrects' ), static fn ( string $number ): bool => $number !== '' ), true );
		$dates  = self::found( $documents, $wanted );
		$first  = $month->modify( 'first day of this month' );
		for ( $back = 1; $back <= self::MONTHS && count( $dates ) < count( $wanted ); $back++ ) {
			$before = $first->modify( "-$back months" );
			$dates += self::found( $this->source->of_month( (int) $before->format( 'Y' ), (int) $before->format( 'n' ) ), $wanted );
		}
		return $dates;
	}

	/**
	 * @param iterable<Document>  $documents
	 * @param array<string, true> $wanted
	 * @return array<string, string>
	 */
	private static function found( iterable $documents, array $wanted ): array {
		$dates = [];
		foreach ( $documents as $document ) {
			if ( isset( $wanted[ $document->label() ] ) ) {
				$dates[ $document->label() ] = $document->date;
			}
		}
		return $dates;
	}
}
