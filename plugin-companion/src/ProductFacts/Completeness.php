<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\ProductFacts\Domain\Facts;
use Vitrina\Companion\ProductFacts\Domain\Inheritance;
use Vitrina\Companion\ProductFacts\Storage\FactsTable;

/** Finds the facts that published products lack. A fact that a product inherits is not missing. */
final class Completeness {
	/** Products per batch; a batch needs five queries. */
	private const BATCH = 2000;

	/**
	 * Checks the published products that are shipped.
	 *
	 * @return array{int, array<string, list<int>>} Number of these products; and for each of Facts::CHECKED, the IDs of those that lack it.
	 * @throws \Vitrina\Runtime\DatabaseException If a query failed.
	 */
	public static function check(): array {
		$of_terms  = FactsTable::of_terms();
		$parents   = [];
		$union     = array_values( WC()->countries->get_european_union_countries() );
		$languages = ShopLanguages::other_codes();
		$lacking   = array_fill_keys( Facts::CHECKED, [] );
		$total     = 0;
		foreach ( FactsMeta::TAXONOMIES as $taxonomy ) {
			$parents[ $taxonomy ] = FactsTable::parents( $taxonomy );
		}
		for ( $last = 0; ; $last = array_key_last( $codes ) ) {
			$codes = FactsTable::products_after( $last, self::BATCH );
			if ( $codes === [] ) {
				return [ $total, $lacking ];
			}
			$total += count( $codes );
			foreach ( self::levels( $codes, $of_terms, $parents ) as $id => $levels ) {
				foreach ( Inheritance::resolve( $levels )->missing( $union, $languages ) as $what ) {
					$lacking[ $what ][] = $id;
				}
			}
		}
	}

	/**
	 * @param non-empty-array<int, string>      $codes    Product ID → GTIN or SKU, in the order of IDs.
	 * @param array<int, array<string, string>> $of_terms Term ID → values by field.
	 * @param array<string, array<int, int>>    $parents  Taxonomy → term ID → ID of the parent.
	 * @return array<int, list<array<string, string>>> Product ID → its levels, the nearest first.
	 */
	private static function levels( array $codes, array $of_terms, array $parents ): array {
		[ $first, $last ] = [ array_key_first( $codes ), array_key_last( $codes ) ];
		$of_posts         = FactsTable::of_posts( $first, $last );
		$levels           = [];
		foreach ( $codes as $id => $code ) {
			$levels[ $id ] = [ ( $of_posts[ $id ] ?? [] ) + ( $code === '' ? [] : [ 'identifier' => $code ] ) ];
		}
		foreach ( $parents as $taxonomy => $of_taxonomy ) {
			$terms = FactsTable::terms( $taxonomy, $first, $last );
			foreach ( array_intersect_key( $terms, $codes ) as $id => $assigned ) {
				foreach ( Inheritance::order( $assigned, $of_taxonomy ) as $term ) {
					$levels[ $id ][] = $of_terms[ $term ] ?? [];
				}
			}
		}
		return $levels;
	}
}
