<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion\Support;

use RuntimeException;

/**
 * A real cache in front of the shop, with the settings of docs/integrate/page-caches.md.
 */
final class FrontCache {

	public readonly string $url;

	/** Address of Varnish for the shop alone. */
	private readonly string $purge;

	private readonly string $folder;

	/**
	 * @var resource|null
	 */
	private $process;

	/**
	 * @param 'varnish'|'nginx' $kind
	 * @param string            $shop Address of the shop.
	 */
	public function __construct( public readonly string $kind, private readonly string $shop ) {
		$this->folder = sys_get_temp_dir() . '/vitrina-front-' . bin2hex( random_bytes( 6 ) );
		$this->url    = 'http://127.0.0.1:' . self::free_port();
		$this->purge  = 'http://127.0.0.1:' . self::free_port();
	}

	/**
	 * @return string Why it cannot be started; empty if it can.
	 */
	public static function missing( string $kind ): string {
		$program = $kind === 'varnish' ? 'varnishd' : 'nginx';
		if ( trim( (string) shell_exec( "PATH=\$PATH:/usr/sbin command -v {$program}" ) ) === '' ) {
			return "{$program} is not installed.";
		}
		return $kind === 'varnish' && glob( '/usr/lib/*/varnish/vmods/libvmod_xkey.so' ) === [] ? 'varnish-modules is not installed.' : '';
	}

	public function start(): void {
		mkdir( "{$this->folder}/pages", recursive: true );
		$command = $this->kind === 'varnish' ? $this->varnish() : $this->nginx();
		$process = proc_open( $command, [ [ 'file', '/dev/null', 'r' ], [ 'file', "{$this->folder}/log", 'a' ], [ 'file', "{$this->folder}/log", 'a' ] ], $pipes, null, [ 'PATH' => getenv( 'PATH' ) . ':/usr/sbin' ] + getenv() );
		if ( $process === false ) {
			throw new RuntimeException( "{$this->kind} could not be started." );
		}
		$this->process = $process;
		$port          = (int) parse_url( $this->url, PHP_URL_PORT );
		for ( $attempt = 0; $attempt < 150; $attempt++ ) {
			$socket = @fsockopen( '127.0.0.1', $port, timeout: 1 );
			if ( $socket !== false ) {
				fclose( $socket );
				return;
			}
			usleep( 100000 );
		}
		throw new RuntimeException( "{$this->kind} does not listen: " . file_get_contents( "{$this->folder}/log" ) );
	}

	public function stop(): void {
		if ( $this->process !== null ) {
			proc_terminate( $this->process );
			proc_close( $this->process );
			$this->process = null;
		}
		exec( 'rm -rf ' . escapeshellarg( $this->folder ) );
	}

	/**
	 * @return array{string, string} The constant that wp-config.php defines for it, and its value.
	 */
	public function constant(): array {
		return $this->kind === 'varnish' ? [ 'VITRINA_VARNISH', $this->purge ] : [ 'VITRINA_NGINX_CACHE', "{$this->folder}/pages" ];
	}

	/**
	 * @return list<string>
	 */
	private function varnish(): array {
		$port = (string) parse_url( $this->shop, PHP_URL_PORT );
		$code = strtr(
			self::settings( 'vcl' )[0],
			[
				'.port = "8080"'        => ".port = \"{$port}\"",
				'/etc/varnish/shop.vcl' => dirname( __DIR__, 5 ) . '/docs/scaling/shop.vcl',
			]
		);
		file_put_contents( "{$this->folder}/default.vcl", $code );
		return [ 'varnishd', '-F', '-f', "{$this->folder}/default.vcl", '-a', substr( $this->url, 7 ), '-a', 'purge=' . substr( $this->purge, 7 ), '-n', "{$this->folder}/work", '-s', 'malloc,64m' ];
	}

	/**
	 * The shop's own nginx is its backend, so the directives are those of `proxy_` instead of `fastcgi_`.
	 *
	 * @return list<string>
	 */
	private function nginx(): array {
		[ $http, $location ] = array_map( static fn ( string $code ): string => str_replace( 'fastcgi_', 'proxy_', $code ), self::settings( 'nginx' ) );
		$http                = str_replace( '/var/cache/nginx/shop', "{$this->folder}/pages", $http );
		$user                = posix_geteuid() === 0 ? 'user root;' : '';
		$listen              = substr( $this->url, 7 );
		$host                = substr( $this->shop, 7 );
		$temporary           = implode( '', array_map( fn ( string $name ): string => "{$name}_temp_path {$this->folder}/{$name};", [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ] ) );
		file_put_contents(
			"{$this->folder}/nginx.conf",
			"{$user} daemon off; pid {$this->folder}/pid; error_log {$this->folder}/log; events {}
			http { access_log off; {$temporary} {$http}
			server { listen {$listen}; location / { proxy_pass {$this->shop}; proxy_set_header Host {$host}; {$location} add_header X-Front \$upstream_cache_status; } } }"
		);
		return [ 'nginx', '-p', $this->folder, '-e', "{$this->folder}/log", '-c', "{$this->folder}/nginx.conf" ];
	}

	/**
	 * @return list<string> Code of the page for integrators.
	 */
	private static function settings( string $language ): array {
		preg_match_all( "/^```{$language}\n(.*?)^```$/ms", (string) file_get_contents( dirname( __DIR__, 5 ) . '/docs/integrate/page-caches.md' ), $found );
		return $found[1];
	}

	private static function free_port(): int {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		$name   = $socket === false ? false : stream_socket_get_name( $socket, false );
		return $name === false ? throw new RuntimeException( 'There is no free port.' ) : (int) substr( (string) strrchr( $name, ':' ), 1 );
	}
}
