<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Portfolio\Module;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Options;
use Vitrina\Tests\Fixtures\Plugins;
use Vitrina\Tests\Fixtures\Search;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * Uninstalling the companion. The next request installs it again; price history and search
 * index are restored for later tests.
 */
final class UninstallTest extends ThemeTestCase {

	#[TestDox( '[PORT-01] uninstalling leaves the owner\'s portfolio, as it leaves posts' )]
	#[Group( 'full' )]
	public function test_port_01_the_portfolio_stays(): void {
		$count  = static fn (): int => Database::number( 'SELECT COUNT(*) FROM ' . Database::table( 'posts' ) . ' p JOIN ' . Database::table( 'term_relationships' ) . ' r ON r.object_id = p.ID JOIN ' . Database::table( 'term_taxonomy' ) . " t USING ( term_taxonomy_id ) WHERE p.post_type = 'portfolio' AND t.taxonomy = 'portfolio_category'" );
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
			static function (): array {
				update_option( 'vitrina_companion', [ 'popup' => '' ] );
				return [
					Database::count( 'vitrina_price_history' ) > 100,
					Database::count( 'vitrina_search_words' ) > 100,
					min( array_map( Database::count( ... ), [ 'vitrina_newsletter', 'vitrina_wishlist', 'vitrina_wishlist_shares' ] ) ) > -1,
					Options::number( 'vitrina_companion_wishlist_page' ) > 0,
					as_has_scheduled_action( 'vitrina_newsletter_daily' ),
				];
			}
		);
		self::assertSame( [ true, true, true, true, true ], $before );

		$gone = self::shop()->run(
			static function (): array {
				$guard = get_option( 'vitrina_companion_session_guard' );
				Database::wpdb()->query( 'CREATE TABLE ' . Database::table( 'kept_prices' ) . ' AS SELECT * FROM ' . Database::table( 'vitrina_price_history' ) );
				foreach ( [ 'vitrina_search_batch', 'vitrina_prices_batch' ] as $hook ) {
					as_enqueue_async_action( $hook, [ 7 ], 'vitrina-companion' );
				}
				Plugins::uninstall( 'vitrina-companion/vitrina-companion.php' );
				update_option( 'vitrina_companion_session_guard', $guard );
				return [
					...array_map( Database::count( ... ), [ 'vitrina_price_history', 'vitrina_search_words', 'vitrina_search_typos', 'vitrina_newsletter', 'vitrina_wishlist', 'vitrina_wishlist_shares', 'vitrina_consent_log', 'vitrina_consent_texts' ] ),
					get_option( 'vitrina_companion' ),
					Database::column( 'SELECT option_name FROM ' . Database::table( 'options' ) . " WHERE option_name LIKE 'vitrina\\_companion\\_%' AND option_name <> 'vitrina_companion_session_guard'" ),
					as_has_scheduled_action( 'vitrina_prices_daily' ),
					as_has_scheduled_action( 'vitrina_search_batch' ),
					as_has_scheduled_action( 'vitrina_newsletter_daily' ),
					Database::column( 'SELECT post_name FROM ' . Database::table( 'posts' ) . " WHERE post_type = 'page' AND post_status = 'publish' AND post_content LIKE '%[vitrina_w%'" ),
					count(
						as_get_scheduled_actions(
							[
								'status'   => 'pending',
								'per_page' => 100,
								'group'    => 'vitrina-companion',
							],
							'ids'
						)
					),
				];
			}
		);
		self::assertSame( [ -1, -1, -1, -1, -1, -1, -1, -1, false, [], false, false, false, [], 0 ], $gone );

		$back = self::shop()->run(
			static function (): array {
				[ $prices, $kept ] = [ Database::table( 'vitrina_price_history' ), Database::table( 'kept_prices' ) ];
				// Later tests need the portfolio: its addresses are stored with the next page.
				Options::reset_companion();
				Search::run_scheduled_actions();
				Database::wpdb()->query( "DELETE FROM {$prices}" );
				Database::wpdb()->query( "INSERT INTO {$prices} SELECT * FROM {$kept}" );
				Database::wpdb()->query( "DROP TABLE {$kept}" );
				return [
					Database::count( 'vitrina_price_history' ) > 100,
					Database::count( 'vitrina_search_words' ) > 100,
					get_option( 'vitrina_companion_search_complete' ),
					as_has_scheduled_action( 'vitrina_prices_daily' ),
					as_has_scheduled_action( 'vitrina_newsletter_daily' ),
					array_map( Database::count( ... ), [ 'vitrina_newsletter', 'vitrina_wishlist', 'vitrina_wishlist_shares' ] ),
					get_permalink( Options::number( 'vitrina_companion_wishlist_page' ) ) === home_url( '/noru-sarasas/' ),
				];
			}
		);
		self::assertSame( [ true, true, '1', true, true, [ 0, 0, 0 ], true ], $back );
		self::assertSame( 200, self::visitor()->get( '/darbai/' )->status );
		$is_enabled = self::shop()->run( static fn (): bool => delete_option( 'vitrina_companion' ) && ( new Module() )->is_enabled() );
		self::shop()->run( static fn (): bool => Options::reset_companion() );
		self::assertTrue( $is_enabled );
	}
}
