<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

/**
 * Preloads options that nearly every request reads.
 * WordPress loads autoloaded options in one query. Each other option, and each that was never saved,
 * costs a query: a third of all queries of a request.
 */
final class OptionsPreloader {
	/**
	 * Options that WordPress and WooCommerce read with every request, or with every page. Locks are not
	 * included: they must be read at the moment of use.
	 *
	 * @var list<string>
	 */
	public const NAMES = [
		'_site_transient_timeout_woocommerce_blocks_patterns',
		'_site_transient_woocommerce_blocks_patterns',
		'_transient_as-post-store-dependencies-met',
		'_transient_filter_data-transient-version',
		'_transient_timeout_as-post-store-dependencies-met',
		'_transient_timeout_filter_data-transient-version',
		'_transient_timeout_wc_block_product_filter_attribute_default_attribute',
		'_transient_timeout_wc_term_counts',
		'_transient_wc_block_product_filter_attribute_default_attribute',
		'_transient_wc_term_counts',
		'action_scheduler_migration_status',
		'can_compress_scripts',
		'jetpack_options',
		'site_logo',
		'wc_feature_woocommerce_brands_enabled',
		'wc_pending_batch_processes',
		'woocommerce_address_autocomplete_provider',
		'woocommerce_brand_permalink',
		'woocommerce_cart_page_id',
		'woocommerce_checkout_page_id',
		'woocommerce_cheque_settings',
		'woocommerce_coming_soon_page_id',
		'woocommerce_custom_orders_table_background_sync_mode',
		'woocommerce_demo_store',
		'woocommerce_myaccount_page_id',
		'woocommerce_pickup_location_settings',
		'woocommerce_show_marketplace_suggestions',
		'woocommerce_terms_page_id',
	];

	/** Loads them before the first is read. A persistent object cache has them already. */
	public static function preload(): void {
		if ( ! wp_using_ext_object_cache() ) {
			wp_prime_option_caches( self::NAMES );
		}
	}
}
