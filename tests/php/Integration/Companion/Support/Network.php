<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion\Support;

use Closure;
use ReflectionProperty;
use RuntimeException;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Integration\Support\ClosureSource;
use wpdb;

/**
 * A network of two sites beside the shop: the same WordPress, plugins and
 * database, other tables. It has no web server.
 */
final class Network {

	private const PREFIX = 'network_';
	private const DOMAIN = 'network.example';

	private const OPTIONS = [ '-d', 'display_errors=stderr', '-d', 'error_reporting=-1', '-d', 'log_errors=0', '-d', 'opcache.enable_cli=1', '-d', 'opcache.file_cache_only=1' ];

	/**
	 * Of the second site.
	 */
	public const SECOND = '/antra/';

	private readonly string $log;

	/**
	 * @param string $wordpress Folder of the shop's WordPress, with a slash at its end.
	 */
	public function __construct( private readonly string $wordpress ) {
		$this->log = (string) tempnam( sys_get_temp_dir(), 'vitrina' );
	}

	/**
	 * @return list<string> Messages of PHP and the database about our own plugins. On new sites of a network there are
	 * others, about tables that WooCommerce has not created yet.
	 */
	public function complaints(): array {
		preg_match_all( '~^.*(?:network_\w*vitrina_|/(?:plugin|vitrina)-).*$~m', (string) file_get_contents( $this->log ), $lines );
		return $lines[0];
	}

	/**
	 * @param list<string> $plugins Active on the whole network, from the next call on.
	 */
	public function install( array $plugins ): void {
		$this->remove();
		[ $domain, $second ] = [ self::DOMAIN, self::SECOND ];
		$this->start(
			static function () use ( $domain ): void {
				require_once ABSPATH . 'wp-admin/includes/upgrade.php';
				wp_install( 'Network', 'admin', 'admin@network.example', false, '', 'admin' );
				foreach ( Database::wpdb()->tables( 'ms_global' ) as $table => $name ) {
					( new ReflectionProperty( wpdb::class, $table ) )->setValue( Database::wpdb(), $name );
				}
				install_network();
				populate_network( 1, $domain, 'admin@network.example', 'Network', '/', false );
			},
			[ 'WP_INSTALLING' => true ]
		);
		$this->run(
			static function () use ( $plugins, $domain, $second ): void {
				update_site_option( 'active_sitewide_plugins', array_fill_keys( $plugins, time() ) );
				wp_insert_site(
					[
						'domain'     => $domain,
						'path'       => $second,
						'network_id' => 1,
						'title'      => 'Second',
						'user_id'    => 1,
					]
				);
			}
		);
	}

	/**
	 * Runs PHP as a request of one site, in a process of its own.
	 *
	 * @template T
	 * @param Closure(): T $code As for `Shop::run()`.
	 * @return T
	 */
	public function run( Closure $code, string $path = '/' ): mixed {
		return $this->start(
			$code,
			[
				'MULTISITE'            => true,
				'SUBDOMAIN_INSTALL'    => false,
				'DOMAIN_CURRENT_SITE'  => self::DOMAIN,
				'PATH_CURRENT_SITE'    => '/',
				'SITE_ID_CURRENT_SITE' => 1,
				'BLOG_ID_CURRENT_SITE' => 1,
			],
			$path
		);
	}

	public function remove(): void {
		$this->start(
			static function (): void {
				foreach ( Database::column( "SHOW TABLES LIKE '" . Database::wpdb()->esc_like( Database::wpdb()->base_prefix ) . "%'" ) as $table ) {
					Database::wpdb()->query( "DROP TABLE `{$table}`" );
				}
			},
			[
				'WP_INSTALLING' => true,
				'SHORTINIT'     => true,
			]
		);
	}

	public function __destruct() {
		is_file( $this->log ) && unlink( $this->log );
	}

	/**
	 * @template T
	 * @param Closure(): T                   $code
	 * @param array<string, bool|int|string> $constants
	 * @return T
	 */
	private function start( Closure $code, array $constants, string $path = '/' ): mixed {
		// Addresses are the network's own.
		$config = (string) preg_replace( "/^define\( '(WP_HOME|WP_SITEURL)'.*$/m", '', (string) file_get_contents( "{$this->wordpress}wp-config.php" ) );
		$config = (string) preg_replace( "/^define\( 'WP_DEBUG_LOG'.*$/m", "define( 'WP_DEBUG_LOG', " . var_export( $this->log, true ) . ' );', $config );
		$config = str_replace( "\$table_prefix = 'wp_';", '$table_prefix = ' . var_export( self::PREFIX, true ) . ';', $config );
		$server = [
			'HTTP_HOST'       => self::DOMAIN,
			'SERVER_NAME'     => self::DOMAIN,
			'REQUEST_URI'     => $path,
			'REQUEST_METHOD'  => 'GET',
			'SERVER_PROTOCOL' => 'HTTP/1.1',
			'REMOTE_ADDR'     => '127.0.0.1',
		];
		$lines  = [ 'define( "ABSPATH", ' . var_export( $this->wordpress, true ) . ' );', '$_SERVER = ' . var_export( $server, true ) . ' + $_SERVER;' ];
		foreach ( $constants as $name => $value ) {
			$lines[] = "define( '{$name}', " . var_export( $value, true ) . ' );';
		}
		$file   = (string) tempnam( sys_get_temp_dir(), 'vitrina' );
		$source = "{$file}.php";
		file_put_contents( $source, ClosureSource::of( $code ) );
		file_put_contents(
			$file,
			str_replace( '<?php', "<?php\n" . implode( "\n", $lines ), $config ) .
			"\nob_start();\n\$value = require " . var_export( $source, true ) . ";\nwhile ( ob_get_level() ) { ob_end_clean(); }\necho 'ANSWER', \$value;"
		);
		$process = proc_open( [ PHP_BINARY, ...self::OPTIONS, '-d', "opcache.file_cache={$this->wordpress}../opcache", $file ], [ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ], $pipes );
		if ( $process === false ) {
			throw new RuntimeException( 'PHP could not be started.' );
		}
		$output   = (string) stream_get_contents( $pipes[1] );
		$wrong  = (string) stream_get_contents( $pipes[2] );
		$status = proc_close( $process );
		array_map( unlink( ... ), [ $file, $source ] );
		[ $before, $response ] = explode( 'ANSWER', $output, 2 ) + [ 1 => null ];
		if ( $status !== 0 || $wrong !== '' || $before !== '' || $response === null ) {
			throw new RuntimeException( "PHP ended with {$status}: {$output} {$wrong}" );
		}
		return unserialize( (string) base64_decode( $response, true ), [ 'allowed_classes' => false ] );
	}
}
