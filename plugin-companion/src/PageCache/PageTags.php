<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use DateTimeInterface;
use Vitrina\Companion\PageCache\Domain\Tag;
use Vitrina\Companion\PageCache\Domain\Tags;
use WC_Product;
use WC_Product_Variation;
use WP_Post;
use WP_Query;
use WP_Term;

/** Collects what a page shows while it is rendered, by filters that run for each part. No filtered value is changed. */
final class PageTags {
	/** Values of `object_ids` and `include` by which a query of terms is limited neither to objects nor to IDs. */
	private const NO_LIMITS = [ [ [], [] ], [ '', [] ], [ [], '' ], [ '', '' ] ];

	private int $expires = PHP_INT_MAX;

	/**
	 * IDs are collected as keys, and become tags at the end: some of these filters run a thousand times in a page.
	 *
	 * @var array<int, true>
	 */
	private array $posts = [];

	/** @var array<int, true> Products whose number of pieces is shown. */
	private array $stock = [];

	/** @var array<int, string> Term ID => taxonomy. */
	private array $terms = [];

	public function __construct( private readonly Tags $tags, private readonly QueryTags $queries ) {}

	public function collect(): void {
		$this->collect_products();
		$this->collect_posts();
		add_filter( 'get_term', $this->note_term( ... ) );
		add_filter( 'get_terms', $this->note_terms( ... ), 10, 3 );
		add_filter( 'wp_get_nav_menu_items', fn ( mixed $items ): mixed => $this->note( $items, Tag::MENUS ) );
		add_filter( 'posts_pre_query', $this->note_query( ... ), PHP_INT_MIN, 2 );
		// Results that WooCommerce has cached: then there is no query.
		add_filter( 'woocommerce_shortcode_products_query_results', fn ( mixed $results ): mixed => $this->note( $results, Tag::products() ) );
	}

	/** @return list<string> */
	public function all(): array {
		$shown = get_queried_object();
		if ( $shown instanceof WP_Post ) {
			$this->posts[ $shown->ID ] = true;
		} elseif ( $shown instanceof WP_Term ) {
			$this->terms[ $shown->term_id ] = $shown->taxonomy;
		}
		$this->tags->add(
			...array_map( Tag::post( ... ), array_keys( $this->posts ) ),
			...array_map( Tag::stock( ... ), array_keys( $this->stock ) ),
			...array_map( Tag::term( ... ), array_keys( array_diff( $this->terms, ProductTerms::INTERNAL ) ) )
		);
		$tags = $this->tags->of_page();
		/**
		 * Filters the tags of a page. `vitrina_page_cache_purge` purges by them.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $tags Such as `p12` for post or product 12.
		 */
		$filtered = apply_filters( 'vitrina_page_tags', $tags );
		return is_array( $filtered ) ? array_values( array_filter( $filtered, static fn ( mixed $tag ): bool => is_string( $tag ) && preg_match( '/\A[\w-]+\z/', $tag ) === 1 ) ) : $tags;
	}

	/** @return int Unix time when a sale of a shown product starts or ends next; PHP_INT_MAX if none does. */
	public function expires(): int {
		return $this->expires;
	}

	private function collect_products(): void {
		add_action( 'woocommerce_product_read', fn ( mixed $id ): mixed => $this->note_post( null, $id ) );
		// Also for a product that was read before, for the cart, and so is not read again.
		add_filter( 'woocommerce_product_get_name', $this->note_product( ... ), 10, 2 );
		add_filter( 'woocommerce_related_products', $this->note_related( ... ), PHP_INT_MIN, 3 );
		add_filter( 'woocommerce_get_price_html', $this->note_price( ... ), 10, 2 );
		add_filter( 'woocommerce_product_get_stock_quantity', $this->note_stock( ... ), 10, 2 );
		add_filter( 'woocommerce_product_variation_get_stock_quantity', $this->note_stock( ... ), 10, 2 );
	}

	private function collect_posts(): void {
		add_action( 'the_post', fn ( mixed $post ): mixed => $this->note_post( null, $post ) );
		foreach ( [ 'the_title', 'page_link', 'post_link', 'post_type_link' ] as $filter ) {
			add_filter( $filter, $this->note_post( ... ), 10, 2 );
		}
		foreach ( [ 'core/block', 'core/navigation' ] as $block ) {
			add_filter( "render_block_{$block}", $this->note_block( ... ), 10, 2 );
		}
	}

	/** If a product has too few related products, a new product of the same terms will be shown among them. */
	private function note_related( mixed $ids, mixed $id, mixed $query ): mixed {
		$limit = is_array( $query ) ? $query['limit'] ?? null : null;
		if ( is_array( $ids ) && is_int( $id ) && is_int( $limit ) && count( $ids ) < $limit ) {
			$term_ids = [ ...wc_get_product_term_ids( $id, 'product_cat' ), ...wc_get_product_term_ids( $id, 'product_tag' ) ];
			$this->tags->add( ...array_map( Tag::members( ... ), array_filter( $term_ids, is_int( ... ) ) ) );
		}
		return $ids;
	}

	private function note( mixed $value, string ...$tags ): mixed {
		$this->tags->add( ...$tags );
		return $value;
	}

	/** @param mixed $post Post or ID. Some plugins run `the_title` without one. */
	private function note_post( mixed $value, mixed $post = 0 ): mixed {
		if ( $post instanceof WP_Post ) {
			$this->posts[ $post->ID ] = true;
		} elseif ( is_numeric( $post ) && (int) $post > 0 ) {
			$this->posts[ (int) $post ] = true;
		}
		return $value;
	}

	private function note_product( mixed $value, mixed $product ): mixed {
		if ( $product instanceof WC_Product ) {
			$this->posts[ self::id( $product ) ] = true;
		}
		return $value;
	}

	private function note_stock( mixed $value, mixed $product ): mixed {
		if ( $product instanceof WC_Product ) {
			$this->stock[ self::id( $product ) ] = true;
		}
		return $value;
	}

	private function note_price( mixed $html, mixed $product ): mixed {
		if ( $product instanceof WC_Product ) {
			$this->tags->add( Tag::PRICES );
			$this->posts[ self::id( $product ) ] = true;
			$now                                 = time();
			foreach ( [ $product->get_date_on_sale_from( 'edit' ), $product->get_date_on_sale_to( 'edit' ) ] as $date ) {
				// A sale includes its last second.
				$time = $date instanceof DateTimeInterface ? $date->getTimestamp() + 1 : 0;
				if ( $time > $now ) {
					$this->expires = min( $this->expires, $time );
				}
			}
		}
		return $html;
	}

	private static function id( WC_Product $product ): int {
		return $product instanceof WC_Product_Variation ? $product->get_parent_id( 'edit' ) : $product->get_id();
	}

	private function note_term( mixed $term ): mixed {
		if ( $term instanceof WP_Term ) {
			$this->terms[ $term->term_id ] = $term->taxonomy;
		}
		return $term;
	}

	private function note_terms( mixed $terms, mixed $taxonomies, mixed $query ): mixed {
		// A query for the terms of a post, or by ID, does not list all terms.
		if ( is_array( $query ) && in_array( [ $query['object_ids'] ?? [], $query['include'] ?? [] ], self::NO_LIMITS, true ) ) {
			foreach ( array_diff( array_filter( (array) $taxonomies, is_string( ... ) ), ProductTerms::INTERNAL ) as $taxonomy ) {
				$this->tags->add( Tag::terms( $taxonomy ) );
			}
		}
		return $terms;
	}

	private function note_query( mixed $posts, mixed $query ): mixed {
		return $query instanceof WP_Query ? $this->note( $posts, ...$this->queries->of( $query ) ) : $posts;
	}

	private function note_block( mixed $html, mixed $block ): mixed {
		$attributes = is_array( $block ) ? $block['attrs'] ?? null : null;
		$id         = is_array( $attributes ) ? $attributes['ref'] ?? null : null;
		return is_int( $id ) ? $this->note_post( $html, $id ) : $html;
	}
}
