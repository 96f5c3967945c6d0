<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Filters;

use WP_Post;
use WP_Query;
use WP_Term;

/** The listing that a page shows, without its filters. */
final class Listing {
	/** Key that marks a query clause as made by a filter, as WooCommerce does for ratings. */
	private const BY_CATEGORY = 'vitrina_category_filter';

	/** The listing's address, kept because a panel of filters prints a hundred links with it. */
	private ?string $address = null;

	public function __construct( private readonly WP_Query $query ) {}

	/**
	 * A tax query clause that matches any of the categories.
	 *
	 * @param list<string> $slugs Category slugs.
	 * @return array<string, mixed>
	 */
	public static function by_category( array $slugs ): array {
		return [
			'taxonomy'        => 'product_cat',
			'field'           => 'slug',
			'terms'           => $slugs,
			self::BY_CATEGORY => true,
		];
	}

	/**
	 * IDs of the listing's products without filters. They are queried by WP_Query, so that plugins that change
	 * the listing change them, too. No query is needed if nothing is filtered and the page shows all products.
	 *
	 * @param bool $is_filtered Whether the page's own products are filtered.
	 * @return list<int>
	 */
	public function product_ids( bool $is_filtered ): array {
		$posts = array_filter( $this->query->posts ?? [], fn ( mixed $post ): bool => $post instanceof WP_Post );
		$shown = array_column( $posts, 'ID' );
		if ( ! $is_filtered && $shown !== [] && $this->query->found_posts === count( $shown ) ) {
			return $shown;
		}
		$tax_query = is_array( $this->query->query_vars['tax_query'] ?? null ) ? $this->query->query_vars['tax_query'] : [];
		$all       = new WP_Query(
			[
				...array_diff_key( $this->query->query_vars, array_flip( [ 'wc_query', 'paged', 'offset', 'meta_key', 'order' ] ) ),
				'fields'                 => 'ids',
				'posts_per_page'         => -1,
				'nopaging'               => true,
				'orderby'                => 'none',
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
				'tax_query'              => array_filter( $tax_query, fn ( mixed $clause ): bool => ! self::is_filter( $clause ) ), // phpcs:ignore WordPress.DB.SlowDBQuery -- The listing's own clauses.
			]
		);
		return array_values( array_map( fn ( mixed $id ): int => is_int( $id ) ? $id : 0, $all->posts ?? [] ) );
	}

	/** The listing's address without page number and filters; it keeps the order. */
	public function address(): string {
		return $this->address ??= $this->find_address();
	}

	private function find_address(): string {
		$term = get_queried_object();
		if ( $this->query->is_search() ) {
			$names   = [ 's', 'post_type', 'product_cat', 'product_tag' ];
			$address = add_query_arg( $this->query_texts( $names ), home_url( '/' ) );
		} elseif ( $term instanceof WP_Term ) {
			$link    = get_term_link( $term );
			$address = is_string( $link ) ? $link : home_url( '/' );
		} else {
			$address = is_shop() ? wc_get_page_permalink( 'shop' ) : (string) get_permalink();
		}
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Public parameter; WooCommerce accepts only known values.
		$order = $_GET['orderby'] ?? '';
		return is_string( $order ) && $order !== '' ? add_query_arg( 'orderby', rawurlencode( sanitize_key( $order ) ), $address ) : $address;
	}

	/** The address of the listing's first page with these filters. */
	public function filtered( Selection $selection ): string {
		$address = $this->address();
		$pairs   = [];
		foreach ( $selection->to_query() as $name => $value ) {
			$pairs[] = "{$name}=" . rawurlencode( $value );
		}
		// The address contains no filter. add_query_arg() would parse it for each link.
		return $pairs === [] ? $address : $address . ( str_contains( $address, '?' ) ? '&' : '?' ) . implode( '&', $pairs );
	}

	/** ID of the category whose archive the listing is; 0 for none. */
	public function category(): int {
		$term = get_queried_object();
		return $term instanceof WP_Term && $term->taxonomy === 'product_cat' ? $term->term_id : 0;
	}

	/** The taxonomy (of attributes or others) whose archive the listing is; empty for none. */
	public function attribute(): string {
		$term = get_queried_object();
		return $term instanceof WP_Term ? $term->taxonomy : '';
	}

	/** The listing's cache key; empty for listings that are not cached: searches, and those of logged-in users. */
	public function cache_key(): string {
		if ( $this->query->is_search() || is_user_logged_in() ) {
			return '';
		}
		$term = get_queried_object();
		return $term instanceof WP_Term ? "term-{$term->term_id}" : ( is_shop() ? 'shop' : '' );
	}

	/** Whether a query clause was made by a filter, not by the listing. */
	private static function is_filter( mixed $clause ): bool {
		if ( ! is_array( $clause ) ) {
			return false;
		}
		$taxonomy = $clause['taxonomy'] ?? '';
		return isset( $clause['rating_filter'] ) || isset( $clause[ self::BY_CATEGORY ] ) || ( is_string( $taxonomy ) && str_starts_with( $taxonomy, 'pa_' ) && ( $clause['include_children'] ?? true ) === false );
	}

	/**
	 * @param list<string> $names Query variables.
	 * @return array<string, string>
	 */
	private function query_texts( array $names ): array {
		$texts = [];
		foreach ( $names as $name ) {
			$text = $this->query->get( $name );
			if ( is_string( $text ) && $text !== '' ) {
				$texts[ $name ] = rawurlencode( $text );
			}
		}
		return $texts;
	}
}
