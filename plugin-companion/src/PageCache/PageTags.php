<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use DateTimeInterface;
use Vitrina\Companion\PageCache\Domain\Tag;
use Vitrina\Companion\PageCache\Domain\Tags;
use WC_Product;
use WP_Post;
use WP_Query;
use WP_Term;

/** Notes what a page shows while it is rendered, by filters that WordPress and WooCommerce run for all of it. It changes none of their values. */
final class PageTags {
	/** How WordPress writes that a query of terms is not limited to objects, nor to IDs. */
	private const NO_LIMITS = [ [ [], [] ], [ '', [] ], [ [], '' ], [ '', '' ] ];

	private int $expires = PHP_INT_MAX;

	public function __construct( private readonly Tags $tags, private readonly QueryTags $queries ) {}

	public function collect(): void {
		$this->collect_products();
		$this->collect_posts();
		add_filter( 'get_term', $this->note_term( ... ) );
		add_filter( 'get_terms', $this->note_terms( ... ), 10, 3 );
		add_filter( 'wp_get_nav_menu_items', fn ( mixed $items ): mixed => $this->note( $items, Tag::MENUS ) );
		add_filter( 'posts_pre_query', $this->note_query( ... ), PHP_INT_MIN, 2 );
		// Results that WooCommerce has stored, without a query.
		add_filter( 'woocommerce_shortcode_products_query_results', fn ( mixed $results ): mixed => $this->note( $results, Tag::products() ) );
	}

	/** @return list<string> */
	public function all(): array {
		$shown = get_queried_object();
		if ( $shown instanceof WP_Post ) {
			$this->tags->add( Tag::post( $shown->ID ) );
		} elseif ( $shown instanceof WP_Term ) {
			$this->tags->add( Tag::term( $shown->term_id ) );
		}
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

	/** @return int When a sale of a shown product starts or ends next. */
	public function expires(): int {
		return $this->expires;
	}

	private function collect_products(): void {
		add_action( 'woocommerce_product_read', fn ( mixed $id ) => is_int( $id ) ? $this->tags->add( Tag::post( $id ) ) : null );
		// A product that was read before, for the cart, is not read again.
		foreach ( [ 'name', 'image_id' ] as $property ) {
			add_filter( "woocommerce_product_get_{$property}", $this->note_product( ... ), 10, 2 );
		}
		add_filter( 'woocommerce_related_products', $this->note_related( ... ), PHP_INT_MIN, 3 );
		add_filter( 'woocommerce_get_price_html', $this->note_price( ... ), 10, 2 );
		add_filter( 'woocommerce_product_get_stock_quantity', $this->note_stock( ... ), 10, 2 );
		add_filter( 'woocommerce_product_variation_get_stock_quantity', $this->note_stock( ... ), 10, 2 );
	}

	private function collect_posts(): void {
		add_action( 'the_post', fn ( mixed $post ) => $post instanceof WP_Post ? $this->tags->add( Tag::post( $post->ID ) ) : null );
		add_filter( 'the_title', fn ( mixed $title, mixed $id = 0 ): mixed => is_numeric( $id ) && (int) $id > 0 ? $this->note( $title, Tag::post( (int) $id ) ) : $title, 10, 2 );
		add_filter( 'page_link', fn ( mixed $link, mixed $id ): mixed => is_numeric( $id ) ? $this->note( $link, Tag::post( (int) $id ) ) : $link, 10, 2 );
		foreach ( [ 'post_link', 'post_type_link' ] as $filter ) {
			add_filter( $filter, fn ( mixed $link, mixed $post ): mixed => $post instanceof WP_Post ? $this->note( $link, Tag::post( $post->ID ) ) : $link, 10, 2 );
		}
		foreach ( [ 'core/block', 'core/navigation' ] as $block ) {
			add_filter( "render_block_{$block}", $this->note_block( ... ), 10, 2 );
		}
	}

	/** Related products: if there are not enough, any further one of the same terms will be shown. */
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

	private function note_product( mixed $value, mixed $product ): mixed {
		return $product instanceof WC_Product ? $this->note( $value, Tag::post( self::id( $product ) ) ) : $value;
	}

	private function note_stock( mixed $value, mixed $product ): mixed {
		return $product instanceof WC_Product ? $this->note( $value, Tag::stock( self::id( $product ) ) ) : $value;
	}

	private function note_price( mixed $html, mixed $product ): mixed {
		if ( $product instanceof WC_Product ) {
			$this->tags->add( Tag::PRICES, Tag::post( self::id( $product ) ) );
			$now = time();
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
		return $product->is_type( 'variation' ) ? $product->get_parent_id() : $product->get_id();
	}

	private function note_term( mixed $term ): mixed {
		return $term instanceof WP_Term && ! in_array( $term->taxonomy, ProductTerms::INTERNAL, true ) ? $this->note( $term, Tag::term( $term->term_id ) ) : $term;
	}

	private function note_terms( mixed $terms, mixed $taxonomies, mixed $query ): mixed {
		// Terms of a post, or by ID, are no list of all that there are.
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
		return is_int( $id ) ? $this->note( $html, Tag::post( $id ) ) : $html;
	}
}
