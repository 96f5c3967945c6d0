<?php
/**
 * Notices products that were saved, by whatever way, and has their prices written down.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use RuntimeException;
use Vitrina\Companion\Prices\Storage\PriceTable;
use Vitrina\Runtime\Hookable;
use WC_Product;
use WP_Post;

final class PriceChangeListener implements Hookable {
	/**
	 * Saved products that a long import holds back at most.
	 */
	private const MANY = 100;

	/**
	 * @var array<int, true> Products and variations, in the order in which they were saved.
	 */
	private array $saved = [];

	/**
	 * @var array<int, true> Those among them that did not exist before.
	 */
	private array $new = [];

	public function __construct(
		private readonly Recorder $recorder,
		private readonly PriceTable $table,
	) {}

	/**
	 * The screens, quick and bulk edit, REST, the CSV import and scheduled sales all save product
	 * objects. What writes to the database without them is found by the daily look.
	 */
	public function register_hooks(): void {
		add_action( 'woocommerce_new_product', $this->note_new( ... ) );
		add_action( 'woocommerce_new_product_variation', $this->note_new( ... ) );
		add_action( 'woocommerce_after_product_object_save', $this->note_saved( ... ) );
		add_action( 'woocommerce_after_product_variation_object_save', $this->note_saved( ... ) );
		add_action( 'transition_post_status', $this->note_status( ... ), 10, 3 );
		add_action( 'deleted_post', $this->forget( ... ), 10, 2 );
		add_action( 'shutdown', $this->record( ... ), 5 );
	}

	/**
	 * At the end of the request: what was saved twice counts once, with its last price.
	 */
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
			// What else waits for the end of the request must run; the look at all products finds the price.
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

	/**
	 * What is published or withdrawn takes its variations along, which are not saved then.
	 */
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
		if ( count( $this->saved ) >= self::MANY && did_action( 'shutdown' ) === 0 ) {
			$this->record();
		}
	}

	private function forget( mixed $id, mixed $post ): void {
		if ( is_numeric( $id ) && $post instanceof WP_Post && in_array( $post->post_type, [ 'product', 'product_variation' ], true ) ) {
			unset( $this->saved[ (int) $id ], $this->new[ (int) $id ] );
			$this->table->forget( (int) $id );
		}
	}
}
