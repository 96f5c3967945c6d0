<?php
/**
 * The same on all web servers and on the scheduler.
 */

declare( strict_types=1 );

define( 'DB_HOST', (string) getenv( 'DB_HOST' ) );
define( 'DB_NAME', (string) getenv( 'DB_NAME' ) );
define( 'DB_USER', (string) getenv( 'DB_USER' ) );
define( 'DB_PASSWORD', (string) getenv( 'DB_PASSWORD' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', (string) getenv( 'SHOP_URL' ) );
define( 'WP_SITEURL', (string) getenv( 'SHOP_URL' ) );

// HTTPS ends in front of the shop.
if ( str_starts_with( WP_HOME, 'https://' ) ) {
	$_SERVER['HTTPS'] = 'on';
}

foreach ( [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ] as $shop_name ) {
	foreach ( [ 'KEY', 'SALT' ] as $shop_kind ) {
		define( "{$shop_name}_{$shop_kind}", hash_hmac( 'sha256', "{$shop_name}_{$shop_kind}", (string) getenv( 'SHOP_SECRET' ) ) );
	}
}

define( 'WP_REDIS_HOST', (string) getenv( 'REDIS_HOST' ) );
define( 'WP_REDIS_TIMEOUT', 1 );
define( 'WP_REDIS_READ_TIMEOUT', 1 );
// Without Redis the shop is slower, not closed.
define( 'WP_REDIS_GRACEFUL', true );

// Pages that show what has changed are purged there.
define( 'VITRINA_VARNISH', (string) getenv( 'VARNISH' ) );

// The scheduler runs it.
define( 'DISABLE_WP_CRON', true );
// Code comes with a new image, the same for all.
define( 'DISALLOW_FILE_MODS', true );

$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
