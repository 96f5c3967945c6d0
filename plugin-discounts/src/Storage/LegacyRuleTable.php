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
		return self::name() === Database::select_value( 'SHOW TABLES LIKE %s', Database::connection()->esc_like( self::name() ) );
	}

	/** @return list<array<string, string|null>> */
	public function rows(): array {
		if ( ! $this->exists() ) {
			return [];
		}
		return Database::select( 'SELECT * FROM %i ORDER BY priority, id', self::name() );
	}
}
