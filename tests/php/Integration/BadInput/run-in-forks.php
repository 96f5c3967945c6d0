<?php
/**
 * Runs inside WordPress: handles requests one after the other, each in a fork.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

/**
 * Handles one request in this process, and never returns. Handlers read it from the
 * superglobals.
 *
 * @param array{hook: string, route: string, method: string, fields: array<string, mixed>, user: int} $request
 * @param resource                                                                                   $to
 */
$handle = static function ( array $request, $to ): never {
	global $wpdb;
	$wpdb->db_connect( false );
	$complaints = '';
	$body       = '';
	set_error_handler(
		static function ( int $level, string $message, string $file, int $line ) use ( &$complaints ): bool {
			if ( ( error_reporting() & $level ) !== 0 ) {
				$complaints .= "{$message} in {$file}:{$line}\n";
			}
			return true;
		}
	);
	set_exception_handler(
		static function ( Throwable $thrown ) use ( &$complaints ): void {
			$complaints .= (string) $thrown;
			http_response_code( 500 );
		}
	);
	ob_start(
		static function ( string $part ) use ( &$body ): string {
			$body .= $part;
			return '';
		}
	);
	register_shutdown_function(
		static function () use ( &$complaints, &$body, $to ): void {
			while ( ob_get_level() > 0 ) {
				ob_end_flush();
			}
			$status = http_response_code();
			fwrite( $to, base64_encode( serialize( [ 'status' => is_int( $status ) ? $status : 200 ] + compact( 'body', 'complaints' ) ) ) );
			fclose( $to );
			// A regular shutdown of WordPress takes longer than the call.
			posix_kill( (int) getmypid(), SIGKILL );
		}
	);
	// Work after the response is tested over HTTP.
	remove_all_actions( 'shutdown' );
	wp_set_current_user( $request['user'] );
	$_SERVER['REQUEST_METHOD'] = $request['method'];

	$_GET     = wp_slash( $request['method'] === 'GET' ? $request['fields'] : [] );
	$_POST    = wp_slash( $request['method'] === 'GET' ? [] : $request['fields'] );
	$_REQUEST = $_GET + $_POST;
	if ( $request['hook'] === 'rest' ) {
		$found_data = new WP_REST_Request( $request['method'], $request['route'] );
		$found_data->set_query_params( wp_unslash( $_GET ) );
		$found_data->set_body_params( wp_unslash( $_POST ) );
		$server   = rest_get_server();
		$response = rest_ensure_response( $server->dispatch( $found_data ) );
		http_response_code( $response->get_status() );
		echo (string) wp_json_encode( $server->response_to_data( $response, false ) );
		exit;
	}
	define( 'DOING_AJAX', true );
	if ( ! str_starts_with( $request['hook'], 'wc_ajax_' ) ) {
		define( 'WP_ADMIN', true );
	}
	do_action( $request['hook'] );
	exit;
};

return static function ( array $requests ) use ( $handle ): array {
	rest_get_server();
	$responses = [];
	foreach ( $requests as $number => $request ) {
		$pair = stream_socket_pair( STREAM_PF_UNIX, STREAM_SOCK_STREAM, STREAM_IPPROTO_IP );
		$id   = pcntl_fork();
		if ( $id === 0 ) {
			fclose( $pair[0] );
			$handle( $request, $pair[1] );
		}
		fclose( $pair[1] );
		$responses[ $number ] = (string) stream_get_contents( $pair[0] );
		fclose( $pair[0] );
		pcntl_waitpid( $id, $status );
	}
	return $responses;
};
