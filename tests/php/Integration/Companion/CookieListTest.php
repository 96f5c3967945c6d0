<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Consent\Cookies\CookieList;
use Vitrina\Companion\Consent\Cookies\OwnServices;
use Vitrina\Companion\Consent\Domain\Cookie;
use Vitrina\Tests\Fixtures\Options;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** The list of cookies: on pages, by the settings of the shop, and what the owner adds. What is really set: cookies.spec.ts. */
final class CookieListTest extends ThemeTestCase {

	private const SCREEN = '/wp-admin/admin.php?page=vitrina-cookies';
	private const HURT   = '<script>zlo()</script>';

	protected function tearDown(): void {
		self::shop()->run(
			static function (): void {
				Options::reset_companion();
				foreach ( get_posts( [ 'post_type' => 'page', 'post_status' => 'any', 'title' => 'Slapukai testui', 'numberposts' => -1 ] ) as $page ) {
					wp_delete_post( $page->ID, true );
				}
				update_option( 'vitrina_companion_cookies', [] );
				update_option( 'vitrina_companion_cookies_page', 0 );
				update_option( 'woocommerce_feature_order_attribution_enabled', 'yes' );
				Users::delete_by_name( 'cookie_manager' );
			}
		);
	}

	/** @return list<string> Place and name of each row, as in "local display". */
	private static function names(): array {
		return self::shop()->run( static fn (): array => array_map( static fn ( Cookie $cookie ): string => "{$cookie->storage} {$cookie->name}", CookieList::all() ) );
	}

	#[TestDox( '[LAW-64] the block and the shortcode list what is stored: name, who sets it, purpose, duration and category, in the language of the page' )]
	public function test_table(): void {
		$html = self::shop()->run(
			static function (): array {
				switch_to_locale( 'en_US' );
				$english = [ do_blocks( '<!-- wp:vitrina/cookies /-->' ), do_shortcode( '[vitrina_cookies]' ) ];
				switch_to_locale( 'lt_LT' );
				return [ ...$english, do_shortcode( '[vitrina_cookies]' ) ];
			}
		);
		self::assertSame( $html[0], $html[1] );
		self::assertStringContainsString( '<th scope="row"><code>wp_woocommerce_session_*</code><br>WooCommerce</th><td>Tells the shop which cart is yours.</td><td>2 days</td>', $html[0] );
		self::assertStringContainsString( '<code>vitrina-wishlist</code><br>Vitrina, local storage</th>', $html[0] );
		foreach ( $html as $table ) {
			self::assertSame( 1, substr_count( $table, '<table' ) );
			self::assertSame( 3, substr_count( $table, 'scope="col"' ) );
			// Every category that has a row, once; the necessary ones first.
			self::assertGreaterThanOrEqual( 2, substr_count( $table, 'scope="rowgroup"' ) );
			self::assertGreaterThan( strpos( $table, 'wp_woocommerce_session_*' ), strpos( $table, 'sbjs_*' ) );
			preg_match_all( '~<td>(.*?)</td>~', $table, $cells );
			self::assertNotContains( '', $cells[1] );
		}
	}

	#[TestDox( '[LAW-65] every cookie that responses of the shop set, from the listing to the order and the login, is in the list' )]
	public function test_set_by_responses(): void {
		$shopper = self::visitor();
		$shopper->get( '/parduotuve/' );
		$shopper->add_to_cart( self::product() );
		foreach ( [ '/produktas/lino-skalbiniai/', '/krepselis-2/', '/apmokejimas/', '/krepselis-blokai/', '/apmokejimas-blokai/', '/paskyra/' ] as $path ) {
			$shopper->get( $path );
		}
		$customer = self::visitor();
		$customer->log_in( 'rasa' );
		$customer->get( '/paskyra/' );
		$set  = array_map( static fn ( string $cookie ): string => (string) strtok( $cookie, '=' ), explode( '; ', "{$shopper->cookies()}; {$customer->cookies()}" ) );
		$list = self::names();
		foreach ( [ 'woocommerce_cart_hash', 'wp_woocommerce_session_', 'wordpress_logged_in_' ] as $wanted ) {
			self::assertNotSame( [], array_filter( $set, static fn ( string $name ): bool => str_starts_with( $name, $wanted ) ) );
		}
		foreach ( $set as $name ) {
			self::assertNotSame( [], array_filter( $list, static fn ( string $row ): bool => fnmatch( $row, "cookie {$name}" ) ), $name );
		}
	}

	#[TestDox( '[LAW-64] the list follows the settings: what is switched off is not in it' )]
	#[Group( 'full' )]
	public function test_settings(): void {
		$off = self::names();
		foreach ( [ 'cookie vitrina_consent', 'cookie goya_popup', 'cookie et-global-campaign' ] as $name ) {
			self::assertNotContains( $name, $off );
		}
		self::assertContains( 'cookie sbjs_*', $off );
		self::shop()->run(
			static function (): void {
				update_option( 'vitrina_companion', [ 'consent' => true, 'popup' => true, 'campaign_bar' => 'x' ] );
				update_option( 'woocommerce_feature_order_attribution_enabled', 'no' );
			}
		);
		$on = self::names();
		foreach ( [ 'cookie vitrina_consent', 'cookie goya_popup', 'cookie et-global-campaign' ] as $name ) {
			self::assertContains( $name, $on );
		}
		self::assertNotContains( 'cookie sbjs_*', $on );
	}

	#[TestDox( '[LAW-64] other plugins add rows by a filter; a row that is no row is ignored, and no row is markup' )]
	public function test_filter(): void {
		$html = self::shop()->run(
			static function (): array {
				$row = [ 'name' => '_<b>x', 'provider' => '<i>P', 'purpose' => '<script>zlo()</script>', 'duration' => '<u>1', 'category' => 'statistics' ];
				add_filter( 'vitrina_cookies', static fn ( array $rows ): array => [ ...$rows, $row, 'text', [ 'name' => 'half' ] ] );
				$with = do_shortcode( '[vitrina_cookies]' );
				add_filter( 'vitrina_cookies', '__return_null', 20 );
				return [ $with, do_shortcode( '[vitrina_cookies]' ) ];
			}
		);
		self::assertStringContainsString( '<code>_&lt;b&gt;x</code><br>&lt;i&gt;P</th><td>&lt;script&gt;zlo()&lt;/script&gt;</td><td>&lt;u&gt;1</td>', $html[0] );
		self::assertStringNotContainsString( 'half', $html[0] );
		// Something that is no list changes nothing.
		self::assertStringContainsString( 'wp_woocommerce_session_*', $html[1] );
	}

	private static function manager(): Visitor {
		self::shop()->run( static fn () => Users::ensure( 'cookie_manager', 'shop_manager' )->set_role( 'shop_manager' ) );
		$visitor = self::visitor();
		$visitor->log_in( 'cookie_manager' );
		return $visitor;
	}

	private static function nonce( string $page, string $action ): string {
		self::assertSame( 1, preg_match( "/name=\"action\" value=\"{$action}\">.*?name=\"_wpnonce\" value=\"([^\"]+)\"/s", $page, $found ), $action );
		return $found[1] ?? '';
	}

	#[TestDox( '[LAW-64] the owner adds the cookies of a service and removes them again, without JavaScript; nobody else does' )]
	#[Group( 'full' )]
	public function test_services(): void {
		$manager = self::manager();
		$screen  = $manager->get( self::SCREEN );
		self::assertSame( 1, substr_count( $screen->body, '<h1>' ) );
		$add = [
			'action'   => 'vitrina_cookie_add',
			'name'     => '_ga_*' . self::HURT,
			'provider' => 'Google „Analytics“ \\',
			'purpose'  => "Skaičiuoja apsilankymus. O'Neill",
			'duration' => '2 metai',
			'category' => 'statistics',
			'storage'  => 'cookie',
			'other'    => 'x',
		];
		$nonce = self::nonce( $screen->body, 'vitrina_cookie_add' );
		self::assertSame( 403, $manager->post( '/wp-admin/admin-post.php', $add )->status );
		self::assertSame( 403, $manager->post( '/wp-admin/admin-post.php', $add + [ '_wpnonce' => self::nonce( $manager->get( '/wp-admin/admin.php?page=vitrina-seller' )->body, 'vitrina_seller_save' ) ] )->status );
		self::assertStringContainsString( 'role="alert"', $manager->post( '/wp-admin/admin-post.php', [ '_wpnonce' => $nonce, 'purpose' => '' ] + $add )->body );
		self::assertStringContainsString( 'role="alert"', $manager->post( '/wp-admin/admin-post.php', [ '_wpnonce' => $nonce, 'category' => 'other' ] + $add )->body );
		self::assertSame( [], self::shop()->run( static fn (): mixed => get_option( 'vitrina_companion_cookies', [] ) ) );
		$after = $manager->post( '/wp-admin/admin-post.php', $add + [ '_wpnonce' => $nonce ] );
		self::assertStringContainsString( 'role="status"', $after->body );
		self::assertSame(
			[ [ 'name' => '_ga_*', 'provider' => 'Google „Analytics“ \\', 'purpose' => "Skaičiuoja apsilankymus. O'Neill", 'duration' => '2 metai', 'category' => 'statistics', 'storage' => 'cookie' ] ],
			self::shop()->run( static fn (): mixed => get_option( 'vitrina_companion_cookies' ) )
		);
		// The same name again replaces the row.
		$manager->post( '/wp-admin/admin-post.php', [ '_wpnonce' => $nonce, 'duration' => '1 metai' ] + $add );
		self::assertCount( 1, array_filter( self::names(), static fn ( string $name ): bool => str_starts_with( $name, 'cookie _ga_' ) ) );

		$screen = $manager->get( self::SCREEN );
		self::assertSame( 1, preg_match( '/name="row" value="([0-9a-f]{32})"/', $screen->body, $row ) );
		$remove = [
			'action' => 'vitrina_cookie_remove',
			'row'    => $row[1] ?? '',
		];
		self::assertSame( 403, $manager->post( '/wp-admin/admin-post.php', $remove )->status );
		$remove += [ '_wpnonce' => self::nonce( $screen->body, 'vitrina_cookie_remove' ) ];
		// The screen is still open when the role is gone.
		self::shop()->run( static fn () => Users::get( 'cookie_manager' )->set_role( 'editor' ) );
		self::assertSame( [ 403, 403 ], [ $manager->post( '/wp-admin/admin-post.php', $add + [ '_wpnonce' => $nonce ] )->status, $manager->post( '/wp-admin/admin-post.php', $remove )->status ] );
		self::assertContains( 'cookie _ga_*', self::names() );
		self::shop()->run( static fn () => Users::get( 'cookie_manager' )->set_role( 'shop_manager' ) );
		$manager->post( '/wp-admin/admin-post.php', $remove );
		self::assertNotContains( 'cookie _ga_*', self::names() );
	}

	#[TestDox( '[LAW-64] a full list takes no more rows, but a row in it can still be replaced' )]
	public function test_full(): void {
		$result = self::shop()->run(
			static function (): array {
				$row = static fn ( string $name, string $duration ): array => [ 'name' => $name, 'provider' => 'P', 'purpose' => 'p', 'duration' => $duration, 'category' => 'statistics', 'storage' => 'cookie' ];
				update_option( 'vitrina_companion_cookies', array_map( static fn ( int $number ): array => $row( "c{$number}", '1' ), range( 1, 200 ) ) );
				$added    = OwnServices::add( $row( 'c201', '2' ) );
				$replaced = OwnServices::add( $row( 'c7', '2' ) );
				$rows     = OwnServices::rows();
				return [ $added, $replaced, count( $rows ), end( $rows )['duration'] ?? '' ];
			}
		);
		self::assertSame( [ false, true, 200, '2' ], $result );
	}

	#[TestDox( '[LAW-64] the consent settings link the published page with the list, as long as there is one' )]
	#[Group( 'full' )]
	public function test_link(): void {
		$link = static function (): string {
			$page = self::visitor()->get( '/pristatymas/?' . uniqid() )->body;
			self::assertSame( 1, preg_match( '~<dialog class="consent-dialog".*?</dialog>~s', $page, $dialog ) );
			return $dialog[0] ?? '';
		};
		$id = self::shop()->run(
			static function (): int {
				update_option( 'vitrina_companion', [ 'consent' => true ] );
				return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Slapukai testui', 'post_name' => 'slapukai-testui', 'post_content' => '<!-- wp:vitrina/cookies /-->' ] );
			}
		);
		self::assertStringNotContainsString( 'slapukai-testui', $link() );
		self::shop()->run( static fn (): int => wp_update_post( [ 'ID' => $id, 'post_status' => 'publish' ] ) );
		self::assertMatchesRegularExpression( '~<p class="consent-dialog__policy" data-server-html>.*<a href="[^"]*/slapukai-testui/">[^<]+</a></p>~', $link() );
		self::assertStringContainsString( 'wp_woocommerce_session_*', self::visitor()->get( '/slapukai-testui/' )->body );
		self::shop()->run( static fn (): int => wp_update_post( [ 'ID' => $id, 'post_content' => '<p>x</p>' ] ) );
		self::assertStringNotContainsString( 'slapukai-testui', $link() );
		self::shop()->run( static fn (): int => wp_update_post( [ 'ID' => $id, 'post_content' => '[vitrina_cookies]' ] ) );
		self::assertStringContainsString( 'slapukai-testui', $link() );
		self::shop()->run( static fn () => wp_trash_post( $id ) );
		self::assertStringNotContainsString( 'slapukai-testui', $link() );
	}
}
