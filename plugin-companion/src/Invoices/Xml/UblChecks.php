<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\Domain\TaxRow;

/** Finds what EN 16931 forbids in a document, however the file is written. */
final readonly class UblChecks {
	/** Reason of the exemption if the seller has no VAT code. Lithuanian, as invoices of such sellers say it. */
	public const NO_PAYER = 'Ne PVM mokėtojas';

	/** Difference of VAT that is too large, in minor units: BR-CO-17 accepts less than one unit of the currency. */
	private const TOLERANCE = 100;

	/** @throws NotExportable */
	public static function check( Document $document ): void {
		$seller   = $document->seller;
		$obstacle = match ( true ) {
			$seller->country === '' => Obstacle::SELLER_COUNTRY,
			$seller->vat_code === '' && $seller->company_code === '' => Obstacle::SELLER_CODE,
			$seller->vat_code === '' && $document->taxes()[0]->rate > 0 => Obstacle::SELLER_VAT_CODE,
			array_filter( $document->taxes(), self::is_off( ... ) ) !== [] => Obstacle::VAT_SUM,
			default => null,
		};
		if ( $obstacle !== null ) {
			throw new NotExportable( $obstacle, $document->label() );
		}
	}

	private static function is_off( TaxRow $row ): bool {
		if ( $row->rate === 0 ) {
			return $row->tax !== 0;
		}
		$computed = intdiv( abs( $row->net ) * $row->rate + 5_000, 10_000 );
		return abs( $row->tax - ( $row->net < 0 ? -$computed : $computed ) ) >= self::TOLERANCE;
	}
}
