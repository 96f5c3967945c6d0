<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storage;

/**
 * The table of the plugin this one replaces; only read.
 */
final class OldRuleTable {

	private static function name(): string {
		return Database::connection()->prefix . 'wdr_rules';
	}

	public function exists(): bool {
		$db = Database::connection();
		return self::name() === $db->get_var( $db->prepare( 'SHOW TABLES LIKE %s', $db->esc_like( self::name() ) ) );
	}

	/**
	 * @return list<array<array-key, mixed>>
	 */
	public function rows(): array {
		if ( ! $this->exists() ) {
			return [];
		}
		$db   = Database::connection();
		$rows = $db->get_results( $db->prepare( 'SELECT * FROM %i ORDER BY priority, id', self::name() ), ARRAY_A );
		return array_values( array_filter( is_array( $rows ) ? $rows : [], is_array( ... ) ) );
	}
}
