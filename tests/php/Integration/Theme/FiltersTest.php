<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Response;
use WC_Cache_Helper;

use function Vitrina\Theme\cache_version;
use const Vitrina\Theme\FACETS_GROUP;

final class FiltersTest extends ThemeTestCase {

	private const SHOP = '/parduotuve/';

	/** What has a number beside it on a page: name=value → number. */
	private const VALUE = '~data-filter="([^"=]+)=([^"]+)"[^>]*>(?:<span class="facet__swatch"[^>]*></span>)?<span class="facet__label">[^<]*</span> <span class="facet__count">([\d\s]+)</span>~u';

	protected function tearDown(): void {
		self::shop()->run(
			static function (): void {
				update_option( 'woocommerce_hide_out_of_stock_items', 'no' );
				WC_Cache_Helper::get_transient_version( 'product', true );
			}
		);
	}

	/**
	 * @param array<string, string> $query
	 */
	private static function page( array $query, string $path = self::SHOP ): Response {
		$response = self::visitor()->get( $path . ( $query === [] ? '' : ( str_contains( $path, '?' ) ? '&' : '?' ) . http_build_query( $query ) ) );
		self::assertSame( 200, $response->status );
		return $response;
	}

	private static function total( Response $page ): int {
		$is_there = preg_match( '~class="woocommerce-result-count"[^>]*>([\d\s]+)~u', $page->body, $found );
		self::assertSame( 1, $is_there );
		return (int) preg_replace( '/\D/', '', $found[1] );
	}

	/**
	 * @return list<array{name: string, value: string, count: int}>
	 */
	private static function values( Response $page ): array {
		preg_match_all( self::VALUE, $page->body, $found, PREG_SET_ORDER );
		return array_map(
			static fn ( array $one ): array => [
				'name'  => $one[1],
				'value' => html_entity_decode( $one[2] ),
				'count' => (int) preg_replace( '/\D/', '', $one[3] ),
			],
			$found
		);
	}

	/**
	 * A value's number is that of the page where it alone is chosen of its facet.
	 *
	 * @param array<string, string>                              $query
	 * @param list<array{name: string, value: string, count: int}> $values
	 */
	private static function assert_numbers( array $query, array $values, string $path = self::SHOP ): void {
		foreach ( $values as [ 'name' => $name, 'value' => $value, 'count' => $count ] ) {
			$behind = [
				...array_diff_key( $query, [ 'query_type_' . substr( $name, 7 ) => true ] ),
				$name => $value,
			];
			self::assertSame( self::total( self::page( $behind, $path ) ), $count, "{$path} " . http_build_query( $behind ) );
		}
	}

	/**
	 * @return iterable<string, array{string, int}>
	 */
	public static function listings(): iterable {
		yield 'the shop' => [ self::SHOP, 1 ];
		yield 'the shop, otherwise' => [ self::SHOP, 2 ];
		yield 'a category' => [ '/kategorija/kvepalai/', 3 ];
		yield 'a search' => [ '/?s=zvake&post_type=product', 4 ];
	}

	#[TestDox( '[LIST-01] The number beside a value is the number of products on the page behind it, whatever else is chosen' )]
	#[DataProvider( 'listings' )]
	#[Group( 'full' )]
	public function test_list_01_numbers_are_those_of_the_pages_behind( string $path, int $seed ): void {
		$random = new Randomizer( new Mt19937( $seed ) );
		$query  = [];
		for ( $step = 0; $step < 4; $step++ ) {
			$page   = self::page( $query, $path );
			$values = self::values( $page );
			$some   = array_slice( $random->shuffleArray( $values ), 0, 5 );
			self::assertNotEmpty( $some );
			self::assert_numbers( $query, $some, $path );

			[ 'name' => $name, 'value' => $value ] = $some[0];
			if ( isset( $query[ $name ] ) && $query[ $name ] !== $value && str_starts_with( $name, 'filter_' ) && $name !== 'filter_stock_status' ) {
				$query[ 'query_type_' . substr( $name, 7 ) ] = 'or';
			}
			$query[ $name ] = isset( $query[ $name ] ) && $query[ $name ] !== $value && $name !== 'categories' ? "{$query[ $name ]},{$value}" : $value;
			if ( $step === 2 ) {
				$query['max_price'] = '60';
			}
		}
	}

	#[TestDox( '[LIST-01] A facet offers the same values with the same numbers after one of them is chosen' )]
	public function test_list_01_own_values_stay(): void {
		$colours = static fn ( Response $page ): array => array_values( array_filter( self::values( $page ), static fn ( array $value ): bool => $value['name'] === 'filter_spalva' ) );
		// Not the numbers of an earlier run.
		self::shop()->run( static fn () => WC_Cache_Helper::get_transient_version( 'product', true ) );
		$offered = $colours( self::page( [] ) );
		self::assertGreaterThan( 2, count( $offered ) );
		self::assertSame( $offered, $colours( self::page( [ 'filter_spalva' => $offered[0]['value'] ] ) ) );
	}

	#[TestDox( '[LIST-01] Values that a product must all have narrow the numbers as WooCommerce narrows the page' )]
	#[Group( 'full' )]
	public function test_list_01_all_of_several_values(): void {
		$pair = self::shop()->run_cached(
			static function (): mixed {
				$lookup = Database::table( 'wc_product_attributes_lookup' );
				$terms  = Database::table( 'terms' );
				return Database::wpdb()->get_row(
					"SELECT a.taxonomy, one.slug AS first, two.slug AS second FROM {$lookup} a
						JOIN {$lookup} b ON b.product_or_parent_id = a.product_or_parent_id AND b.taxonomy = a.taxonomy AND b.term_id > a.term_id AND b.is_variation_attribute = a.is_variation_attribute
						JOIN {$terms} one ON one.term_id = a.term_id JOIN {$terms} two ON two.term_id = b.term_id GROUP BY a.term_id, b.term_id ORDER BY COUNT(DISTINCT a.product_or_parent_id) DESC LIMIT 1",
					ARRAY_A
				);
			}
		);
		self::assertIsArray( $pair );
		[ $taxonomy, $first, $second ] = array_values( $pair );
		self::assertIsString( $taxonomy );
		self::assertIsString( $first );
		self::assertIsString( $second );
		$name  = substr( $taxonomy, 3 );
		$all   = [
			"filter_{$name}"     => "{$first},{$second}",
			"query_type_{$name}" => 'and',
		];
		$page  = self::page( $all );
		$total = self::total( $page );
		$or    = self::total( self::page( [ "query_type_{$name}" => 'or' ] + $all ) );
		self::assertGreaterThan( 0, $total );
		self::assertLessThanOrEqual( $or, $total );
		$others = array_values( array_filter( self::values( $page ), static fn ( array $value ): bool => "filter_{$name}" !== $value['name'] ) );
		self::assertNotEmpty( $others );
		self::assert_numbers( $all, array_slice( $others, 0, 6 ) );
	}

	#[TestDox( '[LIST-01] What is hidden, a draft, or out of stock where the shop hides it is not counted, at once' )]
	#[Group( 'full' )]
	public function test_list_01_what_is_not_shown_is_not_counted(): void {
		$number = static fn ( string $name, string $value ): int => array_column(
			array_filter( self::values( self::page( [] ) ), static fn ( array $one ): bool => $one['name'] === $name ),
			'count',
			'value'
		)[ $value ] ?? 0;
		$before = $number( 'categories', 'zvakes' );
		$ids    = [ self::create_product(), self::create_product( [ 'post_status' => 'draft' ] ), self::create_product( [], 'hidden' ), self::create_product( [], 'search' ), self::create_product( [ 'post_status' => 'private' ] ) ];
		$sold   = self::create_product();
		self::shop()->run(
			static function () use ( $ids, $sold ): void {
				foreach ( [ ...$ids, $sold ] as $id ) {
					wp_set_object_terms( $id, [ 'zvakes' ], 'product_cat' );
					wp_set_object_terms( $id, [ 'juros' ], 'pa_spalva' );
				}
				Products::update( $sold, [ 'stock_status' => 'outofstock' ] );
			}
		);
		self::assertSame( $before + 2, $number( 'categories', 'zvakes' ) );
		self::assertGreaterThan( 0, $number( 'filter_stock_status', 'outofstock' ) );

		self::shop()->run( static fn (): bool => update_option( 'woocommerce_hide_out_of_stock_items', 'yes' ) );
		$query = [ 'categories' => 'zvakes' ];
		self::assertSame( self::total( self::page( $query ) ), $number( 'categories', 'zvakes' ) );
		self::assertSame( 0, $number( 'filter_stock_status', 'outofstock' ) );
		$values = self::values( self::page( [] ) );
		self::assert_numbers( [], array_slice( $values, 0, 12 ) );
	}

	#[TestDox( '[LIST-01] Of two changes within one second both are seen in the numbers' )]
	public function test_list_01_two_changes_in_one_second(): void {
		$versions = self::shop()->run(
			static function (): array {
				$versions = [ cache_version( FACETS_GROUP ) ];
				foreach ( [ 'product', 'product', 'product_query', 'product_query' ] as $group ) {
					WC_Cache_Helper::get_transient_version( $group, true );
					$versions[] = cache_version( FACETS_GROUP );
				}
				foreach ( [ 'yes', 'no' ] as $hides ) {
					update_option( 'woocommerce_hide_out_of_stock_items', $hides );
					$versions[] = cache_version( FACETS_GROUP );
				}
				return $versions;
			}
		);
		self::assertCount( 7, array_flip( $versions ) );
	}

	#[TestDox( '[LIST-01] What an administrator sees of private products is kept for nobody else' )]
	public function test_list_01_numbers_of_an_administrator_are_not_kept(): void {
		self::create_product( [ 'post_status' => 'private' ] );
		$guest = self::values( self::page( [] ) );
		self::shop()->run( static fn () => WC_Cache_Helper::get_transient_version( 'product', true ) );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$admin->get( self::SHOP );
		self::assertSame( $guest, self::values( self::page( [] ) ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function bad_addresses(): iterable {
		yield from FastRun::first(
			2,
			[
				'lists'                     => [ '?min_price[]=1&max_price[]=2&rating_filter[]=3&filter_spalva[]=x&categories[]=y&filter_stock_status[]=z&query_type_spalva[]=or' ],
				'lists of lists'            => [ '?rating_filter[a][b]=3&categories[a][b][]=y' ],
				'no price'                  => [ '?min_price=abc&max_price=NaN' ],
				'an empty price'            => [ '?min_price=&max_price=' ],
				'prices past all numbers'   => [ '?min_price=1e999&max_price=-1e999' ],
				'prices below nothing'      => [ '?min_price=-5' ],
				'ratings that are none'     => [ '?rating_filter=0,6,abc' ],
				'an attribute that is none' => [ '?filter_nera=juros&query_type_nera=or' ],
			]
		);
	}

	#[TestDox( '[LIST-01] What is no filter filters nothing' )]
	#[DataProvider( 'bad_addresses' )]
	public function test_list_01_what_is_no_filter_filters_nothing( string $query ): void {
		self::assertSame( self::total( self::page( [] ) ), self::total( self::page( [], self::SHOP . $query ) ) );
	}

	#[TestDox( '[LIST-01] A value that the shop does not know, of whatever length, finds nothing and says so; nothing of it is printed as it came' )]
	public function test_list_01_unknown_values(): void {
		self::assertContains( self::visitor()->get( self::SHOP . '?categories=' . str_repeat( 'a', 10240 ) )->status, [ 200, 414 ] );
		$long = str_repeat( 'a,', 1700 );
		foreach ( [ [ 'filter_spalva' => 'nera' ], [ 'filter_spalva' => $long ], [ 'categories' => $long ], [ 'categories' => '"><script>alert(1)</script>' ], [ 'filter_stock_status' => "' OR 1=1 --" ] ] as $query ) {
			$page = self::page( $query );
			self::assertSame( 0, self::total( $page ) );
			self::assertStringContainsString( 'Išvalyti viską', $page->text() );
			self::assertStringNotContainsString( '<script>alert(1)', $page->body );
		}
	}

	#[TestDox( '[LIST-03] A page that is no page: the first one, or none' )]
	public function test_list_03_pages_that_are_none(): void {
		foreach ( [ 'page/0/', 'page/1000000000/', 'page/-1/', '?paged=-1', '?paged=0', '?paged=1000000000', '?paged[]=2' ] as $path ) {
			self::assertContains( self::visitor()->get( self::SHOP . $path )->status, [ 200, 404 ], $path );
		}
	}

	#[TestDox( '[LIST-01] A filter that leaves one product of a search shows it among the filters, and does not lead away' )]
	public function test_list_01_one_product_left_of_a_search(): void {
		$search = '/?s=zvake&post_type=product';
		$single = array_values( array_filter( self::values( self::page( [], $search ) ), static fn ( array $value ): bool => $value['count'] === 1 ) );
		self::assertNotEmpty( $single );
		self::assertSame( 1, self::total( self::page( [ $single[0]['name'] => $single[0]['value'] ], $search ) ) );
	}

	#[TestDox( '[LIST-01] A price is read with a comma, and holds what costs that much' )]
	#[Group( 'full' )]
	public function test_list_01_prices(): void {
		self::assertSame( self::total( self::page( [ 'max_price' => '12.50' ] ) ), self::total( self::page( [ 'max_price' => '12,50' ] ) ) );
		$page = self::page( [
			'min_price' => '20',
			'max_price' => '40',
		] );
		self::assertGreaterThan( 0, self::total( $page ) );
		self::assertStringContainsString( '20,00 € – 40,00 €', str_replace( "\u{a0}", ' ', $page->text() ) );
		self::assert_numbers( [
			'min_price' => '20',
			'max_price' => '40',
		], array_slice( self::values( $page ), 0, 8 ) );
	}

	#[TestDox( '[STATE-01] A filtered listing is byte-equal for two visitors and sets no cookie' )]
	public function test_state_01_filtered_listings_may_be_kept(): void {
		$first = self::page( [ 'categories' => 'zvakes' ] );
		self::assertSame( '', $first->header( 'set-cookie' ) );
		self::assertSame( $first->body, self::page( [ 'categories' => 'zvakes' ] )->body );
	}

	#[TestDox( '[LIST-01] Nothing of filters that are off is on the page' )]
	#[Group( 'full' )]
	public function test_list_01_off_is_off(): void {
		self::shop()->run(
			static function (): void {
				foreach ( [ 'shop_filters', 'shop_display_switch', 'shop_infinite_load' ] as $name ) {
					set_theme_mod( $name, '' );
				}
			}
		);
		try {
			$body = self::page( [] )->body;
			foreach ( [ 'id="filters"', 'filters-button', 'display-switch', 'listing-more', 'localStorage.display' ] as $part ) {
				self::assertStringNotContainsString( $part, $body );
			}
			self::assertStringContainsString( 'woocommerce-pagination', $body );
		} finally {
			self::shop()->run(
				static function (): void {
					foreach ( [ 'shop_filters', 'shop_display_switch', 'shop_infinite_load' ] as $name ) {
						remove_theme_mod( $name );
					}
				}
			);
		}
	}
}
