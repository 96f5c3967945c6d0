<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Vitrina\Companion\PageCache\Domain\Changes;
use Vitrina\Runtime\Hookable;

/** Purges when terms, menus, prices of all products, settings, widgets, or the code of the shop change. */
final readonly class SiteChanges implements Hookable {
	/** Actions at changes that are in no option: price rules, tax rates; shipping zones, attributes, and new code. */
	private const OF_PRICES = [ 'vitrina_prices_changed', 'woocommerce_tax_rate_added', 'woocommerce_tax_rate_updated', 'woocommerce_tax_rate_deleted' ];
	private const OF_SITE   = [
		'woocommerce_after_shipping_zone_object_save',
		'woocommerce_delete_shipping_zone',
		'woocommerce_shipping_zone_method_added',
		'woocommerce_shipping_zone_method_deleted',
		'woocommerce_shipping_zone_method_status_toggled',
		'woocommerce_attribute_updated',
		'woocommerce_attribute_deleted',
		'upgrader_process_complete',
	];

	public function __construct( private PurgeQueue $queue ) {}

	public function register_hooks(): void {
		foreach ( self::OF_PRICES as $hook ) {
			add_action( $hook, fn () => $this->queue->note( Changes::prices() ) );
		}
		foreach ( self::OF_SITE as $hook ) {
			add_action( $hook, fn () => $this->queue->note( Changes::site() ) );
		}
		foreach ( [ 'added', 'updated', 'deleted' ] as $change ) {
			add_action( "{$change}_option", fn ( mixed $name ) => $this->queue->note( is_string( $name ) ? Changes::option( $name ) : [] ) );
			add_action( "{$change}_term_meta", $this->handle_term_meta( ... ), 10, 3 );
		}
		foreach ( [ 'created_term', 'edited_term', 'delete_term' ] as $hook ) {
			add_action( $hook, $this->handle_term( ... ), 10, 3 );
		}
	}

	private function handle_term( mixed $id, mixed $tt_id, mixed $taxonomy ): void {
		if ( is_numeric( $id ) && is_string( $taxonomy ) && ( $taxonomy === 'nav_menu' || ! in_array( $taxonomy, ProductTerms::INTERNAL, true ) ) ) {
			$this->queue->note( Changes::term( (int) $id, $taxonomy ) );
		}
	}

	private function handle_term_meta( mixed $meta_ids, mixed $id, mixed $key ): void {
		$term = is_numeric( $id ) ? get_term( (int) $id ) : null;
		if ( $term instanceof \WP_Term && is_string( $key ) ) {
			$this->queue->note( Changes::term_meta( $term->term_id, $term->taxonomy, $key ) );
		}
	}
}
