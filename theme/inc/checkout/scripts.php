<?php
/** When WordPress's and WooCommerce's scripts of the classic cart, checkout and account pages are loaded (decision 0089). */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use Vitrina\Theme\Checkout\JQueryPosition;

require_once __DIR__ . '/JQueryPosition.php';

/** WooCommerce's strength meter, and WordPress's, which it needs. */
const WC_PASSWORD_METER = 'wc-password-strength-meter';
const WP_PASSWORD_METER = 'password-strength-meter';

/** Until WordPress's meter is loaded, every password counts as not measured. */
const UNMEASURED = 'window.wp=window.wp||{};wp.passwordStrength=wp.passwordStrength||{meter:function(){return -1},userInputDisallowedList:function(){return[]}};';

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\defer_password_meter', 100 );
// After plugins that add scripts to the page.
add_filter( 'wp_template_enhancement_output_buffer', __NAMESPACE__ . '\unblock_page', 1000 );

/**
 * Whether this page can have a field for a new password. WooCommerce loads its meter on all pages of its
 * cart, checkout and account.
 */
function has_new_password_field(): bool {
	if ( is_account_page() ) {
		return is_user_logged_in() || is_lost_password_page() || get_option( 'woocommerce_enable_myaccount_registration' ) === 'yes';
	}
	return is_checkout() && is_classic_checkout() && ! is_wc_endpoint_url( 'order-pay' ) && ! is_user_logged_in() && WC()->checkout()->is_registration_enabled();
}

/**
 * Loads WordPress's meter, with 384 KB of common passwords, with the first focus of a new password's field.
 * WooCommerce's part, 1 KB, stays: if it ran later, it would empty the field.
 */
function defer_password_meter(): void {
	$meter = wp_scripts()->query( WC_PASSWORD_METER );
	if ( ! $meter instanceof \_WP_Dependency || ! wp_script_is( WC_PASSWORD_METER ) ) {
		return;
	}
	if ( ! has_new_password_field() ) {
		wp_dequeue_script( WC_PASSWORD_METER );
		return;
	}
	$meter->deps = array_values( array_diff( $meter->deps, [ WP_PASSWORD_METER ] ) );
	wp_add_inline_script( WC_PASSWORD_METER, UNMEASURED, 'before' );
	Islands::offer( WP_PASSWORD_METER );
	script( 'password-meter' );
}

/** Moves jQuery to the end of the page if nothing on it uses jQuery earlier. */
function unblock_page( string $html ): string {
	return is_cart() || is_checkout() || is_account_page() ? JQueryPosition::move_to_end( $html, __NAMESPACE__ . '\may_use_jquery' ) : $html;
}

/**
 * Whether a script may use jQuery: any script but WordPress's own that do not depend on it. Other scripts
 * may use it without saying so.
 */
function may_use_jquery( string $handle ): bool {
	$script = wp_scripts()->registered[ $handle ] ?? null;
	if ( $script === null || str_starts_with( $handle, 'jquery' ) || ! is_string( $script->src ) || ! str_contains( $script->src, '/wp-includes/js/' ) ) {
		return true;
	}
	foreach ( $script->deps as $dependency ) {
		if ( may_use_jquery( $dependency ) ) {
			return true;
		}
	}
	return false;
}
