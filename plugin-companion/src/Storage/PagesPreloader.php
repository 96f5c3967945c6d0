<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

/**
 * Loads the pages that header and footer of nearly every page link to, in one query. WordPress and
 * WooCommerce load them one by one.
 */
final readonly class PagesPreloader {
	/** Options with page IDs. */
	private const OPTIONS = [
		'page_for_posts',
		'page_on_front',
		'wp_page_for_privacy_policy',
		'woocommerce_cart_page_id',
		'woocommerce_checkout_page_id',
		'woocommerce_myaccount_page_id',
		'woocommerce_shop_page_id',
		'woocommerce_terms_page_id',
	];

	/** @param list<string> $options Options with the pages of modules. */
	public function __construct( private array $options ) {}

	/** Runs before WooCommerce registers its post types, because that loads the shop page. */
	public function register_hooks(): void {
		add_action( 'init', $this->preload( ... ), 0 );
	}

	private function preload(): void {
		if ( is_admin() || wp_using_ext_object_cache() ) {
			return;
		}
		$ids = array_map( static fn ( string $option ): mixed => get_option( $option ), [ ...self::OPTIONS, ...$this->options ] );
		$ids = array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $ids );
		_prime_post_caches( array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) ), false, false );
	}
}
