<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Domain;

/** Which options pages show. Most options are internal data of plugins, and may change at any request. */
final class ShownOptions {
	private const NAMES = [
		'WPLANG',
		'active_plugins',
		'avatar_default',
		'avatar_rating',
		'blog_charset',
		'blog_public',
		'blogdescription',
		'blogname',
		'category_base',
		'comment_order',
		'comment_registration',
		'comments_per_page',
		'date_format',
		'default_comments_page',
		'gmt_offset',
		'home',
		'page_comments',
		'page_for_posts',
		'page_on_front',
		'permalink_structure',
		'posts_per_page',
		'require_name_email',
		'show_avatars',
		'show_on_front',
		'sidebars_widgets',
		'site_icon',
		'site_logo',
		'siteurl',
		'start_of_week',
		'sticky_posts',
		'stylesheet',
		'tag_base',
		'template',
		'thread_comments',
		'thread_comments_depth',
		'time_format',
		'timezone_string',
		'vitrina_companion',
		'vitrina_companion_cookies',
		'vitrina_companion_cookies_page',
		'vitrina_companion_seller',
		'vitrina_companion_statement_page',
		'vitrina_companion_guarantee',
		'vitrina_companion_unit_price',
		'vitrina_companion_unit_price_exempt',
		'vitrina_companion_wishlist_page',
		'vitrina_companion_withdrawal_page',
		'wc_brands_show_description',
		'wp_page_for_privacy_policy',
	];

	private const PREFIXES = '/\A(theme_mods_|widget_|vitrina_discounts_settings|woocommerce_)/';

	/** Options of WooCommerce that contain its internal data. */
	private const INTERNAL = '/\Awoocommerce_(
		admin_ | analytics_ | api_ | attribute_lookup_ | db_ | downloads_ | email_ | feature_ | helper_ | inbox_
		| marketplace_ | meta_box_errors | onboarding_ | queue_ | remote_ | schema_ | show_marketplace_ | task_list_
		| tracker_ | tracks_ | version | maybe_ | newly_ | refund_ | custom_orders_table_ | hpos_ | ces_ | mobile_app_
		| [a-z_]*_(version | notices | log | last_run | sync | nonce | token | transient)\z
	)/x';

	public static function contain( string $name ): bool {
		return in_array( $name, self::NAMES, true )
			|| ( preg_match( self::PREFIXES, $name ) === 1 && preg_match( self::INTERNAL, $name ) !== 1 );
	}
}
