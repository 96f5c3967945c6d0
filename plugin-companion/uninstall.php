<?php
/**
 * Takes away what the plugin kept.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

delete_option( 'vitrina_companion_session_guard' );
