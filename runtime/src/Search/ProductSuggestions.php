<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Search;

use WC_Product;
use WP_Query;
use WP_Term;

/**
 * The products that a search field suggests. The query is a WP_Query, as on the results page, so that a
 * plugin that changes product searches changes both.
 */
final readonly class ProductSuggestions {
	/** Maximum length of a query; a longer one finds nothing. */
	public const MAX_LENGTH = 200;

	/** Maximum number of suggested products; the line after them links to all results. */
	public const MAX_COUNT = 5;

	/** @param string $image_size A registered image size; the image is shown 56 pixels wide. */
	public function __construct( private int $min_letters, private string $image_size ) {}

	/**
	 * The list under the field (spec §3).
	 *
	 * @param string $category Slug; empty for all.
	 * @return list<array<string, int|string>> Empty if the query is too short.
	 */
	public function lines( string $query, string $category ): array {
		if ( mb_strlen( $query ) < $this->min_letters ) {
			return [];
		}
		$search = self::search( $query, $category );
		/** @var list<int> $ids */
		$ids = $search->posts ?? [];
		if ( $ids === [] ) {
			return [ self::line( -1, __( 'Nothing found', 'vitrina' ), $query ) ];
		}
		_prime_post_caches( $ids );
		_prime_post_caches( array_diff( wp_parse_id_list( array_map( get_post_thumbnail_id( ... ), $ids ) ), [ 0 ] ), false );
		$products = array_filter( array_map( 'wc_get_product', $ids ), fn ( mixed $product ): bool => $product instanceof WC_Product );
		return [
			...array_map( $this->product( ... ), array_values( $products ) ),
			/* translators: %s: number of products found. */
			self::line( -2, sprintf( __( 'All results (%s)', 'vitrina' ), number_format_i18n( $search->found_posts ) ), $query ),
		];
	}

	/** Products that are visible in search, of one category if its slug is not empty. */
	public static function search( string $query, string $category ): WP_Query {
		$is_too_long = mb_strlen( $query ) > self::MAX_LENGTH || strlen( $category ) > self::MAX_LENGTH;
		return new WP_Query(
			$is_too_long ? [ 'post__in' => [ 0 ] ] : [
				's'                      => $query,
				'post_type'              => 'product',
				'post_status'            => 'publish',
				'has_password'           => false,
				'posts_per_page'         => self::MAX_COUNT,
				'orderby'                => 'relevance',
				'fields'                 => 'ids',
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
				'tax_query'              => self::tax_query( $category ), // phpcs:ignore WordPress.DB.SlowDBQuery -- Only over the IDs that were found.
				'vitrina_suggestions'    => true,
				// How many of the best matches of the index are read. Only changes that are not in the index yet can remove some of them, so ten times the shown number is enough.
				'vitrina_best'           => $category === '' && get_option( 'woocommerce_hide_out_of_stock_items' ) !== 'yes' ? self::MAX_COUNT * 10 : 0,
			]
		);
	}

	/**
	 * Excludes what WooCommerce excludes from results, and limits to the selected category.
	 *
	 * @param string $category Slug; empty for all.
	 * @return array<array-key, array<string, mixed>>
	 */
	private static function tax_query( string $category ): array {
		$visibility = wc_get_product_visibility_term_ids();
		$excluded   = [ $visibility['exclude-from-search'] ];
		if ( get_option( 'woocommerce_hide_out_of_stock_items' ) === 'yes' ) {
			$excluded[] = $visibility['outofstock'];
		}
		$terms = [
			[
				'taxonomy' => 'product_visibility',
				'field'    => 'term_taxonomy_id',
				'terms'    => $excluded,
				'operator' => 'NOT IN',
			],
		];
		if ( $category !== '' ) {
			$terms[] = [
				'taxonomy' => 'product_cat',
				'field'    => 'slug',
				'terms'    => $category,
			];
		}
		return $terms;
	}

	/**
	 * One product of the list.
	 *
	 * @param WC_Product $product Published.
	 * @return array<string, int|string> `thumbnail` and `price` are HTML, `category` is text.
	 */
	private function product( WC_Product $product ): array {
		return [
			'id'        => $product->get_id(),
			'value'     => html_entity_decode( wp_strip_all_tags( $product->get_name() ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'url'       => $product->get_permalink(),
			'thumbnail' => $product->get_image( $this->image_size, [ 'sizes' => '56px' ] ),
			'price'     => $product->get_price_html(),
			'category'  => self::category( $product ),
		];
	}

	/** The most specific of a product's categories: a subcategory if it has one. */
	private static function category( WC_Product $product ): string {
		$terms = get_the_terms( $product->get_id(), 'product_cat' );
		$terms = is_array( $terms ) ? array_values( $terms ) : [];
		usort( $terms, fn ( WP_Term $one, WP_Term $other ): int => ( $other->parent > 0 ) <=> ( $one->parent > 0 ) );
		return isset( $terms[0] ) ? html_entity_decode( $terms[0]->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '';
	}

	/**
	 * A line that is not a product: its text is in `url` (spec §3).
	 *
	 * @param -1|-2 $id -1: no results, -2: link to all results.
	 * @return array<string, int|string>
	 */
	private static function line( int $id, string $text, string $query ): array {
		return [
			'id'        => $id,
			'value'     => $query,
			'url'       => $text,
			'thumbnail' => '',
			'price'     => '',
		];
	}
}
