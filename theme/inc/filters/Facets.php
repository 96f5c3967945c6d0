<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Filters;

use Vitrina\Runtime\Swatches\AttributeType;
use Vitrina\Runtime\Swatches\Swatch;
use Vitrina\Theme\Filters\Storage\ProductFacts;
use WC_Tax;
use WP_Term;


/**
 * The facets of a listing, and the number of products of each value.
 * Facets are combined with AND, values of one facet with OR. Values of an attribute are combined with AND if
 * `query_type_ATTRIBUTE` is `and` or missing, as in WooCommerce. The count of a value is the number of products
 * that have it and match all other facets.
 */
final class Facets {
	/** @var array<string, list<int>> Filter → products that match it. */
	private array $matching = [];

	/** @var array<string, list<WP_Term>> Attribute → its terms in its order. */
	private array $terms = [];

	/**
	 * @param list<int>             $products   Products of the listing without filters.
	 * @param array<string, string> $attributes Parameter → taxonomy.
	 */
	public function __construct(
		private readonly ProductFacts $facts,
		private readonly Selection $selection,
		private readonly array $products,
		private readonly array $attributes,
		private readonly Categories $categories,
	) {}

	/**
	 * All facets with more than one value or a selected one, in display order.
	 *
	 * @param int    $category  Category whose archive the listing is; 0 for none.
	 * @param string $attribute Taxonomy whose archive the listing is; it is left out; empty for none.
	 * @return list<Facet>
	 */
	public function all( int $category, string $attribute ): array {
		$facets = [
			$this->category( $category ),
			...$this->attributes( $attribute ),
			$this->rating(),
			$this->stock(),
		];
		return array_values( array_filter( $facets, fn ( Facet $facet ): bool => count( $facet->values ) > 1 || $this->selection->of( $facet->name ) !== [] ) );
	}

	/** @return array{float, float}|null The lowest and highest displayed price of the products that match all other filters, in whole major units. */
	public function price_range(): ?array {
		$range = $this->facts->price_range( $this->products_left( Selection::PRICE ) );
		return $range === null ? null : [ floor( self::to_shown_price( $range[0] ) ), ceil( self::to_shown_price( $range[1] ) ) ];
	}

	private function category( int $root ): Facet {
		$counts   = $this->facts->category_counts( $this->products_left( Selection::CATEGORIES ), $this->categories->subtrees( $root ) );
		$selected = $this->selection->of( Selection::CATEGORIES );
		$values   = array_map(
			fn ( array $row ): FacetValue => new FacetValue( $row['term']->slug, self::text( $row['term']->name ), $counts[ $row['term']->term_id ] ?? 0, '', $row['kin'], $row['depth'] ),
			$this->categories->offered_terms( $root, $selected )
		);
		return new Facet( Selection::CATEGORIES, __( 'Category', 'vitrina' ), $this->offered_values( Selection::CATEGORIES, $values ) );
	}

	/**
	 * @param string $excluded Taxonomy to leave out.
	 * @return list<Facet>
	 */
	private function attributes( string $excluded ): array {
		$shown      = array_filter( $this->attributes, fn ( string $taxonomy ): bool => $taxonomy !== $excluded );
		$unfiltered = array_filter( $shown, fn ( string $name ): bool => $this->selection->of( $name ) === [], ARRAY_FILTER_USE_KEY );
		$counts     = $this->facts->attribute_counts( $this->products_left( '' ), array_values( $unfiltered ) );
		foreach ( array_diff_key( $shown, $unfiltered ) as $name => $taxonomy ) {
			$counts += $this->facts->attribute_counts( $this->products_left( $name ), [ $taxonomy ] );
		}
		$offered = [];
		foreach ( $shown as $name => $taxonomy ) {
			$offered[ $name ] = array_values( array_filter( $this->terms( $taxonomy ), fn ( WP_Term $term ): bool => isset( $counts[ $term->term_id ] ) || $this->selection->has( $name, $term->slug ) ) );
		}
		$visual = array_filter( $shown, fn ( string $taxonomy ): bool => Swatch::is_visual( AttributeType::of( $taxonomy ) ) );
		_prime_post_caches( Swatch::image_ids( array_merge( ...array_values( array_intersect_key( $offered, $visual ) ) ) ), false );
		$facets = [];
		foreach ( $shown as $name => $taxonomy ) {
			$type     = AttributeType::of( $taxonomy );
			$values   = array_map(
				fn ( WP_Term $term ): FacetValue => new FacetValue( $term->slug, self::text( $term->name ), $counts[ $term->term_id ] ?? 0, Swatch::of_term( $term, $type, $term->name )->background() ),
				$offered[ $name ]
			);
			$facets[] = new Facet( $name, self::text( wc_attribute_label( $taxonomy ) ), $this->offered_values( $name, $values ) );
		}
		return $facets;
	}

	private function rating(): Facet {
		$terms  = self::rating_terms();
		$counts = $this->facts->visibility_counts( $this->products_left( Selection::RATING ), array_values( $terms ) );
		$values = [];
		foreach ( $terms as $stars => $term ) {
			/* translators: %d: number of stars out of five. */
			$label    = sprintf( _n( '%d star', '%d stars', $stars, 'vitrina' ), $stars );
			$values[] = new FacetValue( (string) $stars, $label, $counts[ $term ] ?? 0 );
		}
		return new Facet( Selection::RATING, __( 'Rating', 'vitrina' ), $this->offered_values( Selection::RATING, $values ) );
	}

	private function stock(): Facet {
		$counts = $this->facts->stock_counts( $this->products_left( Selection::STOCK ) );
		$values = [];
		foreach ( wc_get_product_stock_status_options() as $state => $label ) {
			$values[] = new FacetValue( (string) $state, self::text( is_string( $label ) ? $label : '' ), $counts[ $state ] ?? 0 );
		}
		return new Facet( Selection::STOCK, __( 'Availability', 'vitrina' ), $this->offered_values( Selection::STOCK, $values ) );
	}

	/**
	 * Values with products, and selected values.
	 *
	 * @param list<FacetValue> $values All values.
	 * @return list<FacetValue>
	 */
	private function offered_values( string $name, array $values ): array {
		return array_values( array_filter( $values, fn ( FacetValue $value ): bool => $value->count > 0 || $this->selection->has( $name, $value->value ) ) );
	}

	/**
	 * Products that match all filters except one.
	 *
	 * @param string $except Name of that filter; empty to apply all.
	 * @return list<int>
	 */
	private function products_left( string $except ): array {
		$left = array_flip( $this->products );
		foreach ( $this->filter_queries( $except ) as $key => $filter ) {
			$this->matching[ $key ] ??= $filter();
			$left                     = array_intersect_key( $left, array_flip( $this->matching[ $key ] ) );
		}
		return array_keys( $left );
	}

	/** @return array<string, callable(): list<int>> The queries of all active filters except one. */
	private function filter_queries( string $except ): array {
		$queries = [];
		$all     = [];
		foreach ( array_diff_key( $this->selection->values, [ $except => true ] ) as $name => $values ) {
			$is_strict = count( $values ) > 1 && in_array( $name, $this->selection->all_of, true );
			$terms     = isset( $this->attributes[ $name ] ) ? $this->term_ids( $this->attributes[ $name ], $values ) : [];
			if ( $is_strict ) {
				$all = [ ...$all, ...$terms ];
				continue;
			}
			$queries[ $name ] = fn (): array => match ( $name ) {
				Selection::CATEGORIES => $this->facts->in_any_term( $this->products, $this->categories->rows_of( $values ) ),
				Selection::RATING     => $this->facts->in_any_term( $this->products, array_values( array_intersect_key( self::rating_terms(), array_flip( array_map( intval( ... ), $values ) ) ) ) ),
				Selection::STOCK      => $this->facts->in_stock_state( $this->products, $values ),
				default               => $this->facts->with_any_term( $this->products, $terms ),
			};
		}
		if ( $all !== [] ) {
			// WooCommerce combines the values of all these attributes with AND in one query.
			$queries[ 'all:' . implode( ',', $all ) ] = fn (): array => $this->facts->with_all_terms( $this->products, $all );
		}
		if ( $except !== Selection::PRICE && $this->selection->has_price() ) {
			$queries[ Selection::PRICE ] = $this->products_at_price( ... );
		}
		return $queries;
	}

	/** @return list<int> */
	private function products_at_price(): array {
		return $this->facts->in_price_range(
			$this->products,
			self::to_stored_price( (float) $this->selection->from ),
			self::to_stored_price( $this->selection->to === '' ? (float) PHP_INT_MAX : (float) $this->selection->to )
		);
	}

	/** Converts a displayed price to a stored one, as WooCommerce's listing does. */
	private static function to_stored_price( float $price ): float {
		$rates = self::added_rates();
		return $rates === [] ? $price : $price - WC_Tax::get_tax_total( WC_Tax::calc_inclusive_tax( $price, $rates ) );
	}

	/** Converts a stored price to a displayed one. */
	private static function to_shown_price( float $price ): float {
		$rates = self::added_rates();
		return $rates === [] ? $price : $price + WC_Tax::get_tax_total( WC_Tax::calc_exclusive_tax( $price, $rates ) );
	}

	/** @return array<array-key, mixed> The tax rates that displayed prices include and stored prices do not. */
	private static function added_rates(): array {
		if ( ! wc_tax_enabled() || wc_prices_include_tax() || get_option( 'woocommerce_tax_display_shop' ) !== 'incl' ) {
			return [];
		}
		/** This filter is documented in WooCommerce's includes/widgets/class-wc-widget-price-filter.php. */
		$class = apply_filters( 'woocommerce_price_filter_widget_tax_class', '' );
		return WC_Tax::get_rates( is_string( $class ) ? $class : '' );
	}

	/** @return array<int, int> Stars → `term_taxonomy_id` in WooCommerce's visibility taxonomy, most stars first. */
	private static function rating_terms(): array {
		$rows  = wc_get_product_visibility_term_ids();
		$terms = [];
		foreach ( [ 5, 4, 3, 2, 1 ] as $stars ) {
			$row = $rows[ "rated-{$stars}" ] ?? 0;
			if ( $row > 0 ) {
				$terms[ $stars ] = $row;
			}
		}
		return $terms;
	}

	/**
	 * The terms of an attribute in the attribute's order. The terms of all attributes with the same kind of
	 * order are read together.
	 *
	 * @return list<WP_Term>
	 */
	private function terms( string $taxonomy ): array {
		if ( ! isset( $this->terms[ $taxonomy ] ) ) {
			$order      = wc_attribute_orderby( $taxonomy );
			$taxonomies = array_values( array_unique( array_filter( [ $taxonomy, ...array_values( $this->attributes ) ], fn ( string $other ): bool => wc_attribute_orderby( $other ) === $order ) ) );

			$terms = get_terms(
				[
					'taxonomy'   => $taxonomies,
					'hide_empty' => false,
					// As WooCommerce orders the terms of one attribute.
					'orderby'    => in_array( $order, [ 'menu_order', 'name_num', 'parent' ], true ) ? $order : 'name',
				]
			);

			$this->terms = array_fill_keys( $taxonomies, [] ) + $this->terms;
			foreach ( is_array( $terms ) ? $terms : [] as $term ) {
				$this->terms[ $term->taxonomy ][] = $term;
			}
		}
		return $this->terms[ $taxonomy ];
	}

	/**
	 * @param list<string> $slugs Slugs of the attribute's terms.
	 * @return list<int>
	 */
	private function term_ids( string $taxonomy, array $slugs ): array {
		$terms = array_filter( $this->terms( $taxonomy ), fn ( WP_Term $term ): bool => in_array( $term->slug, $slugs, true ) );
		return array_column( $terms, 'term_id' );
	}

	/** A name as plain text: WordPress stores some characters as HTML entities. */
	private static function text( string $name ): string {
		return html_entity_decode( wp_strip_all_tags( $name ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
