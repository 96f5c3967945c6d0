<?php
/**
 * Makes WordPress's tables and the administrator.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if ( ! is_blog_installed() ) {
	// The demo's password is meant to be known: the shop listens on this machine only.
	wp_install( 'Vitrina', 'admin', 'admin@vitrina.example', false, '', 'admin' );
}

return is_blog_installed();
