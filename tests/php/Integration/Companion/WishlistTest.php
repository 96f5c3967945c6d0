<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Wishlist\PublicProducts;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\PrivacyTools;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Fixtures\Wishlists;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Product;

/**
 * The wishlist of customers on the real shop.
 */
final class WishlistTest extends ThemeTestCase {

	private const PAGE  = '/noru-sarasas/';
	private const ROUTE = '/wp-json/vitrina/v1/wishlist';

	protected function setUp(): void {
		parent::setUp();
		self::delete_lists();
	}

	protected function tearDown(): void {
		self::delete_lists();
	}

	private static function delete_lists(): void {
		self::shop()->run(
			static function (): void {
				Database::wpdb()->query( 'DELETE FROM ' . Database::table( 'vitrina_wishlist' ) );
				Database::wpdb()->query( 'DELETE FROM ' . Database::table( 'vitrina_wishlist_shares' ) );
			}
		);
	}

	/**
	 * Adds a product to a customer's list without the checks of the plugin.
	 */
	private static function insert( string $customer, int $product ): void {
		self::shop()->run( static fn () => Wishlists::insert( $customer, $product ) );
	}

	private static function customer( string $name = 'rasa' ): Visitor {
		$visitor = self::visitor();
		$visitor->log_in( $name );
		return $visitor;
	}

	/**
	 * @return list<int> Products on the lists of all customers.
	 */
	private static function stored(): array {
		return self::shop()->run( static fn (): array => Wishlists::product_ids() );
	}

	/**
	 * @param non-empty-string     $method
	 * @param array<string, mixed> $data
	 */
	private static function call( Visitor $visitor, string $method, string $path = '', array $data = [], ?string $nonce = null ): Response {
		$nonces  = $visitor->get( '/wp-json/vitrina/v1/state' )->json()['nonces'] ?? [];
		$nonce ??= is_array( $nonces ) && is_string( $nonces['rest'] ?? null ) ? $nonces['rest'] : '';
		$headers = [ 'Content-Type: application/json', "X-HTTP-Method-Override: {$method}" ];
		if ( $nonce !== '' ) {
			$headers[] = "X-WP-Nonce: {$nonce}";
		}
		return $visitor->send( $method === 'GET' ? 'GET' : 'POST', self::ROUTE . $path, $method === 'GET' ? '' : json_encode( (object) $data, JSON_THROW_ON_ERROR ), $headers );
	}

	#[TestDox( '[WISH-01] a customer adds and removes; the count call, the state call and the page say the same' )]
	#[Group( 'full' )]
	public function test_wish_01_add_and_remove(): void {
		$customer = self::customer();
		$product  = self::product();
		$other    = self::product( 'avietynas' );
		self::assertSame( [
			'count' => 1,
			'items' => [ $product ],
		], self::call( $customer, 'POST', '', [ 'product_id' => $product ] )->json() );
		self::call( $customer, 'POST', '', [ 'product_id' => $product ] );
		self::assertCount( 1, self::stored() );
		self::assertSame( 2, self::call( $customer, 'POST', '', [ 'product_id' => $other ] )->json()['count'] ?? null );
		$count = $customer->get( '/wp-admin/admin-ajax.php?action=yith_wcwl_update_wishlist_count' );
		self::assertSame( [ 'count' => 2 ], $count->json() );
		self::assertStringContainsString( 'no-cache', $count->header( 'cache-control' ) );
		self::assertStringContainsString( 'Lino skalbiniai', $customer->get( self::PAGE )->text() );
		self::assertSame( [
			'count' => 1,
			'items' => [ $other ],
		], self::call( $customer, 'DELETE', "/{$product}" )->json() );
		self::assertSame( [
			'count' => 1,
			'items' => [ $other ],
		], $customer->get( '/wp-json/vitrina/v1/state' )->json()['wishlist'] ?? null );
		self::assertStringNotContainsString( 'Lino skalbiniai', $customer->get( self::PAGE )->text() );
	}

	#[TestDox( '[WISH-01] guests are counted in their browser: the call answers 0, the state call says nothing of a list' )]
	public function test_wish_01_guest_count(): void {
		self::call( self::customer(), 'POST', '', [ 'product_id' => self::product() ] );
		$guest = self::visitor();
		self::assertSame( '{"count":0}', $guest->get( '/wp-admin/admin-ajax.php?action=yith_wcwl_update_wishlist_count' )->body );
		self::assertArrayNotHasKey( 'wishlist', $guest->get( '/wp-json/vitrina/v1/state' )->json() );
	}

	#[TestDox( '[WISH-01] [ROLE-01] who is nobody, or has no nonce, changes no list' )]
	public function test_wish_01_unauthorised(): void {
		$product  = self::product();
		$customer = self::customer();
		foreach ( [ self::call( self::visitor(), 'POST', '', [ 'product_id' => $product ] ), self::call( $customer, 'POST', '', [ 'product_id' => $product ], '' ) ] as $response ) {
			self::assertSame( 401, $response->status );
		}
		self::assertSame( 403, self::call( $customer, 'POST', '', [ 'product_id' => $product ], '0123456789' )->status );
		self::assertSame( 401, self::call( self::visitor(), 'POST', '/merge', [
			'items' => [
				[
					'id' => $product,
					'time' => 5,
				],
			],
		] )->status );
		self::assertSame( [], self::stored() );
	}

	#[TestDox( '[WISH-01] one customer never sees or changes the list of another' )]
	#[Group( 'full' )]
	public function test_wish_01_separate_customers(): void {
		$product = self::product();
		$admin   = self::customer( 'admin' );
		self::call( self::customer(), 'POST', '', [ 'product_id' => $product ] );
		self::assertSame( 0, self::call( $admin, 'DELETE', "/{$product}" )->json()['count'] ?? null );
		self::assertSame( 0, self::call( $admin, 'GET' )->json()['count'] ?? null );
		self::assertSame( [ $product ], self::stored() );
	}

	#[TestDox( '[WISH-01] a form adds and removes without JavaScript, with its nonce and not without' )]
	public function test_wish_01_forms(): void {
		$customer = self::customer();
		$product  = self::product();
		$fields   = [ 'vitrina_wishlist_add' => $product ];
		self::assertSame( 403, $customer->post( self::PAGE, $fields )->status );
		self::assertSame( 403, $customer->post( self::PAGE, $fields + [ 'vitrina_wishlist_nonce' => '0123456789' ] )->status );
		self::assertSame( [], self::stored() );

		$shop  = $customer->get( '/parduotuve/' );
		$nonce = $shop->field( 'vitrina_wishlist_nonce' );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{10}$/', $nonce );
		$page = $customer->post( self::PAGE, $fields + [ 'vitrina_wishlist_nonce' => $nonce ] );
		self::assertSame( 200, $page->status );
		self::assertStringContainsString( 'Prekė jūsų norų sąraše.', $page->text() );
		self::assertSame( [ $product ], self::stored() );

		$customer->post( self::PAGE, [
			'vitrina_wishlist_remove' => $product,
			'vitrina_wishlist_nonce' => $nonce,
		] );
		self::assertSame( [], self::stored() );
	}

	#[TestDox( '[FIX-30] a form of a visitor who is not logged in, or no longer, changes no list' )]
	public function test_form_of_logged_out_visitor(): void {
		$product = self::product();
		$nonce   = self::shop()->run(
			static function (): string {
				wp_set_current_user( 0 );
				return wp_create_nonce( 'vitrina-wishlist' );
			}
		);
		$response  = self::visitor()->post( self::PAGE, [
			'vitrina_wishlist_add'   => $product,
			'vitrina_wishlist_nonce' => $nonce,
		] );
		self::assertSame( 200, $response->status );
		self::assertStringNotContainsString( 'Prekė jūsų norų sąraše.', $response->text() );
		self::assertSame( 0, self::shop()->run( static fn (): int => Database::number( 'SELECT COUNT(*) FROM ' . Database::table( 'vitrina_wishlist' ) . ' WHERE user_id = 0' ) ) );
	}

	#[TestDox( '[FIX-30] no cache keeps a customer\'s own list' )]
	#[Group( 'full' )]
	public function test_own_list_is_not_cached(): void {
		$customer = self::customer();
		$remove   = self::shop()->add_code(
			'page-cache',
			static function (): void {
				add_action(
					'wp_footer',
					static function (): void {
						echo defined( 'DONOTCACHEPAGE' ) && constant( 'DONOTCACHEPAGE' ) === true ? '<!-- not cached -->' : '<!-- cached -->';
					}
				);
			}
		);
		try {
			self::assertStringContainsString( '<!-- not cached -->', $customer->get( self::PAGE )->body );
		} finally {
			$remove();
		}
	}

	#[TestDox( '[WISH-01] a guest’s pages hold no nonce, and the page of the list is the same for all of them' )]
	public function test_wish_01_guest_pages(): void {
		$pages = array_map( fn (): string => self::visitor()->get( self::PAGE )->body, [ 1, 2 ] );
		self::assertSame( $pages[0], $pages[1] );
		self::assertStringContainsString( 'data-wishlist-page="guest"', $pages[0] );
		self::assertStringNotContainsString( 'vitrina_wishlist_nonce', $pages[0] );
		self::assertStringNotContainsString( 'vitrina_wishlist_nonce', self::visitor()->get( '/parduotuve/' )->body );
	}

	/**
	 * @return array<string, array{array<string, string>, string}>
	 */
	public static function hidden(): array {
		return FastRun::only( [
			'a draft'           => [ [ 'post_status' => 'draft' ], 'visible' ],
			'a private product' => [ [ 'post_status' => 'private' ], 'visible' ],
			'with a password'   => [ [ 'post_password' => 'x' ], 'visible' ],
			'a hidden product'  => [ [], 'hidden' ],
		], [ 'a private product' ] );
	}

	/**
	 * @param array<string, string> $post
	 */
	#[DataProvider( 'hidden' )]
	#[TestDox( '[WISH-01] $_dataName is neither added nor shown, to guests, customers or the manager' )]
	public function test_wish_01_hidden( array $post, string $visibility ): void {
		$secret = self::create_product( $post, $visibility );
		$admin  = self::customer( 'admin' );
		self::assertSame( 404, self::call( $admin, 'POST', '', [ 'product_id' => $secret ] )->status );
		self::call( $admin, 'POST', '/merge', [
			'items' => [
				[
					'id' => $secret,
					'time' => 5,
				],
			],
		] );
		self::assertSame( [], self::stored() );

		// It was added before it was hidden.
		self::insert( 'admin', $secret );
		$page = $admin->get( self::PAGE )->text();
		self::assertStringNotContainsString( 'Slaptas', $page );
		self::assertStringContainsString( 'šiuo metu neparduodame', $page );
		$cards = self::visitor()->get( self::ROUTE . "/cards?ids={$secret}" );
		self::assertSame( [
			'html' => '',
			'items' => [],
		], $cards->json() );
		self::call( $admin, 'POST', '/tidy' );
		self::assertSame( [], self::stored() );
	}

	#[TestDox( '[WISH-01] a product with a password is not shown in a theme that lists such products, either' )]
	public function test_wish_01_password_in_any_theme(): void {
		$secret = self::create_product( [ 'post_password' => 'x' ] );
		$found  = self::shop()->run(
			static function () use ( $secret ): array {
				remove_filter( 'woocommerce_product_is_visible', 'Vitrina\Theme\is_listed', 20 );
				$product = wc_get_product( $secret );
				return [ $product instanceof WC_Product && $product->is_visible(), ( new PublicProducts() )->find( $secret ) ];
			}
		);
		self::assertSame( [ true, null ], $found );
	}

	#[TestDox( '[WISH-01] a product or a customer that is deleted leaves nothing on a list' )]
	#[Group( 'full' )]
	public function test_wish_01_deleted(): void {
		$product = self::create_product();
		$name    = 'norintis' . random_int( 0, 999999 );
		$user    = self::shop()->run(
			static fn (): int => Users::create(
				[
					'user_login' => $name,
					'user_pass'  => $name,
					'user_email' => "{$name}@example.com",
					'role'       => 'customer',
				]
			)
		);
		$deleted    = self::customer( $name );
		self::call( $deleted, 'POST', '', [ 'product_id' => self::product() ] );
		self::call( $deleted, 'POST', '', [ 'product_id' => $product ] );
		self::delete_posts( [ $product ] );
		self::assertSame( [ self::product() ], self::stored() );
		self::shop()->run( static fn () => Users::delete( $user ) );
		self::assertSame( [], self::stored() );
	}

	#[TestDox( '[WISH-01] lists are merged at login: nothing is lost, nothing is there twice, no more than fit' )]
	public function test_wish_01_merge(): void {
		$customer = self::customer();
		$first    = self::product();
		$second   = self::product( 'avietynas' );
		self::call( $customer, 'POST', '', [ 'product_id' => $first ] );
		$items = [
			[
				'id' => $first,
				'time' => 5,
			],
			[
				'id' => $second,
				'time' => 7,
			],
			[
				'id' => 999999,
				'time' => 9,
			],
		];
		for ( $tab = 0; $tab < 2; $tab++ ) {
			self::assertSame( [
				'count' => 2,
				'items' => [ $first, $second ],
			], self::call( $customer, 'POST', '/merge', compact( 'items' ) )->json() );
		}
		self::call( $customer, 'DELETE', "/{$second}" );
		self::shop()->run(
			static function (): void {
				for ( $product = 900000; $product < 900099; $product++ ) {
					Wishlists::insert( 'rasa', $product );
				}
			}
		);
		self::assertSame( 100, self::call( $customer, 'POST', '/merge', compact( 'items' ) )->json()['count'] ?? null );
		$full = self::call( $customer, 'POST', '', [ 'product_id' => $second ] );
		self::assertSame( 409, $full->status );
		$again = self::call( $customer, 'POST', '', [ 'product_id' => $first ] );
		self::assertSame( [ 200, 100 ], [ $again->status, $again->json()['count'] ?? null ], 'It is on the full list already.' );
		self::assertSame( 100, count( self::stored() ) );
	}

	/**
	 * @return array<string, array{string, string, mixed}>
	 */
	public static function nonsense(): array {
		return FastRun::first( 1, [
			'no product'        => [ 'POST', '', [ 'product_id' => 0 ] ],
			'less than none'    => [ 'POST', '', [ 'product_id' => -1 ] ],
			'a list of them'    => [ 'POST', '', [ 'product_id' => [ 1 ] ] ],
			'markup'            => [ 'POST', '', [ 'product_id' => '<b>1</b>' ] ],
			'no list'           => [ 'POST', '/merge', [ 'items' => 'x' ] ],
			'a list too long'   => [
				'POST',
				'/merge',
				[
					'items' => array_fill( 0, 101, [
						'id' => 1,
						'time' => 1,
					] ),
				],
			],
			'items of anything' => [
				'POST',
				'/merge',
				[
					'items' => [
						[
							'id' => 'x',
							'time' => [],
						],
					],
				],
			],
		] );
	}

	/**
	 * @param non-empty-string     $method
	 * @param array<string, mixed> $data
	 */
	#[DataProvider( 'nonsense' )]
	#[TestDox( '[WISH-01] $_dataName is answered with 400 and changes nothing' )]
	public function test_wish_01_invalid_requests( string $method, string $path, array $data ): void {
		self::assertSame( 400, self::call( self::customer(), $method, $path, $data )->status );
		self::assertSame( [], self::stored() );
	}

	#[TestDox( '[WISH-01] cards are asked for by numbers, a hundred at most' )]
	public function test_wish_01_cards(): void {
		$product = self::product();
		$response  = self::visitor()->get( self::ROUTE . "/cards?ids={$product},999999" )->json();
		self::assertSame( [ $product ], $response['items'] ?? null );
		self::assertIsString( $response['html'] ?? null );
		self::assertStringContainsString( 'Lino skalbiniai', $response['html'] );
		foreach ( [ '', '?ids=x', '?ids=-1', '?ids=' . implode( ',', range( 1, 101 ) ) ] as $query ) {
			self::assertSame( 400, self::visitor()->get( self::ROUTE . "/cards{$query}" )->status, $query );
		}
	}

	#[TestDox( '[WISH-01] a list is shared by a link that says nothing of its owner, is read only, and ends when they say so' )]
	#[Group( 'full' )]
	public function test_wish_01_share(): void {
		$customer = self::customer();
		self::call( $customer, 'POST', '', [ 'product_id' => self::product() ] );
		$draft = self::create_product( [ 'post_status' => 'draft' ] );
		self::insert( 'rasa', $draft );
		$nonce = $customer->get( self::PAGE )->field( 'vitrina_wishlist_nonce' );
		self::assertSame( 403, $customer->post( self::PAGE, [ 'vitrina_wishlist_share' => 1 ] )->status );
		$page  = $customer->post( self::PAGE, [
			'vitrina_wishlist_share' => 1,
			'vitrina_wishlist_nonce' => $nonce,
		] );
		$token = preg_match( '~/noru-sarasas/\?wishlist=([0-9a-f]{32})"~', $page->body, $found ) === 1 ? $found[1] : '';
		self::assertNotSame( '', $token );
		$link = self::PAGE . "?wishlist={$token}";

		$shared = self::visitor()->get( $link );
		self::assertSame( 200, $shared->status );
		self::assertStringContainsString( 'Lino skalbiniai', $shared->text() );
		self::assertStringNotContainsString( 'Slaptas', $shared->text() );
		self::assertDoesNotMatchRegularExpression( '/rasa|rasos/i', $shared->text() );
		self::assertStringNotContainsString( 'class="vitrina-wishlist__remove', $shared->body );
		self::assertStringContainsString( 'no-store', $shared->header( 'cache-control' ) );
		self::assertSame( 'same-origin', $shared->header( 'referrer-policy' ) );
		self::assertMatchesRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $shared->body );

		foreach ( [ str_repeat( '0', 32 ), strtoupper( $token ), substr( $token, 1 ), '%27', '' ] as $guess ) {
			self::assertSame( 404, self::visitor()->get( self::PAGE . "?wishlist={$guess}" )->status, $guess );
		}
		self::assertSame( 404, self::visitor()->get( self::PAGE . '?wishlist[]=x' )->status );

		$customer->post( self::PAGE, [
			'vitrina_wishlist_unshare' => 1,
			'vitrina_wishlist_nonce' => $nonce,
		] );
		self::assertSame( 404, self::visitor()->get( $link )->status );
		self::assertStringNotContainsString( 'Lino skalbiniai', self::visitor()->get( $link )->text() );
		$again = $customer->post( self::PAGE, [
			'vitrina_wishlist_share' => 1,
			'vitrina_wishlist_nonce' => $nonce,
		] );
		self::assertStringNotContainsString( $token, $again->body );
	}

	#[TestDox( '[WISH-01] off, or beside YITH Wishlist: no heart, no call, no script' )]
	#[Group( 'full' )]
	public function test_wish_01_off(): void {
		$off = [ false, 400, 404 ];
		self::assertSame( [ true, 200, 200 ], self::visible_parts() );
		self::shop()->run( static fn () => set_theme_mod( 'wishlist', false ) );
		try {
			self::assertSame( $off, self::visible_parts() );
		} finally {
			self::shop()->run( static fn () => remove_theme_mod( 'wishlist' ) );
		}
		$remove = self::shop()->add_code( 'yith-wishlist', static fn (): bool => define( 'YITH_WCWL', true ) );
		try {
			self::assertSame( $off, self::visible_parts() );
		} finally {
			$remove();
		}
	}

	/**
	 * @phpstan-impure
	 *
	 * @return array{bool, int, int} Whether the shop page mentions the wishlist, and the statuses of its two calls.
	 */
	private static function visible_parts(): array {
		$guest = self::visitor();
		return [
			str_contains( $guest->get( '/parduotuve/' )->body, 'wishlist' ),
			$guest->get( '/wp-admin/admin-ajax.php?action=yith_wcwl_update_wishlist_count' )->status,
			$guest->get( self::ROUTE . '/cards?ids=1' )->status,
		];
	}

	#[TestDox( '[WISH-01] WordPress’s privacy tools export the list and erase it' )]
	public function test_wish_01_privacy(): void {
		self::call( self::customer(), 'POST', '', [ 'product_id' => self::product() ] );
		[ $exported, $first, $second ] = self::shop()->run(
			static function (): array {
				$email    = Users::get( 'rasa' )->user_email;
				$exported = PrivacyTools::export( 'vitrina-wishlist', $email )['data'][0]['data'][0]['value'];
				return [ $exported, PrivacyTools::erase( 'vitrina-wishlist', $email )['items_removed'], PrivacyTools::erase( 'vitrina-wishlist', $email )['items_removed'] ];
			}
		);
		self::assertSame( [ 'Lino skalbiniai', true, false ], [ $exported, $first, $second ] );
		self::assertSame( [], self::stored() );
	}
}
