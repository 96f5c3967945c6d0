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
	 * Options that WordPress, WooCommerce and the other Vitrina plugins read with every request, with
	 * every page, or on catalogue, product page, cart or checkout. Locks are not included: they must be
	 * read at the moment of use.
	 *
	 * @var list<string>
	 */
	public const NAMES = [
		'_site_transient_timeout_woocommerce_blocks_patterns',
		'_site_transient_woocommerce_blocks_patterns',
		'_transient_as-post-store-dependencies-met',
		'_transient_filter_data-transient-version',
		'_transient_jetpack_connection_active_plugins_refresh',
		'_transient_timeout_as-post-store-dependencies-met',
		'_transient_timeout_filter_data-transient-version',
		'_transient_timeout_jetpack_connection_active_plugins_refresh',
		'_transient_timeout_wc_block_product_filter_attribute_default_attribute',
		'_transient_timeout_wc_installing',
		'_transient_timeout_wc_shipping_method_count',
		'_transient_timeout_wc_term_counts',
		'_transient_wc_block_product_filter_attribute_default_attribute',
		'_transient_wc_installing',
		'_transient_wc_shipping_method_count',
		'_transient_wc_term_counts',
		'action_scheduler_migration_status',
		'can_compress_scripts',
		'jetpack_options',
		'site_logo',
		'vitrina_bank_link_banks',
		'vitrina_bank_link_sandbox_key',
		'vitrina_companion_company_buyers',
		'vitrina_companion_consent_texts',
		'vitrina_companion_cookies',
		'vitrina_companion_cookies_page',
		'vitrina_companion_guarantee',
		'vitrina_companion_invoices',
		'vitrina_companion_seller',
		'vitrina_companion_statement_page',
		'vitrina_companion_unit_price',
		'vitrina_companion_unit_price_exempt',
		'vitrina_lpexpress_lists',
		'vitrina_lpexpress_shipping_logo_url',
		'wc_brands_show_description',
		'wc_feature_woocommerce_brands_enabled',
		'wc_pending_batch_processes',
		'woocommerce_address_autocomplete_provider',
		'woocommerce_analytics_immediate_import',
		'woocommerce_analytics_scheduled_import',
		'woocommerce_brand_permalink',
		'woocommerce_cart_page_id',
		'woocommerce_category_archive_display',
		'woocommerce_checkout_address_2_field',
		'woocommerce_checkout_company_field',
		'woocommerce_checkout_page_id',
		'woocommerce_checkout_phone_field',
		'woocommerce_cheque_settings',
		'woocommerce_coming_soon_page_id',
		'woocommerce_custom_orders_table_background_sync_mode',
		'woocommerce_default_catalog_orderby',
		'woocommerce_demo_store',
		'woocommerce_enable_checkout_login_reminder',
		'woocommerce_enable_delayed_account_creation',
		'woocommerce_enable_guest_checkout',
		'woocommerce_enable_order_comments',
		'woocommerce_enable_shipping_calc',
		'woocommerce_enable_signup_and_login_from_checkout',
		'woocommerce_gateway_order',
		'woocommerce_hooked_blocks_version',
		'woocommerce_myaccount_page_id',
		'woocommerce_pickup_location_settings',
		'woocommerce_registration_generate_password',
		'woocommerce_registration_generate_username',
		'woocommerce_review_rating_required',
		'woocommerce_review_rating_verification_label',
		'woocommerce_review_rating_verification_required',
		'woocommerce_ship_to_destination',
		'woocommerce_shop_page_display',
		'woocommerce_show_marketplace_suggestions',
		'woocommerce_tax_total_display',
		'woocommerce_terms_page_id',
	];

	/** Loads the options before the first of them is read. A persistent object cache has them already. */
	public static function preload(): void {
		if ( ! wp_using_ext_object_cache() ) {
			wp_prime_option_caches( [ ...self::NAMES, ...self::of_theme( get_stylesheet() ), ...self::of_theme( get_template() ) ] );
		}
	}

	/**
	 * Options with WordPress's list of the block patterns of a theme; see WP_Theme::get_pattern_cache(). In a
	 * multisite network, the list is not in the options of the site.
	 *
	 * @return list<string>
	 */
	private static function of_theme( string $slug ): array {
		$name = 'wp_theme_files_patterns-' . md5( get_theme_root( $slug ) . "/{$slug}" );
		return is_multisite() ? [] : [ "_site_transient_{$name}", "_site_transient_timeout_{$name}" ];
	}
}
