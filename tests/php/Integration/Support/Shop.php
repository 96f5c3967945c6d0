<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Support;

use Closure;
use RuntimeException;
use Vitrina\Tests\Shop\WarmClient;

require_once __DIR__ . '/../../../shop/php/WarmClient.php';

/**
 * A running shop: `node tests/shop/cli.mjs start --name lp --port 8112`, then
 * `VITRINA_SHOP_DIR=.shop/lp vendor/bin/phpunit --testsuite integration`.
 */
final class Shop {

	/**
	 * @var array<string, mixed>
	 */
	private array $results = [];

	private function __construct(
		private readonly string $dir,
		public readonly string $url,
	) {}

	/**
	 * @param string $variable Names the shop's folder; `{process}` in it is the number that Paratest gives to each of its processes.
	 */
	public static function from_environment( string $variable = 'VITRINA_SHOP_DIR' ): ?self {
		$named = str_replace( '{process}', (string) getenv( 'TEST_TOKEN' ), (string) getenv( $variable ) );
		$dir   = realpath( $named );
		if ( $named === '' || $dir === false || ! is_file( "{$dir}/wordpress/wp-load.php" ) ) {
			return null;
		}
		$state = is_file( "{$dir}/state.json" ) ? json_decode( (string) file_get_contents( "{$dir}/state.json" ), true ) : null;
		$port  = is_array( $state ) && is_int( $state['port'] ?? null ) ? $state['port'] : 8080;
		return new self( $dir, "http://127.0.0.1:{$port}" );
	}

	/**
	 * Runs PHP inside WordPress, in a process of its own.
	 *
	 * @template T
	 * @param Closure(): T $code As ClosureSource describes it.
	 * @return T
	 */
	public function run( Closure $code ): mixed {
		return $this->start( $code )();
	}

	/**
	 * Runs PHP in a WordPress that is loaded for it alone: for code that measures what loading does.
	 *
	 * @template T
	 * @param Closure(): T $code As for `run()`.
	 * @return T
	 */
	public function run_alone( Closure $code ): mixed {
		return $this->start( $code, [ 'VITRINA_COLD' => '1' ] )();
	}

	/**
	 * Starts PHP and does not wait for its end.
	 *
	 * @template T
	 * @param Closure(): T          $code        As for `run()`.
	 * @param array<string, string> $environment More values for `getenv()`.
	 * @return Closure(): T Waits for the end; what the code returns.
	 */
	public function start( Closure $code, array $environment = [] ): Closure {
		$file     = (string) tempnam( sys_get_temp_dir(), 'vitrina' );
		$path     = "{$file}.json";
		file_put_contents( $file, ClosureSource::of( $code ) );
		$environment = [
			'VITRINA_WORDPRESS' => "{$this->dir}/wordpress",
			'VITRINA_HOST'      => substr( $this->url, 7 ),
			'VITRINA_RESULT'    => $path,
		] + $environment + getenv();
		$wait        = ( new WarmClient( $environment, PHP_BINARY, $this->options() ) )->start( $file ) ?? $this->start_process( $file, $environment );
		return static function () use ( $wait, $file, $path ): mixed {
			$result = $wait();
			$value  = is_file( $path ) ? file_get_contents( $path ) : 'null';
			array_map( unlink( ... ), array_filter( [ $file, $path ], is_file( ... ) ) );
			if ( $result['status'] !== 0 || $result['out'] . $result['err'] !== '' ) {
				throw new RuntimeException( "PHP ended with {$result['status']}: {$result['out']}{$result['err']}" );
			}
			$result = json_decode( (string) $value, true, 32, JSON_THROW_ON_ERROR );
			return unserialize( (string) base64_decode( is_string( $result ) ? $result : '', true ), [ 'allowed_classes' => false ] );
		};
	}

	/**
	 * @param array<string, string> $environment
	 * @return Closure(): array{status: int, out: string, err: string} Waits for the end.
	 */
	private function start_process( string $file, array $environment ): Closure {
		$process = proc_open( [ PHP_BINARY, ...$this->options(), dirname( __DIR__, 3 ) . '/shop/php/run.php', $file ], [
			1 => [ 'pipe', 'w' ],
			2 => [ 'pipe', 'w' ],
		], $pipes, null, $environment );
		if ( $process === false ) {
			throw new RuntimeException( 'PHP could not be started.' );
		}
		return static fn (): array => [
			'out'    => (string) stream_get_contents( $pipes[1] ),
			'err'    => (string) stream_get_contents( $pipes[2] ),
			'status' => proc_close( $process ),
		];
	}

	/**
	 * WordPress and WooCommerce are compiled once for all runs, which makes each
	 * three times as quick.
	 *
	 * @return list<string>
	 */
	private function options(): array {
		$cache = "{$this->dir}/opcache";
		if ( ! is_dir( $cache ) ) {
			mkdir( $cache );
		}
		$options = [ 'display_errors=stderr', 'error_reporting=-1', 'log_errors=0', 'opcache.enable_cli=1', "opcache.file_cache={$cache}", 'opcache.file_cache_only=1', 'opcache.validate_timestamps=1', 'opcache.revalidate_freq=0', 'opcache.file_cache_consistency_checks=0' ];
		return array_merge( ...array_map( static fn ( string $option ): array => [ '-d', $option ], $options ) );
	}

	/**
	 * Adds code to every request of the shop, as a must-use plugin.
	 *
	 * @param Closure(): mixed $code As for `run()`.
	 * @return Closure(): void Removes it.
	 */
	public function add_code( string $name, Closure $code ): Closure {
		$file = "{$this->dir}/wordpress/wp-content/mu-plugins/test-{$name}.php";
		if ( ! is_dir( dirname( $file ) ) ) {
			mkdir( dirname( $file ) );
		}
		file_put_contents( $file, ClosureSource::of( $code ) );
		return static function () use ( $file ): void {
			is_file( $file ) && unlink( $file );
		};
	}

	/**
	 * Runs code once, and caches its result: for data that no test changes.
	 *
	 * @template T
	 * @param Closure(): T $code As for `run()`.
	 * @return T
	 */
	public function run_cached( Closure $code ): mixed {
		return $this->results[ ClosureSource::of( $code ) ] ??= $this->run( $code );
	}

	/**
	 * PHP's messages since the shop started.
	 */
	public function log(): string {
		return is_file( "{$this->dir}/debug.log" ) ? (string) file_get_contents( "{$this->dir}/debug.log" ) : '';
	}
}
