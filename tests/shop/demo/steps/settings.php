<?php
/**
 * The settings of a Lithuanian shop.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Options of WordPress and WooCommerce, by name.
 *
 * @return array<string, mixed>
 */
function settings(): array {
	return array(
		'blogname'                                       => 'Vitrina',
		'blogdescription'                                => 'Kvapai namams ir sau',
		'timezone_string'                                => 'Europe/Vilnius',
		'date_format'                                    => 'Y-m-d',
		'time_format'                                    => 'H:i',
		'start_of_week'                                  => 1,
		'permalink_structure'                            => '/%postname%/',
		'category_base'                                  => 'tema',
		'tag_base'                                       => 'zyme',
		'default_comment_status'                         => 'open',
		'comment_moderation'                             => 0,
		'comment_previously_approved'                    => 0,
		'blog_public'                                    => 0,
		'woocommerce_permalinks'                         => array(
			'product_base'           => '/produktas',
			'category_base'          => 'kategorija',
			'tag_base'               => 'produkto-zyma',
			'attribute_base'         => '',
			'use_verbose_page_rules' => false,
		),
		'woocommerce_coming_soon'                        => 'no',
		'woocommerce_store_pages_only'                   => 'no',
		'woocommerce_store_address'                      => 'Pilies g. 12',
		'woocommerce_store_city'                         => 'Vilnius',
		'woocommerce_store_postcode'                     => '01123',
		'woocommerce_default_country'                    => 'LT',
		'woocommerce_allowed_countries'                  => 'specific',
		'woocommerce_specific_allowed_countries'         => array( 'LT', 'LV', 'EE' ),
		'woocommerce_ship_to_countries'                  => '',
		'woocommerce_default_customer_address'           => 'base',
		'woocommerce_currency'                           => 'EUR',
		'woocommerce_currency_pos'                       => 'right_space',
		'woocommerce_price_decimal_sep'                  => ',',
		'woocommerce_price_thousand_sep'                 => ' ',
		'woocommerce_price_num_decimals'                 => 2,
		'woocommerce_weight_unit'                        => 'kg',
		'woocommerce_dimension_unit'                     => 'cm',
		'woocommerce_calc_taxes'                         => 'yes',
		'woocommerce_prices_include_tax'                 => 'yes',
		'woocommerce_tax_based_on'                       => 'shipping',
		'woocommerce_tax_display_shop'                   => 'incl',
		'woocommerce_tax_display_cart'                   => 'incl',
		'woocommerce_tax_total_display'                  => 'single',
		'woocommerce_enable_guest_checkout'              => 'yes',
		'woocommerce_enable_checkout_login_reminder'     => 'yes',
		'woocommerce_enable_signup_and_login_from_checkout' => 'yes',
		'woocommerce_enable_delayed_account_creation'    => 'no',
		'woocommerce_enable_myaccount_registration'      => 'yes',
		'woocommerce_registration_generate_password'     => 'no',
		'woocommerce_manage_stock'                       => 'yes',
		'woocommerce_notify_low_stock_amount'            => 5,
		'woocommerce_stock_format'                       => '',
		'woocommerce_hide_out_of_stock_items'            => 'no',
		'woocommerce_enable_reviews'                     => 'yes',
		'woocommerce_enable_review_rating'               => 'yes',
		'woocommerce_review_rating_verification_required' => 'no',
		'woocommerce_cart_redirect_after_add'            => 'no',
		'woocommerce_enable_ajax_add_to_cart'            => 'yes',
		'woocommerce_custom_orders_table_enabled'        => 'yes',
		'woocommerce_custom_orders_table_data_sync_enabled' => 'no',
		'woocommerce_attribute_lookup_enabled'           => 'yes',
		'woocommerce_attribute_lookup_direct_updates'    => 'yes',
		'woocommerce_feature_order_attribution_enabled'  => 'yes',
		'woocommerce_show_marketplace_suggestions'       => 'no',
		'woocommerce_task_list_hidden'                   => 'yes',
		'woocommerce_onboarding_profile'                 => array( 'skipped' => true ),
		'woocommerce_email_from_name'                    => 'Vitrina',
		'woocommerce_email_from_address'                 => 'labas@vitrina.example',
		'woocommerce_thumbnail_cropping'                 => 'custom',
		'woocommerce_thumbnail_cropping_custom_width'    => 4,
		'woocommerce_thumbnail_cropping_custom_height'   => 5,
		'woocommerce_thumbnail_image_width'              => 600,
		'woocommerce_single_image_width'                 => 1200,
		'woocommerce_checkout_privacy_policy_text'       => 'Jūsų duomenis naudosime užsakymui įvykdyti, kaip aprašyta mūsų [privacy_policy].',
		'woocommerce_checkout_terms_and_conditions_checkbox_text' => 'Perskaičiau ir sutinku su [terms]',
		'woocommerce_cod_settings'                       => array(
			'enabled'            => 'yes',
			'title'              => 'Mokėjimas atsiimant',
			'description'        => 'Sumokėkite kortele arba grynaisiais, kai atsiimsite siuntą.',
			'instructions'       => 'Sumokėkite kortele arba grynaisiais, kai atsiimsite siuntą.',
			'enable_for_methods' => array(),
			'enable_for_virtual' => 'yes',
		),
		'woocommerce_bacs_settings'                      => array(
			'enabled'      => 'yes',
			'title'        => 'Banko pavedimas',
			'description'  => 'Perveskite sumą į mūsų sąskaitą. Siunčiame, kai gauname mokėjimą. Mokėjimo paskirtyje nurodykite užsakymo numerį.',
			'instructions' => 'Mokėjimo paskirtyje nurodykite užsakymo numerį.',
		),
		'woocommerce_bacs_accounts'                      => array(
			array(
				'account_name'   => 'MB „Vitrinos pavyzdys“',
				'account_number' => '',
				'bank_name'      => 'Pavyzdinis bankas',
				'sort_code'      => '',
				'iban'           => 'LT00 0000 0000 0000 0000',
				'bic'            => 'XXXXLT00',
			),
		),
	);
}

/**
 * Writes the settings, the VAT rate and the demo customer.
 */
function make_settings(): void {
	foreach ( settings() as $name => $value ) {
		update_option( $name, $value );
	}
	make_vat();
	make_customer();
	foreach ( array( 'Hello world!', 'Sample Page' ) as $title ) {
		foreach ( get_posts( array(
			'title' => $title,
			'post_type' => array( 'post', 'page' ),
			'post_status' => 'any',
		) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
	}
}

/**
 * 21 % on goods and on shipping, in the three countries: below the threshold
 * of distance sales a Lithuanian shop charges its own rate.
 */
function make_vat(): void {
	if ( (int) db()->get_var( 'SELECT COUNT(*) FROM ' . db()->prefix . 'woocommerce_tax_rates' ) > 0 ) {
		return;
	}
	foreach ( array( 'LT', 'LV', 'EE' ) as $order => $country ) {
		\WC_Tax::_insert_tax_rate(
			array(
				'tax_rate_country'  => $country,
				'tax_rate_state'    => '',
				'tax_rate'          => '21.0000',
				'tax_rate_name'     => 'PVM',
				'tax_rate_priority' => 1,
				'tax_rate_compound' => 0,
				'tax_rate_shipping' => 1,
				'tax_rate_order'    => $order,
				'tax_rate_class'    => '',
			)
		);
	}
}

/**
 * A customer whose password everybody knows, with an address filled in.
 */
function make_customer(): void {
	if ( username_exists( 'rasa' ) !== false ) {
		return;
	}
	$customer = new \WC_Customer();
	$customer->set_username( 'rasa' );
	$customer->set_password( 'rasa' );
	$customer->set_email( 'rasa@vitrina.example' );
	$customer->set_first_name( 'Rasa' );
	$customer->set_last_name( 'Petrauskienė' );
	$customer->set_display_name( 'Rasa Petrauskienė' );
	$customer->set_billing_first_name( 'Rasa' );
	$customer->set_billing_last_name( 'Petrauskienė' );
	$customer->set_billing_address_1( 'Laisvės pr. 60-14' );
	$customer->set_billing_city( 'Vilnius' );
	$customer->set_billing_postcode( '05120' );
	$customer->set_billing_country( 'LT' );
	$customer->set_billing_phone( '+37060000000' );
	$customer->set_billing_email( 'rasa@vitrina.example' );
	$customer->set_shipping_first_name( 'Rasa' );
	$customer->set_shipping_last_name( 'Petrauskienė' );
	$customer->set_shipping_address_1( 'Laisvės pr. 60-14' );
	$customer->set_shipping_city( 'Vilnius' );
	$customer->set_shipping_postcode( '05120' );
	$customer->set_shipping_country( 'LT' );
	$customer->save();
}
