<?php
/** When WordPress's and WooCommerce's scripts of the classic cart, checkout and account pages are loaded (decision 0089). */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use Vitrina\Theme\Checkout\JQueryPosition;

require_once __DIR__ . '/JQueryPosition.php';

/** Script handles of WooCommerce's password strength meter, and of WordPress's, on which it depends. */
const WC_PASSWORD_METER = 'wc-password-strength-meter';
const WP_PASSWORD_METER = 'password-strength-meter';

/** A replacement for WordPress's meter until that is loaded: it reports every password as not measured (-1). */
const UNMEASURED = 'window.wp=window.wp||{};wp.passwordStrength=wp.passwordStrength||{meter:function(){return -1},userInputDisallowedList:function(){return[]}};';

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\defer_password_meter', 100 );
// After plugins that add scripts to the finished page.
add_filter( 'wp_template_enhancement_output_buffer', __NAMESPACE__ . '\unblock_page', 1000 );

/**
 * Whether this page can have a field for a new password. WooCommerce loads its strength meter on all pages
 * of its cart, checkout and account.
 */
function has_new_password_field(): bool {
	if ( is_account_page() ) {
		return is_user_logged_in() || is_lost_password_page() || get_option( 'woocommerce_enable_myaccount_registration' ) === 'yes';
	}
	return is_checkout() && is_classic_checkout() && ! is_wc_endpoint_url( 'order-pay' ) && ! is_user_logged_in() && WC()->checkout()->is_registration_enabled();
}

/**
 * Loads WordPress's meter, with 384 KB of common passwords, when a field for a new password first gets focus.
 * WooCommerce's meter, 1 KB, is loaded as before: if it ran later, it would empty the field.
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
 * Whether a script may use jQuery. Only WordPress's own scripts without jQuery among their dependencies are
 * known not to use it; other scripts may use jQuery without declaring the dependency.
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
