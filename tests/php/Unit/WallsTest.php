<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Tests\Walls\Breach;
use Vitrina\Tests\Walls\Exceptions;
use Vitrina\Tests\Walls\Walls;
use Vitrina\Tests\Walls\WordPressNames;

final class WallsTest extends TestCase {

	private const PRICES = 'plugin-companion/src/Prices/Domain/Money.php';
	private const SEARCH = 'plugin-companion/src/Search/Page.php';
	private const THEME  = 'theme/inc/shop/shop.php';

	private static WordPressNames $names;

	public static function setUpBeforeClass(): void {
		self::$names = WordPressNames::of_the_stubs( self::root() );
	}

	/**
	 * @param list<string> $rules Those that are broken.
	 */
	#[DataProvider( 'planted' )]
	#[TestDox( 'In $path: $code' )]
	public function test_a_planted_breach_is_reported( string $path, string $code, array $rules ): void {
		self::assertSame( $rules, self::broken( new Walls( [], self::$names ), $path, $code ) );
	}

	/**
	 * @return iterable<string, array{string, string, list<string>}>
	 */
	public static function planted(): iterable {
		$cases = [
			// Domain: no WordPress.
			[ self::PRICES, 'function a() { return esc_html( "a" ); }', [ 'domain-pure' ] ],
			[ self::PRICES, 'function a() { return \wc_get_order( 1 ); }', [ 'domain-pure' ] ],
			[ self::PRICES, 'use function apply_filters as run; function a() { return run( "a" ); }', [ 'domain-pure' ] ],
			[ self::PRICES, 'use WC_Order; function a( WC_Order $order ) {}', [ 'domain-pure' ] ],
			[ self::PRICES, 'function a( \WP_Post|int $post ) {}', [ 'domain-pure' ] ],
			[ self::PRICES, 'use Automattic\WooCommerce\Utilities\OrderUtil;', [ 'domain-pure' ] ],
			[ self::PRICES, 'function a() { global $wpdb; }', [ 'domain-pure' ] ],
			[ self::PRICES, 'function a() { return $GLOBALS["wpdb"]; }', [ 'domain-pure' ] ],
			[ self::PRICES, 'const A = 2 * DAY_IN_SECONDS;', [ 'domain-pure' ] ],
			[ 'plugin-lpexpress/src/Domain/A.php', 'function a() { return __( "a" ); }', [ 'domain-pure' ] ],
			// Domain: no other layer.
			[ self::PRICES, 'use Vitrina\Companion\HasHooks;', [ 'domain-alone' ] ],
			[ self::PRICES, 'use Vitrina\Companion\Prices\Page;', [ 'domain-alone' ] ],
			[ self::PRICES, 'use Vitrina\Companion\Search\Domain\Word;', [ 'domain-alone', 'modules-apart' ] ],
			[ self::PRICES, 'function a() { return new \Vitrina\Companion\Storage\Schema(); }', [ 'domain-alone' ] ],
			[ 'plugin-lpexpress/src/Domain/A.php', 'use Vitrina\LpExpress\{ Storage\Terminals, Domain\Terminal };', [ 'domain-alone' ] ],
			[ 'plugin-companion/src/Codes/Domain/VatCode.php', 'use Vitrina\Companion\Prices\Domain\Rate; function a() { return esc_html( "a" ); }', [ 'domain-alone', 'modules-apart', 'domain-pure' ] ],
			// Domain: what it may use.
			[ self::PRICES, 'use Vitrina\Companion\Codes\Domain\VatCode;', [] ],
			[ self::PRICES, 'use InvalidArgumentException; use Vitrina\Companion\Prices\Domain\Rate; function a( Rate $rate ) { return array_map( trim( ... ), mb_str_split( "a" ) ) === [] && PHP_INT_MAX > 1; }', [] ],
			// The companion's folders.
			[ self::SEARCH, 'use Vitrina\Companion\Wishlist\Page;', [ 'modules-apart' ] ],
			[ self::SEARCH, 'function a() { return \Vitrina\Companion\Wishlist\Page::class; }', [ 'modules-apart' ] ],
			[ self::SEARCH, 'use Vitrina\Companion\{ HasHooks, Settings\Settings, Storage\Schema, Search\Words };', [] ],
			[ 'plugin-companion/src/Storage/Schema.php', 'use Vitrina\Companion\Search\Words;', [ 'modules-apart' ] ],
			[ 'plugin-companion/src/Plugin.php', 'use Vitrina\Companion\Search\Words;', [] ],
			[ 'plugin-companion/src/Video/PlayControl.php', 'use Vitrina\Companion\Attribution\TrackerScript; use Vitrina\Companion\Visitors\Consent;', [ 'modules-apart' ] ],
			[ 'plugin-companion/src/Visitors/Consent.php', 'use Vitrina\Companion\Attribution\TrackerScript;', [ 'modules-apart' ] ],
			// Units.
			[ self::SEARCH, 'use Vitrina\Discounts\Domain\Rule;', [ 'units-apart' ] ],
			[ self::SEARCH, 'use function Vitrina\Theme\setting;', [ 'units-apart' ] ],
			[ self::SEARCH, 'use Vitrina\Runtime\Islands;', [] ],
			[ self::THEME, 'use Vitrina\Companion\Wishlist\Offer;', [ 'units-apart' ] ],
			[ self::THEME, 'use Vitrina\Runtime\Islands; use function Vitrina\Theme\setting;', [] ],
			[ 'runtime/src/Islands.php', 'use Vitrina\Theme\Card;', [ 'units-apart' ] ],
			// The theme.
			[ self::THEME, 'add_filter( "woocommerce_is_purchasable", "a" );', [ 'theme-decides-nothing' ] ],
			[ self::THEME, 'add_action( "woocommerce_order_status_completed", "a" );', [ 'theme-decides-nothing' ] ],
			[ self::THEME, 'add_filter( "woocommerce_loop_add_to_cart_link", "a" );', [] ],
			[ self::THEME, 'global $wpdb;', [ 'theme-sql' ] ],
			[ 'theme/inc/filters/Storage/Rows.php', 'global $wpdb;', [] ],
			[ self::THEME, 'function {', [ 'no-php' ] ],
		];
		foreach ( $cases as $number => $case ) {
			yield "{$number} {$case[1]}" => $case;
		}
	}

	#[TestDox( 'An exception holds for its rule, folder and names alone' )]
	public function test_an_exception_is_narrow(): void {
		$walls = new Walls(
			[
				[
					'rule'    => 'modules-apart',
					'in'      => 'plugin-companion/src/Search/',
					'may_use' => [ 'Vitrina\Companion\Wishlist\Page' ],
					'because' => 'A test.',
				],
			],
			self::$names
		);

		self::assertSame( [], self::broken( $walls, self::SEARCH, 'use Vitrina\Companion\Wishlist\Page;' ) );
		self::assertSame( [ 'modules-apart' ], self::broken( $walls, self::SEARCH, 'use Vitrina\Companion\Wishlist\Offer;' ) );
		self::assertSame( [ 'modules-apart' ], self::broken( $walls, 'plugin-companion/src/Chat/A.php', 'use Vitrina\Companion\Wishlist\Page;' ) );
		self::assertSame( [ 'domain-alone' ], self::broken( $walls, 'plugin-companion/src/Search/Domain/A.php', 'use Vitrina\Companion\Wishlist\Page;' ) );
	}

	#[TestDox( 'Each exception is still needed: without it the check fails' )]
	public function test_exceptions_are_needed(): void {
		$walls  = new Walls( [], self::$names );
		$unused = [];
		foreach ( Exceptions::ALL as $exception ) {
			$found = [];
			foreach ( Walls::files( self::root() ) as $path ) {
				if ( str_starts_with( $path, $exception['in'] ) ) {
					foreach ( $walls->breaches( $path, (string) file_get_contents( self::root() . "/{$path}" ) ) as $breach ) {
						$found[] = "{$breach->rule} {$breach->name}";
					}
				}
			}
			foreach ( $exception['may_use'] as $name ) {
				if ( ! in_array( "{$exception['rule']} {$name}", $found, true ) ) {
					$unused[] = "{$exception['in']} {$name}";
				}
			}
		}

		self::assertSame( [], $unused );
	}

	private static function root(): string {
		return dirname( __DIR__, 3 );
	}

	/**
	 * @return list<string> Broken rules, each once.
	 */
	private static function broken( Walls $walls, string $path, string $code ): array {
		$rules = array_map( static fn ( Breach $breach ): string => $breach->rule, $walls->breaches( $path, "<?php\nnamespace Vitrina\\Planted;\n{$code}" ) );
		return array_values( array_unique( $rules ) );
	}
}
