<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use Vitrina\Companion\Invoices\Domain\Series;

/** What the owner decided about invoices. */
final readonly class InvoiceSettings {
	public const OPTION = 'vitrina_companion_invoices';

	/** Order statuses that can issue an invoice; the first of them that an order reaches does. */
	public const STATUSES = [ 'processing', 'completed' ];

	/** In characters. */
	public const NOTE_LENGTH = 500;

	/**
	 * @param string $series        Series of invoices.
	 * @param string $credit_series Series of credit notes; may be the same.
	 * @param string $status        The earliest order status that issues an invoice: one of STATUSES.
	 * @param string $note          Text below the sums of each invoice, such as the article of a VAT exemption.
	 * @param int    $since         Unix time since when invoices are issued; 0 if they are switched off.
	 */
	public function __construct(
		public bool $is_on = false,
		public string $series = 'SF',
		public string $credit_series = 'KS',
		public string $status = 'processing',
		public string $note = '',
		public int $since = 0,
	) {}

	public static function current(): self {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : [];
		$text   = static fn ( string $name ): string => is_string( $stored[ $name ] ?? null ) ? $stored[ $name ] : '';
		$status = $text( 'status' );
		$series = Series::clean( $text( 'series' ) );
		$credit = Series::clean( $text( 'credit_series' ) );
		return new self(
			( $stored['is_on'] ?? false ) === true,
			$series === '' ? 'SF' : $series,
			$credit === '' ? 'KS' : $credit,
			$status === 'completed' ? $status : 'processing',
			$text( 'note' ),
			is_int( $stored['since'] ?? null ) ? $stored['since'] : 0
		);
	}

	public function save(): void {
		update_option( self::OPTION, get_object_vars( $this ), true );
	}

	/** @return list<string> Order statuses that issue an invoice. */
	public function statuses(): array {
		return $this->status === 'completed' ? [ 'completed' ] : self::STATUSES;
	}
}
