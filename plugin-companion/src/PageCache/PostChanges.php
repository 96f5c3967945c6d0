<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Vitrina\Companion\PageCache\Domain\Changes;
use Vitrina\Runtime\Hookable;
use WC_Product;
use WP_Post;

/**
 * Purges when products, posts, their terms or reviews change.
 *
 * The hooks are those of WordPress's own functions for posts, meta and terms: screens, REST, WP-CLI, imports, scheduled
 * sales, other plugins and WooCommerce's product objects all call these functions.
 */
final readonly class PostChanges implements Hookable {
	/** Post types without pages of their own that pages contain. */
	private const PARTS = [ 'product_variation', 'nav_menu_item', 'wp_block', 'wp_navigation', 'wp_template', 'wp_template_part', 'wp_global_styles', 'custom_css', 'wp_font_family', 'wp_font_face' ];

	/** Taxonomies by which WooCommerce finds related products. */
	private const RELATING = [ 'product_cat', 'product_tag' ];

	public function __construct( private PurgeQueue $queue ) {}

	public function register_hooks(): void {
		// Runs also for scheduled posts and for the bin, after terms and meta are stored.
		add_action( 'wp_after_insert_post', $this->handle_save( ... ), 10, 4 );
		add_action( 'deleted_post', $this->handle_deletion( ... ), 10, 2 );
		foreach ( [ 'added', 'updated', 'deleted' ] as $change ) {
			add_action( "{$change}_post_meta", $this->handle_meta( ... ), 10, 3 );
		}
		// WooCommerce writes stock by a query of its own, without the hooks above.
		add_action( 'woocommerce_product_set_stock', $this->handle_stock( ... ) );
		add_action( 'woocommerce_variation_set_stock', $this->handle_stock( ... ) );
		add_action( 'woocommerce_recorded_sales', fn () => $this->queue->note( Changes::sales() ) );
		add_action( 'set_object_terms', $this->handle_terms( ... ), 10, 6 );
		// Runs also when a product is deleted: in `deleted_post`, its terms are already gone.
		add_action( 'deleted_term_relationships', $this->handle_removed_terms( ... ), 10, 3 );
		// Runs for comments and reviews that are new, changed, approved, rejected or deleted.
		add_action( 'wp_update_comment_count', fn ( mixed $post_id ) => $this->queue->note( is_numeric( $post_id ) ? Changes::comment( (int) $post_id ) : [] ) );
	}

	private function handle_save( mixed $id, mixed $post, mixed $is_update, mixed $before ): void {
		if ( ! $post instanceof WP_Post || ( $post->post_type === 'attachment' && $is_update === false ) ) {
			return;
		}
		// A draft that stays a draft is on no page.
		if ( self::is_public( $post ) || ( $before instanceof WP_Post && self::is_public( $before ) ) ) {
			$this->note( $post, ! $before instanceof WP_Post || [ $before->post_status, $before->post_date ] !== [ $post->post_status, $post->post_date ], ! $before instanceof WP_Post || self::place( $before ) !== self::place( $post ) );
		}
	}

	private function handle_deletion( mixed $id, mixed $post ): void {
		if ( $post instanceof WP_Post && self::is_public( $post ) ) {
			$this->note( $post, true );
		}
	}

	private function handle_meta( mixed $meta_ids, mixed $id, mixed $key ): void {
		$post = is_numeric( $id ) ? get_post( (int) $id ) : null;
		if ( ! $post instanceof WP_Post || ! is_string( $key ) || ! self::is_public( $post ) ) {
			return;
		}
		$product_id = self::product_id( $post );
		if ( $product_id === 0 ) {
			$this->queue->note( Changes::post_meta( $post->ID, $post->post_type, $key ) );
		} elseif ( Changes::is_product_meta( $key ) ) {
			$this->queue->note_product( $product_id, $key === '_stock_status' );
		} else {
			$this->queue->note( Changes::product_meta( $product_id, $key ) );
		}
	}

	private function handle_stock( mixed $product ): void {
		if ( $product instanceof WC_Product ) {
			$this->queue->note( Changes::stock( $product->get_id(), $product->get_parent_id() ) );
		}
	}

	private function handle_terms( mixed $id, mixed $terms, mixed $tt_ids, mixed $taxonomy, mixed $append, mixed $before ): void {
		$tt_ids = self::ids( $tt_ids );
		$before = self::ids( $before );
		$this->note_terms( $id, $taxonomy, [ ...array_diff( $tt_ids, $before ), ...array_diff( $before, $append === true ? $before : $tt_ids ) ] );
	}

	private function handle_removed_terms( mixed $id, mixed $tt_ids, mixed $taxonomy ): void {
		$this->note_terms( $id, $taxonomy, self::ids( $tt_ids ) );
	}

	/** @param list<int> $changed Term taxonomy IDs that were added or removed. */
	private function note_terms( mixed $id, mixed $taxonomy, array $changed ): void {
		$post = is_numeric( $id ) ? get_post( (int) $id ) : null;
		if ( $changed === [] || ! is_string( $taxonomy ) || ! $post instanceof WP_Post || ! self::is_public( $post ) ) {
			return;
		}
		if ( in_array( $taxonomy, self::RELATING, true ) ) {
			// WooCommerce itself renews stored related products only when the product is saved.
			delete_transient( "wc_related_{$post->ID}" );
		}
		// Visibility in lists is a term, too, but this term has no list of its own.
		$is_internal = in_array( $taxonomy, ProductTerms::INTERNAL, true );
		$term_ids    = $is_internal ? [] : ProductTerms::of_relations( $changed, $taxonomy );
		$this->queue->note( Changes::assignment( $post->ID, $post->post_type, $taxonomy, $term_ids ) );
		$this->queue->note_product( self::product_id( $post ), $is_internal );
	}

	private function note( WP_Post $post, bool $is_new_or_gone, bool $is_in_lists = true ): void {
		$product_id = self::product_id( $post );
		if ( $product_id > 0 && ! $is_in_lists ) {
			$this->queue->note( Changes::product_text( $product_id ) );
		} elseif ( $product_id > 0 ) {
			$this->queue->note_product( $product_id, $is_new_or_gone && $post->post_type === 'product' );
		} else {
			$this->queue->note( Changes::post( $post->ID, $post->post_type, $is_in_lists ) );
		}
	}

	/** @return list<mixed> Fields by which lists select and sort. */
	private static function place( WP_Post $post ): array {
		return [ $post->post_status, $post->post_title, $post->post_name, $post->post_date, $post->post_parent, $post->menu_order, $post->post_password, $post->post_author ];
	}

	/** @return int The product, or that of a variation; 0 for other posts. */
	private static function product_id( WP_Post $post ): int {
		return match ( $post->post_type ) {
			'product'           => $post->ID,
			'product_variation' => $post->post_parent,
			default             => 0,
		};
	}

	private static function is_public( WP_Post $post ): bool {
		$is_shown = in_array( $post->post_type, self::PARTS, true ) || is_post_type_viewable( $post->post_type );
		return $is_shown && ( $post->post_status === 'publish' || $post->post_type === 'attachment' || ( $post->post_type === 'product_variation' && $post->post_status === 'private' ) );
	}

	/** @return list<int> */
	private static function ids( mixed $ids ): array {
		return array_values( array_map( intval( ... ), array_filter( (array) $ids, is_numeric( ... ) ) ) );
	}
}
