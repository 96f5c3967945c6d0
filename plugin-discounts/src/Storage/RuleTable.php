<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storage;

use Vitrina\Discounts\Domain\Rule;
use Vitrina\Discounts\Domain\RuleData;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;

/**
 * Stores the rules; enabled ones are also in the object cache. Each method throws a DatabaseException when its query fails.
 */
final class RuleTable {

	/** Cache version, changed with every write. */
	public const VERSION_OPTION = 'vitrina_discounts_version';

	private const CACHE             = 'vitrina_discounts';
	private const DELETED_RETENTION = 30 * DAY_IN_SECONDS;

	private readonly RuleData $data;

	/** @var array{string, list<Rule>}|null The enabled rules and their version, for all prices of a page. */
	private ?array $enabled = null;

	public function __construct( ?int $decimals = null ) {
		$this->data = new RuleData( $decimals ?? wc_get_price_decimals() );
	}

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_discount_rules';
	}

	/**
	 * Enabled rules, regardless of their dates. Cached.
	 *
	 * @return list<Rule> By priority.
	 * @throws DatabaseException When the query fails; nothing is cached then.
	 */
	public function enabled(): array {
		$version = $this->version();
		if ( $this->enabled !== null && $this->enabled[0] === $version ) {
			return $this->enabled[1];
		}
		$key  = "enabled-{$version}";
		$rows = wp_cache_get( $key, self::CACHE );
		if ( ! is_array( $rows ) ) {
			$rows = Database::select( 'SELECT * FROM %i WHERE enabled = 1 AND deleted_at IS NULL ORDER BY priority, id', self::name() );
			wp_cache_set( $key, $rows, self::CACHE, DAY_IN_SECONDS );
		}
		$this->enabled = [ $version, $this->rules( $rows ) ];
		return $this->enabled[1];
	}

	/** @return list<Rule> By priority, without the deleted ones. */
	public function all(): array {
		return $this->rules( Database::select( 'SELECT * FROM %i WHERE deleted_at IS NULL ORDER BY priority, id', self::name() ) );
	}

	public function find( int $id ): ?Rule {
		$row = Database::select( 'SELECT * FROM %i WHERE id = %d AND deleted_at IS NULL', self::name(), $id )[0] ?? null;
		return is_array( $row ) ? $this->data->rule( $row ) : null;
	}

	/** @return int Id of the rule; id 0 creates one. */
	public function save( Rule $rule ): int {
		$db  = Database::connection();
		$row = $this->data->row( $rule );
		self::check( $rule->id === 0 ? $db->insert( self::name(), $row ) : $db->update( self::name(), $row, [ 'id' => $rule->id ] ) );
		$id = $rule->id === 0 ? $db->insert_id : $rule->id;
		$this->invalidate();
		return $id;
	}

	public function switch( int $id, bool $is_enabled ): void {
		self::check( Database::connection()->update( self::name(), [ 'enabled' => $is_enabled ? 1 : 0 ], [ 'id' => $id ] ) );
		$this->invalidate();
	}

	/**
	 * Sets the priorities 1, 2, 3… in this order.
	 *
	 * @param list<int> $ids
	 */
	public function sort( array $ids ): void {
		foreach ( $ids as $index => $id ) {
			self::check( Database::connection()->update( self::name(), [ 'priority' => $index + 1 ], [ 'id' => $id ] ) );
		}
		$this->invalidate();
	}

	/** Marks a rule as deleted. It can be restored for 30 days, and is then removed by a later deletion. */
	public function delete( int $id ): void {
		self::check( Database::connection()->update( self::name(), [ 'deleted_at' => time() ], [ 'id' => $id ] ) );
		Database::execute( 'DELETE FROM %i WHERE deleted_at < %d', self::name(), time() - self::DELETED_RETENTION );
		$this->invalidate();
	}

	public function restore( int $id ): void {
		self::check( Database::connection()->update( self::name(), [ 'deleted_at' => null ], [ 'id' => $id ] ) );
		$this->invalidate();
	}

	private function version(): string {
		$version = get_option( self::VERSION_OPTION );
		return is_scalar( $version ) ? (string) $version : '0';
	}

	private function invalidate(): void {
		// Two writes within a second must not share a version.
		update_option( self::VERSION_OPTION, uniqid( '', true ), true );
		/**
		 * Fires after discount rules were saved, before prices are calculated.
		 *
		 * @since 0.1.0
		 */
		do_action( 'vitrina_discounts_rules_saved' );
	}

	/** @throws DatabaseException When the query failed. */
	private static function check( int|bool $result ): void {
		if ( $result === false ) {
			throw new DatabaseException( esc_html( Database::connection()->last_error ) );
		}
	}

	/** @return list<Rule> */
	private function rules( mixed $rows ): array {
		$rules = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			$rule = is_array( $row ) ? $this->data->rule( $row ) : null;
			if ( $rule !== null ) {
				$rules[] = $rule;
			}
		}
		return $rules;
	}
}
