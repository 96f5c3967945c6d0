<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Storage;

use Vitrina\Companion\Invoices\Domain\Document;
use InvalidArgumentException;

/** A document with the id of its row. */
final readonly class IssuedDocument {
	/**
	 * @param int $refund_id 0 for an invoice, and for the credit note of a cancelled order.
	 * @param int $issued_at Unix time.
	 */
	public function __construct(
		public int $id,
		public Document $document,
		public int $refund_id,
		public int $issued_at,
	) {}

	/**
	 * @param array<string, string|null> $row
	 * @throws InvalidArgumentException If the row is not what was stored.
	 */
	public static function of_row( array $row ): self {
		$json = $row['document'] ?? '';
		if ( ! hash_equals( $row['sha256'] ?? '', hash( 'sha256', $json ) ) ) {
			throw new InvalidArgumentException( 'The stored document is not the one that was issued: its checksum differs.' );
		}
		$fields = json_decode( $json, true );
		return new self( (int) ( $row['id'] ?? 0 ), Document::from_array( is_array( $fields ) ? $fields : [] ), (int) ( $row['refund_id'] ?? 0 ), (int) ( $row['issued_at'] ?? 0 ) );
	}
}
