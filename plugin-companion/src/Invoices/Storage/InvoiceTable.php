<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Storage;

use Closure;
use InvalidArgumentException;
use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\Domain\Kind;
use Vitrina\Companion\Storage\DatabaseLocks;
use Vitrina\Companion\Storage\Transaction;
use Vitrina\Runtime\Clock;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;

/** Invoices and credit notes, which are only ever added. */
final readonly class InvoiceTable {
	/** Attempts to store a document, because of lost connections, deadlocks, and numbers that another server took. */
	private const ATTEMPTS = 5;

	/** Longest pause between two attempts, in microseconds. */
	private const PAUSE = 60_000;

	private const BUYER_LENGTH = 200;
	private const CODES_LENGTH = 100;

	public function __construct( private Clock $clock ) {}

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_invoices';
	}

	/** Whether the database can give numbers without gaps: SQLite has no locks of rows. */
	public static function is_supported(): bool {
		return ! DatabaseLocks::is_sqlite( Database::connection() );
	}

	/** Whether no document was ever issued; also if there is no table. */
	public static function is_empty(): bool {
		$db         = Database::connection();
		$suppressed = $db->suppress_errors();
		$first      = $db->get_var( (string) $db->prepare( 'SELECT id FROM %i LIMIT 1', self::name() ) );
		$db->suppress_errors( $suppressed );
		return $first === null;
	}

	/**
	 * Gives the next number of a series to a document and stores it. If the order or refund already has one, returns it.
	 *
	 * @param int                    $refund_id 0 for an invoice, and for the credit note of a cancelled order.
	 * @param Closure(int): Document $build     Makes the document with its number.
	 * @throws DatabaseException When the document could not be stored: then no number was used.
	 */
	public function issue( Kind $kind, string $series, int $order_id, int $refund_id, Closure $build ): IssuedDocument {
		if ( ! self::is_supported() ) {
			throw new DatabaseException( 'Invoices need MySQL or MariaDB: this database has no locks of rows.' );
		}
		for ( $attempt = 1; ; $attempt++ ) {
			try {
				$id     = $this->find_event( $kind, $order_id, $refund_id ) ?? $this->add( $kind, $series, $order_id, $refund_id, $build );
				$issued = $this->find_issued( $id );
				// wpdb replaces a lost connection silently; what the transaction has written is then gone.
				return $issued ?? throw new DatabaseException( 'The invoice was not stored.' );
			} catch ( DatabaseException $error ) {
				if ( $attempt === self::ATTEMPTS ) {
					throw $error;
				}
				usleep( random_int( 1, self::PAUSE ) );
			}
		}
	}

	/** @throws InvalidArgumentException If the row was changed. */
	public function find_issued( int $id ): ?IssuedDocument {
		$row = Database::select( 'SELECT * FROM %i WHERE id = %d', self::name(), $id )[0] ?? null;
		return $row === null ? null : IssuedDocument::of_row( $row );
	}

	/** The order of a document; null if there is no such document. */
	public function order_id( int $id ): ?int {
		$order_id = Database::select_value( 'SELECT order_id FROM %i WHERE id = %d', self::name(), $id );
		return $order_id === null ? null : (int) $order_id;
	}

	/** @return list<IssuedDocument> In the order of their issue. */
	public function of_order( int $order_id ): array {
		return array_map( IssuedDocument::of_row( ... ), Database::select( 'SELECT * FROM %i WHERE order_id = %d ORDER BY id', self::name(), $order_id ) );
	}

	/**
	 * @param list<int> $order_ids
	 * @return list<int> Those without an invoice.
	 */
	public function without_invoice( array $order_ids ): array {
		if ( $order_ids === [] ) {
			return [];
		}
		$places = implode( ', ', array_fill( 0, count( $order_ids ), '%d' ) );
		$rows   = Database::rows( Database::connection()->prepare( "SELECT order_id FROM %i WHERE kind = %s AND order_id IN ( {$places} )", self::name(), Kind::INVOICE->value, ...$order_ids ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
		return array_values( array_diff( $order_ids, array_map( intval( ... ), array_column( $rows, 'order_id' ) ) ) );
	}

	private function find_event( Kind $kind, int $order_id, int $refund_id ): ?int {
		$id = Database::select_value( 'SELECT id FROM %i WHERE kind = %s AND order_id = %d AND refund_id = %d', self::name(), $kind->value, $order_id, $refund_id );
		return $id === null ? null : (int) $id;
	}

	/**
	 * @param Closure(int): Document $build
	 * @return int Id of the row.
	 */
	private function add( Kind $kind, string $series, int $order_id, int $refund_id, Closure $build ): int {
		SeriesLock::ensure( $series );
		return Transaction::run(
			function () use ( $kind, $series, $order_id, $refund_id, $build ): int {
				$first = SeriesLock::lock( $series );
				// Read after the lock, so that it finds what the previous request stored.
				$existing = $this->find_event( $kind, $order_id, $refund_id );
				if ( $existing !== null ) {
					return $existing;
				}
				$last = (int) Database::select_value( 'SELECT MAX( number ) FROM %i WHERE series = %s FOR UPDATE', self::name(), $series );
				// The only write: either the whole document is stored with its number, or nothing.
				return $this->insert( $build( max( $first, $last + 1 ) ), $refund_id );
			}
		);
	}

	private function insert( Document $document, int $refund_id ): int {
		$db         = Database::connection();
		$json       = (string) wp_json_encode( $document->to_array(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR );
		$suppressed = $db->suppress_errors();
		$is_stored  = $db->insert(
			self::name(),
			[
				'series'       => $document->series,
				'number'       => $document->number,
				'kind'         => $document->kind->value,
				'order_id'     => $document->order_id,
				'refund_id'    => $refund_id,
				'issued_at'    => $this->clock->now(),
				'document'     => $json,
				'sha256'       => hash( 'sha256', $json ),
				'label'        => $document->label(),
				'order_number' => $document->order_number,
				'issued_on'    => $document->date,
				'buyer'        => mb_substr( $document->buyer->name, 0, self::BUYER_LENGTH ),
				'buyer_codes'  => mb_substr( trim( "{$document->buyer->company_code} {$document->buyer->vat_code}" ), 0, self::CODES_LENGTH ),
			]
		);
		$db->suppress_errors( $suppressed );
		return $is_stored === 1 ? $db->insert_id : throw new DatabaseException( esc_html( "The invoice could not be stored: {$db->last_error}" ) );
	}
}
