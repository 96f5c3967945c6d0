<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use Vitrina\BankLink\Domain\Source;
use Vitrina\Runtime\Database;

/**
 * The history of attempts. Equal events are stored once, so repeated messages cannot
 * fill the table.
 */
class EventTable {

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_payment_events';
	}

	public function add( int $attempt_id, Source $source, string $kind, string $detail = '' ): void {
		Database::execute(
			'INSERT IGNORE INTO %i (attempt_id, happened_at, source, kind, detail, fingerprint) VALUES (%d, %d, %s, %s, %s, %s)',
			self::name(),
			$attempt_id,
			time(),
			$source->value,
			$kind,
			$detail,
			sha1( "{$source->value} {$kind} {$detail}" )
		);
	}

	/** @return list<array{at: int, source: string, kind: string, detail: string}> Oldest first. */
	public function of_attempt( int $attempt_id ): array {
		$rows = Database::select( 'SELECT * FROM %i WHERE attempt_id = %d ORDER BY id', self::name(), $attempt_id );
		$list = [];
		foreach ( $rows as $row ) {
			$text   = static fn ( string $name ): string => $row[ $name ] ?? '';
			$list[] = [
				'at'     => (int) $text( 'happened_at' ),
				'source' => $text( 'source' ),
				'kind'   => $text( 'kind' ),
				'detail' => $text( 'detail' ),
			];
		}
		return $list;
	}
}
