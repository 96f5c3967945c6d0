<?php
/**
 * Login and registration in a panel over the page. A page holds nothing of it but an empty
 * dialog and a mark on its links to the account; forms and styles come when somebody comes near one, nonces
 * when it opens.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;

add_action( 'vitrina_runtime_ready', __NAMESPACE__ . '\register_login_island' );
add_action( 'init', __NAMESPACE__ . '\register_login_files' );
add_action( 'wp_footer', __NAMESPACE__ . '\print_login_panel' );
add_action( 'wc_ajax_vitrina_login', __NAMESPACE__ . '\handle_login_panel_request' );
add_filter( 'vitrina_state', __NAMESPACE__ . '\login_nonces' );

/** Whether this page has the panel, for who is not logged in: not at the checkout (spec §2). */
function has_login_panel(): bool {
	return is_on( 'login_popup' ) && class_exists( Islands::class ) && ! is_user_logged_in() && ! is_ordering() && ! is_account_page();
}

/** What a link to the account says of itself where it opens the panel. */
function account_link_attributes(): void {
	echo has_login_panel() ? ' data-login aria-haspopup="dialog"' : '';
}

/** The panel, without the forms. */
function print_login_panel(): void {
	if ( has_login_panel() ) {
		get_template_part( 'parts/login' );
	}
}

/** Its script and style come when somebody is about to use it. */
function register_login_island(): void {
	Islands::register( 'login', 'vitrina-login' );
}

/** See register_login_island(). */
function register_login_files(): void {
	register_built_script( 'login' );
	wp_register_style( 'vitrina-login', get_template_directory_uri() . '/build/login-style.css', [], build_version( 'login-style' ) );
}

/** What makes the panel an island, with what its component must know. */
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
		[ 'data-island-openers' => 'a[data-login]' ]
	);
}

/**
 * What is in the panel, for who is not logged in: WooCommerce's own forms, with all that plugins add to them.
 */
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
	// What the shop has to say waits for the next page.
	remove_action( 'woocommerce_before_customer_login_form', 'woocommerce_output_all_notices', 10 );
	ob_start();
	wc_get_template( 'myaccount/form-login.php' );
	$forms = wrap_password_fields( (string) ob_get_clean() );
	// Without registration WooCommerce prints no box around its form.
	// phpcs:ignore WordPress.Security.EscapeOutput -- WooCommerce's template.
	echo str_contains( $forms, 'id="customer_login"' ) ? $forms : "<div id=\"customer_login\">{$forms}</div>";
	exit;
}

/**
 * Puts each password into the box that WooCommerce's script gives it on the account's page: it has room for a
 * button that shows what was typed.
 *
 * @param string $html The forms.
 */
function wrap_password_fields( string $html ): string {
	return preg_replace( '/<input\b[^>]*\stype=(["\'])password\1[^>]*>/', '<span class="password-input">$0</span>', $html ) ?? $html;
}

/**
 * The nonces of the two forms, for who is not logged in.
 *
 * @param array<string, mixed> $state The state so far.
 * @return array<string, mixed>
 */
function login_nonces( array $state ): array {
	if ( is_user_logged_in() || ! is_on( 'login_popup' ) || ! is_array( $state['nonces'] ?? null ) ) {
		return $state;
	}
	// WooCommerce's own actions; with a session they belong to it.
	$state['nonces'] += [
		'login'    => wp_create_nonce( 'woocommerce-login' ),
		'register' => wp_create_nonce( 'woocommerce-register' ),
	];
	return $state;
}
