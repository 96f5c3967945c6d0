<?php
/**
 * Loads WordPress once, then runs each requested file in a fork of this process:
 * a fresh WordPress in a few milliseconds. WarmClient starts it and sends requests.
 *
 * What WordPress read while it loaded (options, plugins, files) may have changed
 * since. Each fork compares, and answers "stale" instead of running the file; the
 * client then asks another server, or starts one. This one stays: a test that switches
 * a setting on and off needs it again.
 *
 * Usage: VITRINA_WORDPRESS=… php warm-server.php SOCKET
 *
 * @package Vitrina
 */

declare( strict_types=1 );

/** Ends by itself after this time without a request, in seconds. */
const VITRINA_WARM_IDLE = 120;

/** Names of the options that WordPress, plugins and theme read while they load. */
final class VitrinaWarmOptions {
	/** @var array<string, true> */
	public static array $names = [];

	/**
	 * Filters `pre_option`.
	 *
	 * @param mixed  $value Unchanged.
	 * @param string $name  Of the option.
	 */
	public static function note( mixed $value, string $name ): mixed {
		// Scheduled actions and transients are read anew where they are used.
		if ( $name !== 'cron' && ! str_contains( $name, '_transient_' ) ) {
			self::$names[ $name ] = true;
		}
		return $value;
	}
}

// WordPress takes over what is there before it has loaded.
$GLOBALS['wp_filter'] = [
	'pre_option' => [
		0 => [
			[
				'function'      => [ VitrinaWarmOptions::class, 'note' ],
				'accepted_args' => 2,
			],
		],
	],
];

require __DIR__ . '/boot.php';

remove_filter( 'pre_option', [ VitrinaWarmOptions::class, 'note' ], 0 );

/** How often the parent looks for edited files, in seconds: 600 of them take 10 ms. `npm run guards` sets it to 0. */
define( 'VITRINA_WARM_LOOK', getenv( 'VITRINA_WARM_LOOK' ) === false ? 1.0 : (float) getenv( 'VITRINA_WARM_LOOK' ) );

/** A hash of what WordPress reads while it loads, without the files that vitrina_warm_files() sees. */
function vitrina_warm_fingerprint(): string {
	/** @var wpdb $wpdb */
	global $wpdb;
	// The names come from code, not from a request. FIND_IN_SET() would read the whole table.
	$names      = implode( ',', array_map( static fn ( string $name ): string => "'" . addslashes( $name ) . "'", array_keys( VitrinaWarmOptions::$names ) ) );
	$options    = $wpdb->get_row( "SELECT COUNT(*) AS n, SUM( CRC32( CONCAT( option_name, '=', option_value ) ) ) AS total FROM {$wpdb->options} WHERE option_name IN ( {$names} )", ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- See above.
	$attributes = class_exists( 'WooCommerce' ) ? $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}woocommerce_attribute_taxonomies", ARRAY_A ) : [];
	$placed     = [ ABSPATH . 'wp-config.php' ];
	foreach ( [ 'mu-plugins/*', '*.php' ] as $pattern ) {
		$found  = glob( WP_CONTENT_DIR . "/{$pattern}" );
		$placed = array_merge( $placed, $found === false ? [] : $found );
	}
	$files = [];
	foreach ( array_filter( $placed, is_file( ... ) ) as $file ) {
		$files[ $file ] = md5_file( $file );
	}
	return md5( serialize( [ $options, $attributes, $files, count( $placed ) ] ) );
}

/** A hash of the files that the server has loaded and a developer may edit. */
function vitrina_warm_files(): string {
	/** @var list<string>|null $files */
	static $files = null;
	$files      ??= array_values( array_filter( get_included_files(), vitrina_warm_is_edited( ... ) ) );
	clearstatcache();
	return md5( serialize( array_map( static fn ( string $file ): string => is_file( $file ) ? filemtime( $file ) . '-' . filesize( $file ) : '', $files ) ) );
}

/** Loads what most runs use, so that their forks need not compile it. */
function vitrina_warm_preload(): void {
	$demo = WP_CONTENT_DIR . '/vitrina-demo/demo.php';
	if ( class_exists( 'WooCommerce' ) && is_readable( $demo ) ) {
		require_once $demo;
	}
	$fixtures = dirname( __DIR__, 2 ) . '/php/Fixtures';
	require_once "{$fixtures}/autoload.php";
	foreach ( [ 'Cart', 'Options', 'Orders', 'Output', 'Posts', 'Products', 'Requests', 'Users' ] as $name ) {
		require_once "{$fixtures}/{$name}.php";
	}
}

/** WordPress and WooCommerce do not change while a shop runs. */
function vitrina_warm_is_edited( string $file ): bool {
	return ! str_contains( $file, '/wp-includes/' ) && ! str_contains( $file, '/wp-admin/' ) && ! str_contains( $file, '/plugins/woocommerce/' );
}

/**
 * Makes the fork a request of its own: output, time, random numbers, connection to
 * the database, cache, environment and visitor.
 *
 * @param array{file: string, out: string, err: string, cwd: string, env: array<string, string>} $request What to run.
 */
function vitrina_warm_begin( array $request ): void {
	// The lowest free numbers are taken, so these become the standard streams.
	fclose( STDIN );
	fclose( STDOUT );
	fclose( STDERR );
	$GLOBALS['vitrina_warm_streams'] = [ fopen( '/dev/null', 'rb' ), fopen( $request['out'], 'ab' ), fopen( $request['err'], 'ab' ) ];
	foreach ( array_diff_key( getenv(), $request['env'] ) as $name => $value ) {
		putenv( $name );
	}
	foreach ( array_diff_assoc( $request['env'], getenv() ) as $name => $value ) {
		putenv( "{$name}={$value}" );
	}
	chdir( $request['cwd'] );
	mt_srand( random_int( 0, PHP_INT_MAX ) );
	$_SERVER['REQUEST_TIME']       = time();
	$_SERVER['REQUEST_TIME_FLOAT'] = microtime( true );
	pcntl_signal( SIGCHLD, SIG_DFL );
	pcntl_signal( SIGTERM, SIG_DFL );
	/** @var wpdb $wpdb */
	global $wpdb;
	$wpdb->db_connect();
	$session = function_exists( 'WC' ) ? WC()->session : null;
	if ( $session instanceof WC_Session_Handler ) {
		( function (): void {
			$this->_customer_id = $this->generate_customer_id();
		} )->call( $session );
	}
}

/** Ends this process at once: WordPress's work at the end of a request is not for the server. */
function vitrina_warm_end(): never {
	posix_kill( (int) getmypid(), SIGKILL );
	exit( 1 );
}

/**
 * Tells the client how the file ended. PHP would free all memory before it ends the process, which takes
 * as long as a short run.
 *
 * @param resource $connection Of the client.
 */
function vitrina_warm_report( $connection ): never {
	$error = error_get_last();
	$fatal = E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR;
	while ( ob_get_level() > 0 ) {
		ob_end_flush();
	}
	fwrite( $connection, ( ( $error['type'] ?? 0 ) & $fatal ) !== 0 ? "failed\n" : "done\n" );
	vitrina_warm_end();
}

/**
 * @param resource $connection Of the client.
 */
function vitrina_warm_handle( $connection, string $fingerprint ): void {
	$line = fgets( $connection );
	if ( $line === false ) {
		// A client only looked whether someone listens.
		vitrina_warm_end();
	}
	/** @var array{file: string, out: string, err: string, cwd: string, env: array<string, string>} $request */
	$request = json_decode( $line, true, 16, JSON_THROW_ON_ERROR );
	vitrina_warm_begin( $request );
	if ( vitrina_warm_fingerprint() !== $fingerprint ) {
		fwrite( $connection, "stale\n" );
		vitrina_warm_end();
	}
	fwrite( $connection, "running\n" );
	// The inner function is the last of all, after those that the file adds.
	register_shutdown_function( static fn () => register_shutdown_function( vitrina_warm_report( ... ), $connection ) );
	vitrina_run_file( $request['file'] );
}

/** @var wpdb $wpdb */
vitrina_warm_preload();
$vitrina_fingerprint = vitrina_warm_fingerprint();
$vitrina_files       = vitrina_warm_files();
$vitrina_looked      = microtime( true );
// Each fork has a connection of its own: one that two processes use mixes up their answers.
$wpdb->close();
// Each fork starts without cached values, which may be old.
wp_cache_flush();

$vitrina_server = stream_socket_server( "unix://{$argv[1]}" );
if ( $vitrina_server === false ) {
	exit( 1 );
}
pcntl_async_signals( true );
pcntl_signal( SIGCHLD, SIG_IGN );
pcntl_signal( SIGTERM, vitrina_warm_end( ... ) );
while ( is_dir( ABSPATH ) ) {
	// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- No request within that time is the end.
	$vitrina_connection = @stream_socket_accept( $vitrina_server, VITRINA_WARM_IDLE );
	if ( $vitrina_connection === false ) {
		break;
	}
	if ( microtime( true ) - $vitrina_looked > VITRINA_WARM_LOOK ) {
		if ( vitrina_warm_files() !== $vitrina_files ) {
			// The client sends the file to a new server.
			break;
		}
		$vitrina_looked = microtime( true );
	}
	if ( pcntl_fork() === 0 ) {
		fclose( $vitrina_server );
		vitrina_warm_handle( $vitrina_connection, $vitrina_fingerprint );
		exit;
	}
	fclose( $vitrina_connection );
}
vitrina_warm_end();
