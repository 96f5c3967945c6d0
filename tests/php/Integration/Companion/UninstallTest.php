<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * Uninstalling the companion. The next request installs it again; price history and search
 * index are restored for later tests.
 */
final class UninstallTest extends ThemeTestCase {

	private const COUNT = 'global $wpdb; $count = fn ( string $table ): int => null === $wpdb->get_var( "SHOW TABLES LIKE \'{$wpdb->prefix}{$table}\'" ) ? -1 : (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table}" );';

	#[TestDox( '[PORT-01] uninstalling leaves the owner\'s portfolio, as it leaves posts' )]
	#[Group( 'full' )]
	public function test_port_01_the_portfolio_stays(): void {
		$count  = 'global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts p JOIN $wpdb->term_relationships r ON r.object_id = p.ID JOIN $wpdb->term_taxonomy t USING ( term_taxonomy_id ) WHERE p.post_type = \'portfolio\' AND t.taxonomy = \'portfolio_category\'" );';
		$before = self::shop()->run( $count );
		self::assertGreaterThan( 10, $before );
		$this->test_uninstall();
		self::assertSame( $before, self::shop()->run( $count ) );
		self::assertSame( 200, self::visitor()->get( '/darbai/' )->status );
	}

	#[TestDox( '[FIX-32] [DISC-05] [SRCH-02] [WISH-01] uninstalling takes pages with nothing but a shortcode, tables, options and background work along' )]
	#[Group( 'full' )]
	public function test_uninstall(): void {
		$before = self::shop()->run(
			self::COUNT . '
			update_option( "vitrina_companion", [ "popup" => "" ] );
			return [
				$count( "vitrina_price_history" ) > 100, $count( "vitrina_search_words" ) > 100,
				min( $count( "vitrina_newsletter" ), $count( "vitrina_wishlist" ), $count( "vitrina_wishlist_shares" ) ) > -1,
				get_option( "vitrina_companion_wishlist_page" ) > 0, as_has_scheduled_action( "vitrina_newsletter_daily" ),
			];'
		);
		self::assertSame( [ true, true, true, true, true ], $before );

		$gone = self::shop()->run(
			self::COUNT . '$guard = get_option( "vitrina_companion_session_guard" );
			$wpdb->query( "CREATE TABLE {$wpdb->prefix}kept_prices AS SELECT * FROM {$wpdb->prefix}vitrina_price_history" );
			foreach ( [ "vitrina_search_batch", "vitrina_prices_batch" ] as $hook ) { as_enqueue_async_action( $hook, [ 7 ], "vitrina-companion" ); }
			define( "WP_UNINSTALL_PLUGIN", true ); require WP_PLUGIN_DIR . "/vitrina-companion/uninstall.php";
			update_option( "vitrina_companion_session_guard", $guard );
			return [
				$count( "vitrina_price_history" ), $count( "vitrina_search_words" ), $count( "vitrina_search_typos" ), $count( "vitrina_newsletter" ), $count( "vitrina_wishlist" ), $count( "vitrina_wishlist_shares" ),
				get_option( "vitrina_companion" ),
				$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE \'vitrina\_companion\_%\' AND option_name <> \'vitrina_companion_session_guard\'" ),
				as_has_scheduled_action( "vitrina_prices_daily" ), as_has_scheduled_action( "vitrina_search_batch" ), as_has_scheduled_action( "vitrina_newsletter_daily" ),
				$wpdb->get_col( "SELECT post_name FROM $wpdb->posts WHERE post_type = \'page\' AND post_status = \'publish\' AND post_content LIKE \'%[vitrina_w%\'" ),
				count( as_get_scheduled_actions( [ "status" => "pending", "per_page" => 100, "group" => "vitrina-companion" ], "ids" ) ),
			];'
		);
		self::assertSame( [ -1, -1, -1, -1, -1, -1, false, [], false, false, false, [], 0 ], $gone );

		$back = self::shop()->run(
			self::COUNT . 'while ( as_has_scheduled_action( "vitrina_search_batch" ) ) { ActionScheduler_QueueRunner::instance()->run( "test" ); }
			$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_price_history" );
			$wpdb->query( "INSERT INTO {$wpdb->prefix}vitrina_price_history SELECT * FROM {$wpdb->prefix}kept_prices" ); $wpdb->query( "DROP TABLE {$wpdb->prefix}kept_prices" );
			return [ $count( "vitrina_price_history" ) > 100, $count( "vitrina_search_words" ) > 100, get_option( "vitrina_companion_search_complete" ), as_has_scheduled_action( "vitrina_prices_daily" ), as_has_scheduled_action( "vitrina_newsletter_daily" ), array_map( $count, [ "vitrina_newsletter", "vitrina_wishlist", "vitrina_wishlist_shares" ] ), get_permalink( (int) get_option( "vitrina_companion_wishlist_page" ) ) === home_url( "/noru-sarasas/" ) ];'
		);
		self::assertSame( [ true, true, '1', true, true, [ 0, 0, 0 ], true ], $back );
	}
}
