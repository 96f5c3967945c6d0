<?php
/**
 * Runs one PHP file inside WordPress by warm-server.php, which it starts where none
 * runs. Prints what the file printed and ends with its exit code: from outside it is
 * run.php, only quicker.
 *
 * Usage: VITRINA_WORDPRESS=… php -n warm.php FILE PHP [OPTION …]
 * PHP and its options are those of the server.
 *
 * Runs that change WordPress itself need run.php: VITRINA_INSTALLING or VITRINA_COLD
 * is set, or wp-content has a drop-in for the database or the object cache, whose
 * connection two processes can not share.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

// phpcs:disable WordPress.PHP.NoSilencedErrors.Discouraged -- That no server listens is expected.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped, WordPress.Security.EscapeOutput.OutputNotEscaped -- The command line is no page.

/** How often a request is sent to a new server, and how long one may take to start, in seconds. */
const TRIES = 5;
const START = 60;

[ , $file, $php ] = $argv;
$options          = array_slice( $argv, 3 );
$wordpress        = rtrim( (string) getenv( 'VITRINA_WORDPRESS' ), '/' );
$folder           = sys_get_temp_dir() . '/vitrina-' . substr( hash( 'sha256', dirname( $wordpress ) ), 0, 12 );
$drop_ins         = array_filter( [ "{$wordpress}/wp-content/db.php", "{$wordpress}/wp-content/object-cache.php" ], 'is_file' );
if ( getenv( 'VITRINA_INSTALLING' ) !== false || getenv( 'VITRINA_COLD' ) !== false || $drop_ins !== [] || ! is_dir( $folder ) ) {
	run_cold( $php, $options, $file );
}
for ( $try = 0; $try < TRIES; $try++ ) {
	$connection = connect( $folder, $php, $options );
	if ( $connection === false ) {
		break;
	}
	$printed = [
		'out' => (string) tempnam( $folder, 'out' ),
		'err' => (string) tempnam( $folder, 'err' ),
	];
	$request = [
		'file' => (string) realpath( $file ),
		'cwd' => (string) getcwd(),
		'env' => getenv(),
	] + $printed;
	@fwrite( $connection, json_encode( $request, JSON_INVALID_UTF8_SUBSTITUTE ) . "\n" );
	// The connection is closed when the fork has ended: then all its output is there.
	$result        = (string) stream_get_contents( $connection );
	[ $out, $err ] = array_map( 'file_get_contents', array_values( $printed ) );
	array_map( 'unlink', $printed );
	if ( $result === '' || str_contains( $result, 'stale' ) ) {
		wait_for_end( $folder );
		continue;
	}
	file_put_contents( 'php://stdout', $out );
	file_put_contents( 'php://stderr', $err );
	exit( str_contains( $result, 'done' ) ? 0 : 255 );
}
run_cold( $php, $options, $file );

/**
 * @param list<string> $options
 */
function run_cold( string $php, array $options, string $file ): never {
	$process = proc_open( [ $php, ...$options, __DIR__ . '/run.php', $file ], [ STDIN, STDOUT, STDERR ], $pipes );
	exit( $process === false ? 1 : proc_close( $process ) );
}

/**
 * @param list<string> $options
 * @return resource|false To a running server; false where none could be started.
 */
function connect( string $folder, string $php, array $options ) {
	$socket     = "{$folder}/warm.sock";
	$connection = open_socket( $socket );
	if ( $connection !== false ) {
		return $connection;
	}
	// Of several clients one starts the server, the others wait for it.
	$lock = fopen( "{$folder}/warm.lock", 'c' );
	if ( $lock === false ) {
		return false;
	}
	flock( $lock, LOCK_EX );
	$connection = open_socket( $socket );
	if ( $connection === false ) {
		@unlink( $socket );
		$command = implode( ' ', array_map( 'escapeshellarg', [ $php, ...$options, __DIR__ . '/warm-server.php', $socket ] ) );
		// Without its caller's other streams, which would stay open as long as the server runs.
		$streams = implode( ' ', array_map( static fn ( int $number ): string => "{$number}>&-", range( 3, 9 ) ) );
		$pid     = exec( 'setsid ' . $command . ' < /dev/null >> ' . escapeshellarg( "{$folder}/warm.log" ) . " 2>&1 {$streams} & echo $!" );
		file_put_contents( "{$folder}/warm.pid", "{$pid}\n{$php}\n" );
		for ( $began = microtime( true ); $connection === false && microtime( true ) - $began < START; ) {
			usleep( 5000 );
			$connection = open_socket( $socket );
			if ( $connection === false && ! is_dir( "/proc/{$pid}" ) ) {
				break;
			}
		}
	}
	flock( $lock, LOCK_UN );
	return $connection;
}

/**
 * @return resource|false To the server; false where none listens.
 */
function open_socket( string $socket ) {
	return @stream_socket_client( "unix://{$socket}" );
}

/** A server that was told to end is gone before the next one starts. */
function wait_for_end( string $folder ): void {
	$pid = (int) @file_get_contents( "{$folder}/warm.pid" );
	for ( $i = 0; $pid > 0 && $i < 200 && is_dir( "/proc/{$pid}" ); $i++ ) {
		usleep( 5000 );
	}
}
