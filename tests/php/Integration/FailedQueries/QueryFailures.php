<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\FailedQueries;

use Vitrina\Tests\Integration\Support\Shop;

/**
 * Makes queries of the shop fail for real: the server refuses them. With the header `X-Add-Meanwhile: ID`
 * a page has read the session, another request of the visitor adds that product, and the page writes.
 */
final class QueryFailures {

	/**
	 * For code that runs inside the shop: `$break( '/pattern/' )` makes those queries fail, `$mend()` ends it.
	 */
	public const IN_PROCESS = '
		$broken = "";
		$GLOBALS["wpdb"]->suppress_errors( true );
		add_filter( "query", static function ( $query ) use ( &$broken ) {
			return "" !== $broken && preg_match( $broken, $query ) ? "SELECT * FROM there_is_no_such_table" : $query;
		} );
		$break = static function ( string $pattern ) use ( &$broken ) { $broken = $pattern; };
		$mend  = static function () use ( &$broken ) { $broken = ""; };
	';

	private const PLUGIN = '<?php
		$pattern = isset( $_SERVER["HTTP_X_BREAK"] ) ? base64_decode( $_SERVER["HTTP_X_BREAK"] ) : "";
		$first   = (int) ( $_SERVER["HTTP_X_BREAK_FROM"] ?? 1 );
		if ( "" !== $pattern ) {
			$GLOBALS["wpdb"]->suppress_errors( true );
			add_filter( "query", static function ( $query ) use ( $pattern, $first ) {
				static $seen = 0;
				return preg_match( $pattern, $query ) && ++$seen >= $first ? "SELECT * FROM there_is_no_such_table" : $query;
			} );
		}
		if ( isset( $_SERVER["HTTP_X_ADD_MEANWHILE"] ) ) {
			add_action( "wp", static function () {
				wp_remote_post( home_url( "/?wc-ajax=add_to_cart" ), [ "timeout" => 20, "headers" => [ "Cookie" => $_SERVER["HTTP_COOKIE"] ], "body" => [ "product_id" => (int) $_SERVER["HTTP_X_ADD_MEANWHILE"] ] ] );
				WC()->session->set( "vitrina_test", uniqid() );
			} );
		}';

	public static function install( Shop $shop ): void {
		$shop->run( 'return file_put_contents( WPMU_PLUGIN_DIR . "/vitrina-break.php", $code ) > 0;', [ 'code' => self::PLUGIN ] );
	}

	public static function remove( Shop $shop ): void {
		$shop->run( 'return unlink( WPMU_PLUGIN_DIR . "/vitrina-break.php" );' );
	}

	/**
	 * Headers of a request whose matching queries fail.
	 *
	 * @param int $from The first that does.
	 * @return list<string>
	 */
	public static function headers( string $pattern, int $from = 1 ): array {
		return [ 'X-Break: ' . base64_encode( $pattern ), "X-Break-From: {$from}" ];
	}
}
