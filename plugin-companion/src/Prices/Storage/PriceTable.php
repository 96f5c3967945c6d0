<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices\Storage;

use DateTimeZone;
use Vitrina\Companion\Prices\Domain\Price;
use Vitrina\Companion\Prices\Domain\PriceChange;
use Vitrina\Companion\Prices\Domain\PriceHistory;
use Vitrina\Runtime\Database;

/**
 * The table of price changes of products and variations, one row per change.
 *
 * Amounts are in minor units of the row's own currency and decimals. Rows of
 * another currency, or from before the shop's decimals were changed, are not
 * comparable and are not read.
 */
final readonly class PriceTable {
	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_price_history';
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
		$rows         = $ids === [] ? [] : Database::select(
			"SELECT product_id, price, is_reduced, changed_at FROM %i WHERE product_id IN ({$placeholders}) AND currency = %s AND decimals = %d ORDER BY changed_at, id",
			self::name(),
			...$ids,
			...$this->unit()
		);
		foreach ( $rows as $row ) {
			$changes[ (int) $row['product_id'] ][] = new PriceChange( $this->price( $row ), (int) $row['changed_at'] );
		}
		$timezone = new DateTimeZone( wp_timezone_string() );
		return array_map( static fn ( array $of_product ): PriceHistory => new PriceHistory( $of_product, $timezone ), $changes );
	}

	/** @return list<Price> */
	public function last_of_variations( int $parent_id ): array {
		$rows = Database::select(
			'SELECT price, is_reduced FROM %i WHERE id IN (SELECT MAX(id) FROM %i WHERE parent_id = %d AND currency = %s AND decimals = %d GROUP BY product_id)',
			self::name(),
			self::name(),
			$parent_id,
			...$this->unit()
		);
		return array_map( $this->price( ... ), $rows );
	}

	public function append( int $id, int $parent_id, PriceChange $change ): void {
		[ $currency, $decimals ] = $this->unit();
		Database::connection()->insert(
			self::name(),
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

	/** Deletes changes before a time, except the last, whose price still applied at that time. Those of another currency are kept. */
	public function prune( int $id, int $needed_since ): void {
		$unit = $this->unit();
		$last = Database::select_value( 'SELECT MAX(changed_at) FROM %i WHERE product_id = %d AND changed_at <= %d AND currency = %s AND decimals = %d', self::name(), $id, $needed_since, ...$unit );
		if ( is_numeric( $last ) ) {
			Database::execute( 'DELETE FROM %i WHERE product_id = %d AND changed_at < %d AND currency = %s AND decimals = %d', self::name(), $id, (int) $last, ...$unit );
		}
	}

	public function delete( int $id ): void {
		Database::execute( 'DELETE FROM %i WHERE product_id = %d', self::name(), $id );
	}

	/** @return array{string, int} Currency, and decimals of its minor unit. */
	private function unit(): array {
		return [ get_woocommerce_currency(), wc_get_price_decimals() ];
	}

	/** @param array<string, string|null> $row */
	private function price( array $row ): Price {
		return new Price( isset( $row['price'] ) ? (int) $row['price'] : null, ( $row['is_reduced'] ?? '' ) === '1' );
	}
}
