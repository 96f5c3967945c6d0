<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices\Storage;

use DateTimeZone;
use Vitrina\Companion\Prices\Domain\Price;
use Vitrina\Companion\Prices\Domain\PriceChange;
use Vitrina\Companion\Prices\Domain\PriceHistory;
use Vitrina\Companion\Storage\SiteAware;
use Vitrina\Runtime\Database;

/**
 * The table of price changes of products and variations, one row per change.
 *
 * Amounts are in minor units of the row's own currency and decimals. Rows of
 * another currency, or from before the shop's decimals were changed, are not
 * comparable and are not read.
 */
final readonly class PriceTable {
	use SiteAware;

	public function name(): string {
		return $this->db->prefix . 'vitrina_price_history';
	}

	/**
	 * Loads any number of histories in one query.
	 *
	 * @param list<int> $ids Product and variation IDs.
	 * @return array<int, PriceHistory> By ID; an empty history if nothing was recorded.
	 */
	public function histories( array $ids ): array {
		$changes      = array_fill_keys( $ids, [] );
		$placeholders = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$rows         = $ids === [] ? [] : $this->read(
			"SELECT product_id, price, is_reduced, changed_at FROM %i WHERE product_id IN ({$placeholders}) AND currency = %s AND decimals = %d ORDER BY changed_at, id",
			[ $this->name(), ...$ids, ...$this->unit() ]
		);
		foreach ( $rows as $row ) {
			$changes[ (int) $row['product_id'] ][] = new PriceChange( $this->price( $row ), (int) $row['changed_at'] );
		}
		$timezone = new DateTimeZone( wp_timezone_string() );
		return array_map( static fn ( array $of_product ): PriceHistory => new PriceHistory( $of_product, $timezone ), $changes );
	}

	/** @return list<Price> */
	public function last_of_variations( int $parent_id ): array {
		$rows = $this->read(
			'SELECT price, is_reduced FROM %i WHERE id IN (SELECT MAX(id) FROM %i WHERE parent_id = %d AND currency = %s AND decimals = %d GROUP BY product_id)',
			[ $this->name(), $this->name(), $parent_id, ...$this->unit() ]
		);
		return array_map( $this->price( ... ), $rows );
	}

	public function append( int $id, int $parent_id, PriceChange $change ): void {
		[ $currency, $decimals ] = $this->unit();
		$this->db->insert(
			$this->name(),
			[
				'product_id' => $id,
				'parent_id'  => $parent_id,
				'price'      => $change->price->amount,
				'is_reduced' => (int) $change->price->is_reduced,
				'currency'   => $currency,
				'decimals'   => $decimals,
				'changed_at' => $change->since,
			],
			[ '%d', '%d', '%d', '%d', '%s', '%d', '%d' ]
		);
	}

	/** Deletes changes before a time, except the change that still applied at it. */
	public function prune( int $id, int $needed_since ): void {
		$last = Database::value( $this->db->prepare( 'SELECT MAX(changed_at) FROM %i WHERE product_id = %d AND changed_at <= %d', $this->name(), $id, $needed_since ) );
		if ( is_numeric( $last ) ) {
			$this->db->query( (string) $this->db->prepare( 'DELETE FROM %i WHERE product_id = %d AND changed_at < %d', $this->name(), $id, (int) $last ) );
		}
	}

	public function delete( int $id ): void {
		$this->db->query( (string) $this->db->prepare( 'DELETE FROM %i WHERE product_id = %d', $this->name(), $id ) );
	}

	public function drop(): void {
		$this->db->query( (string) $this->db->prepare( 'DROP TABLE IF EXISTS %i', $this->name() ) );
	}

	/**
	 * The next products after an ID, ordered by ID.
	 *
	 * @return list<int>
	 */
	public function products_after( int $id, int $limit ): array {
		$found = Database::rows( $this->db->prepare( "SELECT ID FROM %i WHERE post_type = 'product' AND ID > %d ORDER BY ID LIMIT %d", $this->db->posts, $id, $limit ) );
		return array_map( intval( ... ), array_column( $found, 'ID' ) );
	}

	/** @return array{string, int} Currency, and decimals of its minor unit. */
	private function unit(): array {
		return [ get_woocommerce_currency(), wc_get_price_decimals() ];
	}

	/**
	 * @param list<int|string> $values
	 * @return list<array<string, string|null>>
	 */
	private function read( string $query, array $values ): array {
		// @phpstan-ignore argument.type (As many placeholders as there are IDs.)
		return Database::rows( $this->db->prepare( $query, $values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- The queries above contain only placeholders.
	}

	/** @param array<string, string|null> $row */
	private function price( array $row ): Price {
		return new Price( isset( $row['price'] ) ? (int) $row['price'] : null, ( $row['is_reduced'] ?? '' ) === '1' );
	}
}
