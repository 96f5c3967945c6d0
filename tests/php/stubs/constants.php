<?php
/**
 * Constants that WordPress defines while it starts, for analysis without WordPress.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || define( 'ABSPATH', dirname( __DIR__, 3 ) . '/' );
defined( 'ARRAY_A' ) || define( 'ARRAY_A', 'ARRAY_A' );
defined( 'ARRAY_N' ) || define( 'ARRAY_N', 'ARRAY_N' );
defined( 'OBJECT' ) || define( 'OBJECT', 'OBJECT' );
defined( 'MINUTE_IN_SECONDS' ) || define( 'MINUTE_IN_SECONDS', 60 );
defined( 'HOUR_IN_SECONDS' ) || define( 'HOUR_IN_SECONDS', 3600 );
defined( 'DAY_IN_SECONDS' ) || define( 'DAY_IN_SECONDS', 86400 );
defined( 'WEEK_IN_SECONDS' ) || define( 'WEEK_IN_SECONDS', 604800 );
defined( 'MONTH_IN_SECONDS' ) || define( 'MONTH_IN_SECONDS', 2592000 );
defined( 'YEAR_IN_SECONDS' ) || define( 'YEAR_IN_SECONDS', 31536000 );
defined( 'WP_CONTENT_DIR' ) || define( 'WP_CONTENT_DIR', ABSPATH . 'wp-content' );
defined( 'WP_PLUGIN_DIR' ) || define( 'WP_PLUGIN_DIR', WP_CONTENT_DIR . '/plugins' );
defined( 'COOKIEPATH' ) || define( 'COOKIEPATH', '/' );
defined( 'COOKIE_DOMAIN' ) || define( 'COOKIE_DOMAIN', '' );
defined( 'COOKIEHASH' ) || define( 'COOKIEHASH', '' );
defined( 'WPMU_PLUGIN_DIR' ) || define( 'WPMU_PLUGIN_DIR', WP_CONTENT_DIR . '/mu-plugins' );
defined( 'WC_LOG_DIR' ) || define( 'WC_LOG_DIR', WP_CONTENT_DIR . '/uploads/wc-logs/' );
defined( 'WC_ABSPATH' ) || define( 'WC_ABSPATH', WP_PLUGIN_DIR . '/woocommerce/' );
defined( 'WC_VERSION' ) || define( 'WC_VERSION', '11.0.1' );
defined( 'WP_DEBUG' ) || define( 'WP_DEBUG', false );
define( 'DB_NAME', 'wordpress' );
define( 'WC_SESSION_CACHE_GROUP', 'wc_session_id' );
