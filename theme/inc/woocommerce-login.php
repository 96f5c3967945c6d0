<?php
/**
 * Login and registration in a panel over the page. A page holds nothing of it but a mark on its
 * links to the account; forms and styles come when somebody comes near one, nonces when it opens.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

add_action( 'wc_ajax_vitrina_login', __NAMESPACE__ . '\answer_login_panel' );
add_filter( 'vitrina_state', __NAMESPACE__ . '\login_nonces' );

/** What a link to the account says of itself where it opens the panel: not at the checkout (spec §2). */
function account_link_attributes(): void {
	if ( is_on( 'login_popup' ) && ! is_user_logged_in() && ! is_checkout() && ! is_account_page() ) {
		printf( ' data-login="%s" aria-haspopup="dialog"', esc_url( login_style() ) );
	}
}

/** The address of the panel's style. */
function login_style(): string {
	return get_template_directory_uri() . '/build/login-style.css?ver=' . build_version( 'login-style' );
}

/**
 * The panel, for who is not logged in. WooCommerce's own forms, with all that plugins add to them.
 */
function answer_login_panel(): never {
	nocache_headers();
	header( 'X-Robots-Tag: noindex' );
	if ( is_user_logged_in() || ! is_on( 'login_popup' ) ) {
		wp_send_json_error(
			[
				'code'    => 'logged_in',
				'message' => __( 'You are logged in already.', 'vitrina' ),
			],
			403
		);
	}
	header( 'Content-Type: text/html; charset=' . get_bloginfo( 'charset' ) );
	// What the shop has to say waits for the next page.
	remove_action( 'woocommerce_before_customer_login_form', 'woocommerce_output_all_notices', 10 );
	get_template_part( 'parts/login' );
	exit;
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
