<?php
/**
 * Login and registration in a dialog over the page. The page itself has only an empty dialog and
 * attributes on the account links; forms and styles are loaded on user intent, nonces when the dialog opens.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use WC_AJAX;

add_island( 'login', style: 'login-style' );
add_action( 'wp_footer', __NAMESPACE__ . '\print_login_panel' );
add_action( 'wc_ajax_vitrina_login', __NAMESPACE__ . '\handle_login_panel_request' );
add_filter( 'vitrina_state', __NAMESPACE__ . '\login_nonces' );

/** Whether this page has the panel: only for visitors who are not logged in, and not at the checkout (spec §2). */
function has_login_panel(): bool {
	return is_on( 'login_popup' ) && ! is_user_logged_in() && ! is_ordering() && ! is_account_page();
}

function account_link_attributes(): void {
	echo has_login_panel() ? ' data-login aria-haspopup="dialog"' : '';
}

function print_login_panel(): void {
	if ( has_login_panel() ) {
		get_template_part( 'parts/login' );
	}
}

function login_island(): void {
	Islands::print_attributes(
		'login',
		[
			'account' => wc_get_page_permalink( 'myaccount' ),
			'show'    => __( 'Show password', 'vitrina' ),
			'hide'    => __( 'Hide password', 'vitrina' ),
			'failed'  => __( 'The shop is not responding. Please try again.', 'vitrina' ),
		],
		'touch',
		[
			'data-island-openers' => 'a[data-login]',
			'data-island-request' => WC_AJAX::get_endpoint( 'vitrina_login' ),
		]
	);
}

/** Sends the content of the panel: WooCommerce's own forms with everything plugins add to them. */
function handle_login_panel_request(): never {
	nocache_headers();
	header( 'X-Robots-Tag: noindex' );
	if ( is_user_logged_in() || ! is_on( 'login_popup' ) ) {
		wp_send_json_error(
			[
				'code'    => 'logged_in',
				'message' => __( 'You are already logged in.', 'vitrina' ),
			],
			403
		);
	}
	header( 'Content-Type: text/html; charset=' . get_bloginfo( 'charset' ) );
	// WooCommerce's notices are kept for the next page.
	remove_action( 'woocommerce_before_customer_login_form', 'woocommerce_output_all_notices', 10 );
	$forms = wrap_password_fields( output_of( fn () => wc_get_template( 'myaccount/form-login.php' ) ) );
	// Without registration WooCommerce prints no container around its form.
	// phpcs:ignore WordPress.Security.EscapeOutput -- WooCommerce's template.
	echo str_contains( $forms, 'id="customer_login"' ) ? $forms : "<div id=\"customer_login\">{$forms}</div>";
	exit;
}

/**
 * Wraps each password field as WooCommerce's script does on the account page, so that there is room
 * for the button that shows the password.
 */
function wrap_password_fields( string $html ): string {
	return preg_replace( '/<input\b[^>]*\stype=(["\'])password\1[^>]*>/', '<span class="password-input">$0</span>', $html ) ?? $html;
}

/**
 * The nonces of the two forms, for visitors who are not logged in.
 *
 * @param array<string, mixed> $state The state so far.
 * @return array<string, mixed>
 */
function login_nonces( array $state ): array {
	if ( is_user_logged_in() || ! is_on( 'login_popup' ) || ! is_array( $state['nonces'] ?? null ) ) {
		return $state;
	}
	// The actions of WooCommerce's forms; WooCommerce binds these nonces to the session if there is one.
	$state['nonces'] += [
		'login'    => wp_create_nonce( 'woocommerce-login' ),
		'register' => wp_create_nonce( 'woocommerce-register' ),
	];
	return $state;
}
