<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Storage;

use InvalidArgumentException;
use Vitrina\Companion\Invoices\DocumentsSource;
use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\Domain\Kind;
use Vitrina\Runtime\Database;

/** Reads documents for lists and exports. */
final readonly class InvoiceList implements DocumentsSource {
	public const PER_PAGE = 50;

	private const CHUNK = 200;

	/**
	 * @param string $search Part of a number, an order's number, or the buyer's name or codes.
	 * @param string $month  Y-m; empty for all.
	 * @param int    $page   From 1.
	 * @return array{rows: list<IssuedDocument|string>, total: int} The newest first; of a changed row only its number.
	 */
	public function page( string $search, string $month, ?Kind $kind, int $page ): array {
		$like  = '%' . Database::connection()->esc_like( $search ) . '%';
		$range = self::range( $month );
		$where = [ InvoiceTable::name(), $search === '' ? 1 : 0, $like, $like, $like, $like, $range[0], $range[1], $kind === null ? 1 : 0, $kind->value ?? '' ];
		$total = (int) Database::select_value( 'SELECT COUNT(*) FROM %i WHERE ( %d = 1 OR label LIKE %s OR order_number LIKE %s OR buyer LIKE %s OR buyer_codes LIKE %s ) AND issued_on >= %s AND issued_on < %s AND ( %d = 1 OR kind = %s )', ...$where );
		$rows  = Database::select( 'SELECT * FROM %i WHERE ( %d = 1 OR label LIKE %s OR order_number LIKE %s OR buyer LIKE %s OR buyer_codes LIKE %s ) AND issued_on >= %s AND issued_on < %s AND ( %d = 1 OR kind = %s ) ORDER BY id DESC LIMIT %d OFFSET %d', ...$where, ...[ self::PER_PAGE, ( max( 1, $page ) - 1 ) * self::PER_PAGE ] );
		return [
			'rows'  => array_map( self::document_or_label( ... ), $rows ),
			'total' => $total,
		];
	}

	/** @return list<string> Months with a document, Y-m, the newest first. */
	public function months(): array {
		return array_map( strval( ... ), array_column( Database::select( "SELECT DISTINCT DATE_FORMAT( issued_on, '%%Y-%%m' ) AS month FROM %i ORDER BY month DESC", InvoiceTable::name() ), 'month' ) );
	}

	/** @return iterable<Document> By number within each series. The rows are read in chunks. */
	public function of_month( int $year, int $month ): iterable {
		[ $from, $until ] = self::range( sprintf( '%04d-%02d', $year, $month ) );
		for ( $offset = 0; ; $offset += self::CHUNK ) {
			$rows = Database::select( 'SELECT * FROM %i WHERE issued_on >= %s AND issued_on < %s ORDER BY series, number LIMIT %d OFFSET %d', InvoiceTable::name(), $from, $until, self::CHUNK, $offset );
			foreach ( $rows as $row ) {
				yield IssuedDocument::of_row( $row )->document;
			}
			if ( count( $rows ) < self::CHUNK ) {
				return;
			}
		}
	}

	public function find( int $id ): ?Document {
		$row = Database::select( 'SELECT * FROM %i WHERE id = %d', InvoiceTable::name(), $id )[0] ?? null;
		return $row === null ? null : IssuedDocument::of_row( $row )->document;
	}

	/** @return list<IssuedDocument> Documents whose buyer has the e-mail address. */
	public function of_buyer( string $email ): array {
		// The address as JSON escapes it. Another field may contain it, too, so the buyer's address is compared below.
		$like   = '%' . Database::connection()->esc_like( trim( (string) wp_json_encode( $email, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), '"' ) ) . '%';
		$issued = array_map( IssuedDocument::of_row( ... ), Database::select( 'SELECT * FROM %i WHERE document LIKE %s', InvoiceTable::name(), $like ) );
		return array_values( array_filter( $issued, static fn ( IssuedDocument $one ): bool => strcasecmp( $one->document->buyer->email, $email ) === 0 ) );
	}

	/** @param array<string, string|null> $row */
	private static function document_or_label( array $row ): IssuedDocument|string {
		try {
			return IssuedDocument::of_row( $row );
		} catch ( InvalidArgumentException ) {
			return (string) $row['label'];
		}
	}

	/** @return array{string, string} First day, and the day after the last; of all days if no month is given. */
	private static function range( string $month ): array {
		$first = preg_match( '/^\d{4}-(?:0[1-9]|1[0-2])$/D', $month ) === 1 ? "{$month}-01" : '';
		return $first === '' ? [ '1000-01-01', '9999-12-31' ] : [ $first, gmdate( 'Y-m-d', (int) strtotime( "{$first} +1 month UTC" ) ) ];
	}
}
