<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Shop;

use Closure;

// phpcs:disable WordPress.PHP.NoSilencedErrors.Discouraged -- That no server listens is expected.

/**
 * Sends PHP files to the warm server of a shop (warm-server.php), which it starts where
 * none runs. The result is that of a separate process, only faster.
 *
 * Runs that change WordPress itself need such a process: VITRINA_INSTALLING or
 * VITRINA_COLD is set, or wp-content has a drop-in for the database or the object cache,
 * whose connection two processes can not share.
 */
final readonly class WarmClient {

	/** How often a file is sent: a server that ends may still accept it. */
	private const TRIES = 20;

	/** How long a server may take to start, in seconds. */
	private const START = 60;

	private string $wordpress;
	private string $folder;

	/**
	 * @param array<string, string> $environment Of server and run, all of it. VITRINA_WORDPRESS is the folder of WordPress.
	 * @param list<string>          $options     PHP's, of the server.
	 */
	public function __construct(
		private array $environment,
		private string $php,
		private array $options,
	) {
		$wordpress       = rtrim( $environment['VITRINA_WORDPRESS'] ?? '', '/' );
		$this->wordpress = $wordpress;
		$this->folder    = sys_get_temp_dir() . '/vitrina-' . substr( hash( 'sha256', dirname( $wordpress ) ), 0, 12 );
	}

	/**
	 * Starts the file and does not wait for its end.
	 *
	 * @return (Closure(): array{status: int, out: string, err: string})|null Waits for the end. Null if the file has to run in a process of its own.
	 */
	public function start( string $file ): ?Closure {
		if ( isset( $this->environment['VITRINA_INSTALLING'] ) || isset( $this->environment['VITRINA_COLD'] ) || $this->has_drop_in() || ! is_dir( $this->folder ) ) {
			return null;
		}
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$connection = $this->connect();
			if ( $connection === null ) {
				return null;
			}
			$printed = [
				'out' => (string) tempnam( $this->folder, 'out' ),
				'err' => (string) tempnam( $this->folder, 'err' ),
			];
			$request = [
				'file' => (string) realpath( $file ),
				'cwd'  => (string) getcwd(),
				'env'  => $this->environment,
			] + $printed;
			@fwrite( $connection, json_encode( $request, JSON_INVALID_UTF8_SUBSTITUTE ) . "\n" );
			if ( fgets( $connection ) === "running\n" ) {
				return static fn (): array => self::wait( $connection, $printed );
			}
			array_map( unlink( ... ), $printed );
			usleep( 5000 );
		}
		return null;
	}

	/**
	 * @param resource                        $connection
	 * @param array{out: string, err: string} $printed    Files.
	 * @return array{status: int, out: string, err: string}
	 */
	private static function wait( $connection, array $printed ): array {
		// The connection is closed when the fork has ended: then all its output is there.
		$status = str_contains( (string) stream_get_contents( $connection ), 'done' ) ? 0 : 255;
		$result = [ 'status' => $status ] + array_map( static fn ( string $file ): string => (string) file_get_contents( $file ), $printed );
		array_map( unlink( ... ), $printed );
		return $result;
	}

	private function has_drop_in(): bool {
		return is_file( "{$this->wordpress}/wp-content/db.php" ) || is_file( "{$this->wordpress}/wp-content/object-cache.php" );
	}

	/** @return resource|null To a running server; null if none could be started. */
	private function connect() {
		$socket     = "{$this->folder}/warm.sock";
		$connection = self::open( $socket );
		if ( $connection !== null ) {
			return $connection;
		}
		// Of several clients one starts the server, the others wait for it.
		$lock = fopen( "{$this->folder}/warm.lock", 'c' );
		if ( $lock === false ) {
			return null;
		}
		flock( $lock, LOCK_EX );
		$connection = self::open( $socket ) ?? $this->start_server( $socket );
		flock( $lock, LOCK_UN );
		return $connection;
	}

	/** @return resource|null */
	private function start_server( string $socket ) {
		@unlink( $socket );
		$command = implode( ' ', array_map( escapeshellarg( ... ), [ $this->php, ...$this->options, __DIR__ . '/warm-server.php', $socket ] ) );
		// Without its client's other streams, which would stay open as long as the server runs.
		$streams = implode( ' ', array_map( static fn ( int $number ): string => "{$number}>&-", range( 3, 9 ) ) );
		$shell   = proc_open( [ 'sh', '-c', "setsid {$command} < /dev/null >> " . escapeshellarg( "{$this->folder}/warm.log" ) . " 2>&1 {$streams} & echo $!" ], [ 1 => [ 'pipe', 'w' ] ], $pipes, null, $this->environment );
		if ( $shell === false ) {
			return null;
		}
		$pid = trim( (string) stream_get_contents( $pipes[1] ) );
		proc_close( $shell );
		file_put_contents( "{$this->folder}/warm.pid", "{$pid}\n{$this->php}\n" );
		$connection = null;
		for ( $began = microtime( true ); $connection === null && microtime( true ) - $began < self::START; ) {
			usleep( 5000 );
			$connection = self::open( $socket );
			if ( $connection === null && ! is_dir( "/proc/{$pid}" ) ) {
				break;
			}
		}
		return $connection;
	}

	/** @return resource|null Null if no server listens. */
	private static function open( string $socket ) {
		$connection = @stream_socket_client( "unix://{$socket}" );
		return $connection === false ? null : $connection;
	}
}
