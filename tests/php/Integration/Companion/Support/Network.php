<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion\Support;

use RuntimeException;

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
		$this->start(
			'require_once ABSPATH . "wp-admin/includes/upgrade.php";
			wp_install( "Network", "admin", "admin@network.example", false, "", "admin" );
			foreach ( $GLOBALS["wpdb"]->tables( "ms_global" ) as $table => $name ) { $GLOBALS["wpdb"]->$table = $name; }
			install_network();
			return populate_network( 1, $domain, "admin@network.example", "Network", "/", false );',
			[ 'domain' => self::DOMAIN ],
			[ 'WP_INSTALLING' => true ]
		);
		$this->run(
			'update_site_option( "active_sitewide_plugins", array_fill_keys( $plugins, time() ) );
			return wp_insert_site( [ "domain" => $domain, "path" => $path, "network_id" => 1, "title" => "Second", "user_id" => 1 ] );',
			[
				'plugins' => $plugins,
				'domain'  => self::DOMAIN,
				'path'    => self::SECOND,
			]
		);
	}

	/**
	 * Runs PHP as a request of one site, in a process of its own.
	 *
	 * @param array<string, mixed> $with Variables for the code.
	 * @return mixed What the code returns, by way of JSON.
	 */
	public function run( string $code, array $with = [], string $path = '/' ): mixed {
		return $this->start(
			$code,
			$with,
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
			'global $wpdb;
			foreach ( $wpdb->get_col( $wpdb->prepare( "SHOW TABLES LIKE %s", $wpdb->esc_like( $wpdb->base_prefix ) . "%" ) ) as $table ) { $wpdb->query( "DROP TABLE `$table`" ); }
			return true;',
			[],
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
	 * @param array<string, mixed>           $with
	 * @param array<string, bool|int|string> $constants
	 */
	private function start( string $code, array $with, array $constants, string $path = '/' ): mixed {
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
		$file = (string) tempnam( sys_get_temp_dir(), 'vitrina' );
		$with = var_export( json_encode( $with, JSON_THROW_ON_ERROR ), true );
		file_put_contents(
			$file,
			str_replace( '<?php', "<?php\n" . implode( "\n", $lines ), $config ) .
			"\nob_start();\n\$value = ( static function (): mixed {\nextract( json_decode( {$with}, true ) );\n{$code}\n} )();\nwhile ( ob_get_level() ) { ob_end_clean(); }\necho 'ANSWER', json_encode( \$value );"
		);
		$process = proc_open( [ PHP_BINARY, ...self::OPTIONS, '-d', "opcache.file_cache={$this->wordpress}../opcache", $file ], [ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ], $pipes );
		if ( $process === false ) {
			throw new RuntimeException( 'PHP could not be started.' );
		}
		$said   = (string) stream_get_contents( $pipes[1] );
		$wrong  = (string) stream_get_contents( $pipes[2] );
		$status = proc_close( $process );
		unlink( $file );
		[ $before, $response ] = explode( 'ANSWER', $said, 2 ) + [ 1 => null ];
		if ( $status !== 0 || $wrong !== '' || $before !== '' || $response === null ) {
			throw new RuntimeException( "PHP ended with {$status}: {$said} {$wrong}" );
		}
		return json_decode( $response, true, 32, JSON_THROW_ON_ERROR );
	}
}
