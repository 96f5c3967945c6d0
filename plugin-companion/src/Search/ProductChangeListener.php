<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search;

use Vitrina\Companion\Search\Storage\ProductTexts;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Product;
use WP_Post;

/**
 * Updates the index when products or terms change.
 *
 * Price and stock are not in the index: they are read when a product is shown.
 */
final class ProductChangeListener implements Hookable {
	/** Number of changed products after which the index is updated before the end of the request, as in a long import. */
	private const MAX_PENDING = 100;

	/** @var array<int, true> Product IDs, in the order of the changes. */
	private array $changed = [];

	public function __construct(
		private readonly Indexer $indexer,
		private readonly ProductTexts $texts,
		private readonly Rebuild $rebuild,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_after_product_object_save', $this->note_product( ... ) );
		add_action( 'woocommerce_after_product_variation_object_save', $this->note_product( ... ) );
		// Title, status and password, also when no product object is saved; variations are posts too.
		add_action( 'save_post_product', $this->note_id( ... ) );
		add_action( 'save_post_product_variation', $this->note_post( ... ), 10, 2 );
		add_action( 'transition_post_status', $this->note_status( ... ), 10, 3 );
		add_action( 'deleted_post', $this->note_post( ... ), 10, 2 );
		// Categories, tags and visibility in search.
		add_action( 'set_object_terms', $this->note_terms( ... ), 10, 4 );
		add_action( 'deleted_term_relationships', $this->note_removed_terms( ... ), 10, 3 );
		add_action( 'edited_term', $this->note_term( ... ), 10, 3 );
		add_action( 'pre_delete_term', $this->note_term_deletion( ... ), 10, 2 );
		add_action( 'shutdown', $this->index( ... ), 5 );
	}

	/** Runs at the end of the request, so that a product with several changes is indexed once. */
	public function index(): void {
		$changed       = array_keys( $this->changed );
		$this->changed = [];
		if ( $changed !== [] ) {
			$this->texts->reset_categories();
			try {
				$this->indexer->index( $changed );
			} catch ( DatabaseException ) {
				// Other shutdown callbacks must still run; a full rebuild will include these products.
				$this->rebuild->schedule();
			}
		}
	}

	private function note_product( mixed $product ): void {
		if ( $product instanceof WC_Product ) {
			$parent_id = $product->get_parent_id();
			$this->note( $product->is_type( 'variation' ) ? $parent_id : $product->get_id() );
		}
	}

	private function note_post( mixed $id, mixed $post ): void {
		if ( $post instanceof WP_Post && $post->post_type === 'product' ) {
			$this->note( $post->ID );
		} elseif ( $post instanceof WP_Post && $post->post_type === 'product_variation' ) {
			$this->note( $post->post_parent );
		}
	}

	private function note_status( mixed $status, mixed $before, mixed $post ): void {
		if ( $status !== $before ) {
			$this->note_post( 0, $post );
		}
	}

	private function note_terms( mixed $id, mixed $terms, mixed $ids, mixed $taxonomy ): void {
		if ( $this->is_ours( $taxonomy ) ) {
			$this->note_id( $id );
		}
	}

	private function note_removed_terms( mixed $id, mixed $ids, mixed $taxonomy ): void {
		$this->note_terms( $id, [], $ids, $taxonomy );
	}

	private function note_id( mixed $id ): void {
		$post = is_numeric( $id ) ? get_post( (int) $id ) : null;
		$this->note_post( 0, $post );
	}

	/** The name or parent of a term has changed, which may affect thousands of products. */
	private function note_term( mixed $id, mixed $tt_id, mixed $taxonomy ): void {
		if ( is_numeric( $id ) && $this->is_ours( $taxonomy ) ) {
			$this->rebuild->schedule_terms( $this->term_and_descendants( (int) $id, $taxonomy ) );
		}
	}

	/** WordPress reports the changed terms of the term's own products, but not those of products in its child categories. */
	private function note_term_deletion( mixed $id, mixed $taxonomy ): void {
		if ( is_numeric( $id ) && $taxonomy === 'product_cat' ) {
			$this->rebuild->schedule_terms( array_values( array_diff( $this->term_and_descendants( (int) $id, $taxonomy ), [ (int) $id ] ) ) );
		}
	}

	/** @return list<int> */
	private function term_and_descendants( int $id, string $taxonomy ): array {
		$below = $taxonomy === 'product_cat' ? get_term_children( $id, $taxonomy ) : [];
		return [ $id, ...array_values( array_filter( is_array( $below ) ? $below : [], is_int( ... ) ) ) ];
	}

	/**
	 * Whether the index depends on the terms of a taxonomy.
	 *
	 * @phpstan-assert-if-true string $taxonomy
	 */
	private function is_ours( mixed $taxonomy ): bool {
		return is_string( $taxonomy )
			&& ( in_array( $taxonomy, [ 'product_cat', 'product_tag', 'product_brand', 'product_visibility' ], true ) || str_starts_with( $taxonomy, 'pa_' ) );
	}

	private function note( int $id ): void {
		if ( $id > 0 ) {
			$this->changed[ $id ] = true;
		}
		if ( count( $this->changed ) >= self::MAX_PENDING || did_action( 'shutdown' ) > 0 ) {
			$this->index();
		}
	}
}
