<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use RuntimeException;
use Vitrina\Companion\Prices\Storage\PriceTable;
use Vitrina\Runtime\Hookable;
use WC_Product;
use WP_Post;

/** Records prices when products are saved. */
final class PriceChangeListener implements Hookable {
	/** Number of saved products after which prices are recorded before the end of the request, as in a long import. */
	private const MAX_PENDING = 100;

	/** @var array<int, true> Product and variation IDs, in the order of saving. */
	private array $saved = [];

	/** @var array<int, true> Those that were just created. */
	private array $new = [];

	public function __construct(
		private readonly Recorder $recorder,
		private readonly PriceTable $table,
	) {}

	/**
	 * The screens, quick and bulk edit, REST, the CSV import and scheduled sales all save product
	 * objects. Direct writes to the database are found by the daily check.
	 */
	public function register_hooks(): void {
		add_action( 'woocommerce_new_product', $this->note_new( ... ) );
		add_action( 'woocommerce_new_product_variation', $this->note_new( ... ) );
		add_action( 'woocommerce_after_product_object_save', $this->note_saved( ... ) );
		add_action( 'woocommerce_after_product_variation_object_save', $this->note_saved( ... ) );
		add_action( 'transition_post_status', $this->note_status( ... ), 10, 3 );
		add_action( 'deleted_post', $this->delete( ... ), 10, 2 );
		add_action( 'shutdown', $this->record( ... ), 5 );
	}

	/** Runs at the end of the request, so that a product that is saved twice is recorded once, with its last price. */
	public function record(): void {
		[ $saved, $new ] = [ array_keys( $this->saved ), $this->new ];
		$this->saved     = [];
		$this->new       = [];
		if ( $saved === [] ) {
			return;
		}
		try {
			$this->recorder->record( $saved, $new );
		} catch ( RuntimeException ) {
			// Other shutdown callbacks must still run; the check of all products will record the price.
			do_action( 'vitrina_prices_changed' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Documented in vitrina-discounts.
		}
	}

	private function note_new( mixed $id ): void {
		if ( is_numeric( $id ) ) {
			$this->new[ (int) $id ] = true;
			$this->note( (int) $id );
		}
	}

	private function note_saved( mixed $product ): void {
		if ( $product instanceof WC_Product ) {
			$this->note( $product->get_id() );
		}
	}

	/** A change of the status also affects the variations, which are not saved themselves. */
	private function note_status( mixed $status, mixed $before, mixed $post ): void {
		if ( ! $post instanceof WP_Post || $status === $before || ! in_array( $post->post_type, [ 'product', 'product_variation' ], true ) ) {
			return;
		}
		$variations = $post->post_type === 'product' ? get_children(
			[
				'post_parent' => $post->ID,
				'post_type'   => 'product_variation',
				'post_status' => 'any',
				'fields'      => 'ids',
			]
		) : [];
		array_map( $this->note( ... ), [ $post->ID, ...array_filter( $variations, is_int( ... ) ) ] );
	}

	private function note( int $id ): void {
		if ( $id > 0 ) {
			$this->saved[ $id ] = true;
		}
		if ( count( $this->saved ) >= self::MAX_PENDING && did_action( 'shutdown' ) === 0 ) {
			$this->record();
		}
	}

	private function delete( mixed $id, mixed $post ): void {
		if ( is_numeric( $id ) && $post instanceof WP_Post && in_array( $post->post_type, [ 'product', 'product_variation' ], true ) ) {
			unset( $this->saved[ (int) $id ], $this->new[ (int) $id ] );
			$this->table->delete( (int) $id );
		}
	}
}
