<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Shop;

use Closure;

// phpcs:disable WordPress.PHP.NoSilencedErrors.Discouraged -- That no server listens is expected.

/**
 * Sends PHP files to the warm servers of a shop (warm-server.php). It asks the one that was used last, then the
 * others, and starts a new one where none has loaded the shop's present settings. The result is that of a separate
 * process, only faster.
 *
 * Runs that change WordPress itself need such a process: VITRINA_INSTALLING or
 * VITRINA_COLD is set, or wp-content has a drop-in for the database or the object cache,
 * whose connection two processes can not share.
 */
final readonly class WarmClient {

	/** How often a file is sent: a server that ends may still accept it. */
	private const TRIES = 20;

	/** How long a run may take, in seconds. */
	private const LONGEST = 3600;

	/** How many servers a shop has: tests that switch something on and off need two, a third is spare. */
	private const SERVERS = 3;

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
			$servers = $this->servers();
			foreach ( array_keys( $servers ) as $pid_file ) {
				$wait = $this->send( $file, $pid_file );
				if ( $wait !== null ) {
					return $wait;
				}
			}
			if ( ! $this->add_server( $servers ) ) {
				return null;
			}
		}
		return null;
	}

	/**
	 * @return array<string, string> Contents by file with the number of the process; that of the server that was used last is the first.
	 */
	private function servers(): array {
		clearstatcache();
		$servers = [];
		$used    = [];
		for ( $number = 0; $number < self::SERVERS; $number++ ) {
			$pid_file = "{$this->folder}/warm-{$number}.pid";
			if ( is_file( $pid_file ) ) {
				$servers[ $pid_file ] = (string) @file_get_contents( $pid_file );
				$used[]               = (int) @filemtime( $pid_file );
			}
		}
		array_multisort( $used, SORT_DESC, $servers );
		// Times of files are whole seconds.
		$last = (string) @file_get_contents( "{$this->folder}/warm.last" );
		return isset( $servers[ $last ] ) ? [ $last => $servers[ $last ] ] + $servers : $servers;
	}

	/**
	 * @return (Closure(): array{status: int, out: string, err: string})|null Null if this server does not run, or has loaded other settings.
	 */
	private function send( string $file, string $pid_file ): ?Closure {
		$connection = self::open( self::socket( $pid_file ) );
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
			touch( $pid_file );
			file_put_contents( "{$this->folder}/warm.last", $pid_file );
			return static fn (): array => self::wait( $connection, $printed );
		}
		array_map( unlink( ... ), $printed );
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

	/**
	 * Starts a server in a free place, or in place of the one that was not used for the longest time. Of several
	 * clients that found the same servers useless, one does it.
	 *
	 * @param array<string, string> $useless As `servers()` returned them.
	 * @return bool Whether there is another server than before.
	 */
	private function add_server( array $useless ): bool {
		$lock = fopen( "{$this->folder}/warm.lock", 'c' );
		if ( $lock === false ) {
			return false;
		}
		flock( $lock, LOCK_EX );
		$servers   = $this->servers();
		$is_useful = array_diff_assoc( $servers, $useless ) !== [] || $this->start_server( $this->free_place( $servers ) );
		flock( $lock, LOCK_UN );
		return $is_useful;
	}

	/**
	 * @param array<string, string> $servers
	 */
	private function free_place( array $servers ): string {
		for ( $number = 0; $number < self::SERVERS; $number++ ) {
			$pid_file = "{$this->folder}/warm-{$number}.pid";
			if ( ! isset( $servers[ $pid_file ] ) || ! self::is_running( $servers[ $pid_file ], $pid_file ) ) {
				return $pid_file;
			}
		}
		return (string) array_key_last( $servers );
	}

	private function start_server( string $pid_file ): bool {
		$socket = self::socket( $pid_file );
		$before = (string) @file_get_contents( $pid_file );
		$kill   = self::is_running( $before, $pid_file ) ? 'kill ' . (int) $before . ' 2> /dev/null; ' : '';
		@unlink( $socket );
		$command = implode( ' ', array_map( escapeshellarg( ... ), [ $this->php, ...$this->options, __DIR__ . '/warm-server.php', $socket ] ) );
		// Without its client's other streams, which would stay open as long as the server runs.
		$streams = implode( ' ', array_map( static fn ( int $number ): string => "{$number}>&-", range( 3, 9 ) ) );
		$shell   = proc_open( [ 'sh', '-c', "{$kill}setsid {$command} < /dev/null >> " . escapeshellarg( "{$this->folder}/warm.log" ) . " 2>&1 {$streams} & echo $!" ], [ 1 => [ 'pipe', 'w' ] ], $pipes, null, $this->environment );
		if ( $shell === false ) {
			return false;
		}
		$pid = trim( (string) stream_get_contents( $pipes[1] ) );
		proc_close( $shell );
		file_put_contents( $pid_file, "{$pid}\n{$this->php}\n" );
		for ( $began = microtime( true ); microtime( true ) - $began < self::START; ) {
			usleep( 5000 );
			if ( self::open( $socket ) !== null ) {
				return true;
			}
			if ( ! is_dir( "/proc/{$pid}" ) ) {
				break;
			}
		}
		return false;
	}

	/** Whether this is the process that listens, and not another one that has got its number. */
	private static function is_running( string $contents, string $pid_file ): bool {
		return str_contains( (string) @file_get_contents( '/proc/' . (int) $contents . '/cmdline' ), self::socket( $pid_file ) );
	}

	private static function socket( string $pid_file ): string {
		return substr( $pid_file, 0, -3 ) . 'sock';
	}

	/** @return resource|null Null if no server listens. */
	private static function open( string $socket ) {
		$connection = @stream_socket_client( "unix://{$socket}" );
		if ( $connection === false ) {
			return null;
		}
		// PHP gives up after a minute.
		stream_set_timeout( $connection, self::LONGEST );
		return $connection;
	}
}
