<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storage;

use Vitrina\Runtime\Database;

/** The table of Woo Discount Rules; only read. */
final class LegacyRuleTable {

	private static function name(): string {
		return Database::connection()->prefix . 'wdr_rules';
	}

	public function exists(): bool {
		$db = Database::connection();
		return self::name() === Database::value( $db->prepare( 'SHOW TABLES LIKE %s', $db->esc_like( self::name() ) ) );
	}

	/** @return list<array<string, string|null>> */
	public function rows(): array {
		if ( ! $this->exists() ) {
			return [];
		}
		return Database::rows( Database::connection()->prepare( 'SELECT * FROM %i ORDER BY priority, id', self::name() ) );
	}
}
