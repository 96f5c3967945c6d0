<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Categories;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\QueryCounter;
use Vitrina\Tests\Fixtures\Search;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WP_Query;
use WP_REST_Request;

use Vitrina\Companion\Search\Module;
use Vitrina\Runtime\Search\ProductSuggestions;
use Vitrina\Runtime\Search\SuggestionRequest;
use Vitrina\Tests\Fixtures\Posts;
use Vitrina\Tests\Fixtures\Terms;
use WC_Product_Variable;
use WC_Product_Variation;
use WP_Hook;

/**
 * The search on the real shop: results, visibility, and updates of the index.
 *
 * The products of a test have words that no other product of the shop has.
 */
final class SearchTest extends ThemeTestCase {

	/**
	 * @param array<string, mixed> $fields
	 */
	private static function request_suggestions( array $fields, ?Visitor $visitor = null ): Response {
		return ( $visitor ?? self::visitor() )->get( '/wp-admin/admin-ajax.php?' . http_build_query( [ 'action' => 'goya_search_products_ajax' ] + $fields ) );
	}

	/**
	 * @return list<int> IDs of the suggestions to a query, -1 and -2 among them.
	 */
	private static function suggested_ids( string $query, string $category = '', ?Visitor $visitor = null ): array {
		$lines = self::request_suggestions( array_filter( [ 'query' => $query, 'category_slug' => $category ], fn ( string $field ): bool => $field !== '' ), $visitor )->json()['suggestions'] ?? [];
		return array_map( fn ( mixed $line ): int => is_array( $line ) && is_int( $line['id'] ?? null ) ? $line['id'] : 0, is_array( $lines ) ? array_values( $lines ) : [] );
	}

	/**
	 * @param array<string, mixed> $props As for `WC_Product::set_props()`.
	 */
	private static function create_with_title( string $title, array $props = [] ): int {
		$id = self::create_product( [ 'post_title' => $title ] );
		if ( $props !== [] ) {
			self::shop()->run( static fn () => Products::update( $id, $props ) );
		}
		return $id;
	}

	private static function create_category( string $name ): int {
		return self::shop()->run( static fn (): int => Categories::create( $name ) );
	}

	#[TestDox( '[SRCH-01] suggestions hold id, value, url, picture and price; the line after them leads to all' )]
	public function test_srch_01_answer(): void {
		$response = self::request_suggestions( [ 'query' => 'lino skalbiniai' ] );
		self::assertSame( 200, $response->status );
		$lines = $response->json()['suggestions'] ?? null;
		self::assertIsArray( $lines );
		[ $product, $all ] = $lines;
		self::assertIsArray( $product );
		self::assertIsArray( $all );
		self::assertSame( self::product(), $product['id'] );
		self::assertSame( 'Lino skalbiniai', $product['value'] );
		self::assertIsString( $product['url'] );
		self::assertStringEndsWith( '/produktas/lino-skalbiniai/', $product['url'] );
		self::assertIsString( $product['thumbnail'] );
		self::assertStringStartsWith( '<img ', $product['thumbnail'] );
		self::assertIsString( $product['price'] );
		self::assertStringContainsString( '32,00', $product['price'] );
		self::assertSame( [ 'id' => -2, 'value' => 'lino skalbiniai', 'url' => 'Visi rezultatai (1)', 'thumbnail' => '', 'price' => '' ], $all );
		self::assertSame( [ [ 'id' => -1, 'value' => 'qqqqq', 'url' => 'Nieko neradome', 'thumbnail' => '', 'price' => '' ] ], self::request_suggestions( [ 'query' => 'qqqqq' ] )->json()['suggestions'] ?? null );
	}

	#[TestDox( '[SRCH-01] five products at most, nothing under three letters, and one category alone when it is asked for' )]
	public function test_srch_01_limits(): void {
		$all = self::suggested_ids( 'zvake' );
		self::assertCount( 6, $all );
		self::assertSame( -2, $all[5] );
		self::assertSame( [], self::suggested_ids( 'zv' ) );
		self::assertSame( [], self::suggested_ids( '  ž  ' ) );
		self::assertSame( $all, self::suggested_ids( 'zvake', '0' ) );
		self::assertSame( self::product(), self::suggested_ids( 'lino', 'namu-kvapai' )[0] );
		self::assertSame( [ -1 ], self::suggested_ids( 'lino skalbiniai', 'zvakes' ) );
	}

	#[TestDox( '[SRCH-01] guests and customers get the same, nothing in it is personal' )]
	public function test_srch_01_nothing_personal(): void {
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$ours   = self::request_suggestions( [ 'query' => 'zvake' ] );
		$theirs = self::request_suggestions( [ 'query' => 'zvake' ], $admin );
		self::assertSame( $ours->json()['suggestions'] ?? null, $theirs->json()['suggestions'] ?? false );
		self::assertSame( '', $ours->header( 'set-cookie' ) );
		self::assertDoesNotMatchRegularExpression( '/nonce/i', $ours->body );
	}

	#[TestDox( '[SRCH-01] the call without blocks, scripts and the administration answers like one that started all of WordPress' )]
	public function test_srch_01_light_call(): void {
		$whole = self::visitor()->post( '/wp-admin/admin-ajax.php?query=zvake', [ 'action' => 'goya_search_products_ajax' ] )->json()['suggestions'] ?? null;
		self::assertIsArray( $whole );
		self::assertCount( 6, $whole );
		self::assertSame( $whole, self::request_suggestions( [ 'query' => 'zvake' ] )->json()['suggestions'] ?? null );
	}

	#[TestDox( '[SRCH-01] of what starts with WordPress, only blocks and widgets are left out of the call' )]
	public function test_srch_01_left_out(): void {
		$left_out = self::shop()->run_cached(
			static function (): array {
				/** @var array<string, WP_Hook> $wp_filter */
				global $wp_filter;
				$name_of = static fn ( mixed $callback ): string => is_callable( $callback, true, $name ) ? $name : '';
				$names   = [];
				foreach ( array_merge( ...array_values( $wp_filter['init']->callbacks ) ) as $added ) {
					$callback = $added['function'];
					if ( SuggestionRequest::is_for_blocks( $callback ) ) {
						$names[] = $name_of( $callback );
					}
				}
				$kept = [ 'wc_init', [ 'WC_Post_Types', 'register_taxonomies' ], [ WC(), 'init' ], static fn (): int => 1, [], [ null ], null ];
				return [ $names, array_map( SuggestionRequest::is_for_blocks( ... ), $kept ) ];
			}
		);
		[ $names, $kept ] = $left_out;
		self::assertContains( 'register_core_block_types_from_metadata', $names );
		self::assertContains( 'Automattic\WooCommerce\Blocks\BlockPatterns::register_block_patterns', $names );
		foreach ( $names as $name ) {
			self::assertMatchesRegularExpression( '/block|widget|icon|font|Automattic.WooCommerce.Blocks/i', $name );
		}
		self::assertSame( array_fill( 0, 7, false ), $kept );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, int, list<int>|null}>
	 */
	public static function bad_input(): iterable {
		yield 'no query' => [ [], 200, [] ];
		yield 'an empty one' => [ [ 'query' => '' ], 200, [] ];
		yield 'a list' => [ [ 'query' => [ 'zvake' ] ], 400, null ];
		yield 'lists in a list' => [ [ 'query' => [ 'a' => [ 'b' => 'zvake' ] ] ], 400, null ];
		yield 'a category that is a list' => [ [ 'query' => 'zvake', 'category_slug' => [ 'zvakes' ] ], 400, null ];
		yield 'an unknown category' => [ [ 'query' => 'zvake', 'category_slug' => 'nera-tokios' ], 200, [ -1 ] ];
		yield 'a way out of the folder' => [ [ 'query' => 'zvake', 'category_slug' => '../../wp-config' ], 200, [ -1 ] ];
		yield 'a way out as the query' => [ [ 'query' => '../../../etc/passwd' ], 200, [ -1 ] ];
		yield 'five kilobytes' => [ [ 'query' => str_repeat( 'zvake ', 850 ) ], 200, [ -1 ] ];
		yield 'SQL' => [ [ 'query' => "qqqq' OR 1=1 UNION SELECT user_pass FROM wp_users -- " ], 200, null ];
		yield 'signs of LIKE' => [ [ 'query' => '%%%___' ], 200, [ -1 ] ];
		yield 'markup' => [ [ 'query' => '<img src=x onerror=alert(1)>qqqqq' ], 200, null ];
		yield 'no UTF-8' => [ [ 'query' => "\xC3\x28\xFF\xFE\x00" ], 400, null ];
	}

	/**
	 * @param array<string, mixed> $fields
	 * @param list<int>|null       $ids    Null where it does not matter.
	 */
	#[DataProvider( 'bad_input' )]
	#[TestDox( '[SRCH-01] $_dataName: nothing is found or it is refused, without a word of PHP\'s' )]
	public function test_srch_01_bad_input( array $fields, int $status, ?array $ids ): void {
		$response = self::request_suggestions( $fields );
		self::assertSame( $status, $response->status );
		self::assertStringContainsString( 'application/json', $response->header( 'content-type' ) );
		$lines = $response->json()['suggestions'] ?? null;
		if ( $ids !== null ) {
			self::assertSame( $ids, array_column( is_array( $lines ) ? $lines : [], 'id' ) );
		}
	}

	/**
	 * @return iterable<string, array{string, int}>
	 */
	public static function bad_pages(): iterable {
		yield 'page 0' => [ '/?s=zvake&post_type=product&paged=0', 200 ];
		yield 'page -1' => [ '/?s=zvake&post_type=product&paged=-1', 200 ];
		yield 'page 10^9' => [ '/?s=zvake&post_type=product&paged=1000000000', 404 ];
		yield 'a list as the query' => [ '/?s[]=zvake&post_type=product', 200 ];
		yield 'five kilobytes' => [ '/?post_type=product&s=' . str_repeat( 'zvake+', 850 ), 200 ];
		yield 'ten kilobytes' => [ '/?post_type=product&s=' . str_repeat( 'zvake+', 1700 ), 414 ];
		yield 'an unknown category' => [ '/?s=zvake&post_type=product&product_cat=nera-tokios', 200 ];
		yield 'a list of categories' => [ '/?s=zvake&post_type=product&product_cat[]=zvakes', 200 ];
		yield 'markup' => [ '/?post_type=product&s=' . rawurlencode( '<script>alert(1)</script>' ), 200 ];
	}

	#[DataProvider( 'bad_pages' )]
	#[TestDox( '[SRCH-02] the page of results takes $_dataName' )]
	public function test_srch_02_bad_pages( string $path, int $status ): void {
		$response = self::visitor()->get( $path );
		self::assertSame( $status, $response->status );
		self::assertStringNotContainsString( '<script>alert', $response->body );
		if ( str_starts_with( $path, '/?s[]' ) || str_contains( $path, 'zvake+' ) && $status !== 414 || str_contains( $path, 'nera-tokios' ) ) {
			self::assertStringContainsString( 'Nieko neradome', $response->text() );
			self::assertStringNotContainsString( 'class="card__link', $response->body );
		}
	}

	#[TestDox( '[SRCH-02] all categories are no category, where the form comes without a script' )]
	public function test_srch_02_all_categories(): void {
		$page = self::visitor()->get( '/?s=zvake&product_cat=0&post_type=product' );
		self::assertSame( 200, $page->status );
		self::assertStringContainsString( 'Kelioninė žvakė', $page->body );
	}

	#[TestDox( '[SRCH-02] title, SKU, EAN, variation\'s SKU and category find a product, with and without Lithuanian letters, and with a typo' )]
	#[Group( 'full' )]
	public function test_srch_02_finds(): void {
		$id = self::create_with_title(
			'Žvirblių čežėjimas',
			[
				'sku'              => 'ŽČ-77/b',
				'global_unique_id' => '4770000123457',
				'category_ids'     => [ self::create_category( 'Ūkanų šėtra' ) ],
			]
		);
		try {
			foreach ( [ 'žvirblių', 'zvirbliu', 'ZVIRBLI', 'čež', 'cezejimas zvirbliu', 'žvriblių', 'zvirbiu', 'zvirrbliu', 'ŽČ-77/b', 'zc77b', '4770000123457', 'ukanu', 'Ūkanų šėtra', 'ukunu' ] as $query ) {
				self::assertSame( $id, self::suggested_ids( $query )[0], $query );
			}
			self::assertSame( [ -1 ], self::suggested_ids( 'zxirbxiu' ) );
		} finally {
			self::shop()->run( static fn () => Categories::delete( 'Ūkanų šėtra' ) );
		}
	}

	#[TestDox( '[SRCH-02] a variation\'s SKU finds its product, until the variation is switched off' )]
	public function test_srch_02_variation_sku(): void {
		$found = self::shop()->run(
			static function (): array {
				$product = new WC_Product_Variable();
				$product->set_name( 'Xukslė' );
				$product->set_attributes( [ Products::variation_attribute( 'Dydis', [ 'S' ] ) ] );
				$product->save();
				$variation = new WC_Product_Variation();
				$variation->set_parent_id( $product->get_id() );
				$variation->set_attributes( [ 'dydis' => 'S' ] );
				$variation->set_sku( 'XUK-9-S' );
				$variation->set_regular_price( '5' );
				$variation->save();
				Search::index();
				$found = [ $product->get_id(), Search::find( 'xuk-9-s' ) ];
				foreach ( [
					'private' => 'xuk-9-s',
					'publish' => 'xuk9',
				] as $status => $query ) {
					$variation->set_status( $status );
					$variation->save();
					Search::index();
					$found[] = Search::find( $query );
				}
				$variation->delete( true );
				Search::index();
				$found[] = Search::find( 'xuk-9-s' );
				$product->delete( true );
				return $found;
			}
		);
		[ $id ] = $found;
		self::assertSame( [ $id, [ $id ], [], [ $id ], [] ], $found );
	}

	#[TestDox( '[SRCH-02] the whole SKU goes before the title, that before a word in it, the category and a typo' )]
	#[Group( 'full' )]
	public function test_srch_02_ranking(): void {
		$ranked = [
			'sku'      => self::create_with_title( 'Antras pavadinimas', [ 'sku' => 'xolvito' ] ),
			'title'    => self::create_with_title( 'Xolvitonas pirmas' ),
			'word'     => self::create_with_title( 'Pirmas xolvitonas' ),
			'category' => self::create_with_title( 'Aaa kategorija', [ 'category_ids' => [ self::create_category( 'Xolvitoniai' ) ] ] ),
		];
		$typo   = self::create_with_title( 'Xolbitonas' );
		try {
			self::assertSame( [ ...array_values( $ranked ), -2 ], self::suggested_ids( 'xolvito' ) );
			self::assertSame( $typo, self::suggested_ids( 'xolbiton' )[0] );
		} finally {
			self::shop()->run( static fn () => Categories::delete( 'Xolvitoniai' ) );
		}
	}

	/**
	 * @return iterable<string, array{Closure( int ): (Closure(): mixed)}>
	 */
	public static function hidden(): iterable {
		yield 'a draft' => [
			static fn ( int $id ): Closure =>
				static fn () => wp_update_post( [ 'ID' => $id, 'post_status' => 'draft' ] ),
		];
		yield 'pending' => [
			static fn ( int $id ): Closure =>
				static fn () => wp_update_post( [ 'ID' => $id, 'post_status' => 'pending' ] ),
		];
		yield 'private' => [
			static fn ( int $id ): Closure =>
				static fn () => wp_update_post( [ 'ID' => $id, 'post_status' => 'private' ] ),
		];
		yield 'in the bin' => [
			static fn ( int $id ): Closure =>
				static fn (): bool => (bool) wp_trash_post( $id ),
		];
		yield 'with a password' => [
			static fn ( int $id ): Closure =>
				static fn () => wp_update_post( [ 'ID' => $id, 'post_password' => 'sesame' ] ),
		];
		yield 'hidden' => [
			static fn ( int $id ): Closure =>
				static fn () => Products::update( $id, [ 'catalog_visibility' => 'hidden' ] ),
		];
		yield 'in the catalogue only' => [
			static fn ( int $id ): Closure =>
				static fn () => Products::update( $id, [ 'catalog_visibility' => 'catalog' ] ),
		];
		yield 'hidden by its term alone' => [
			static fn ( int $id ): Closure =>
				static fn () => wp_set_object_terms( $id, 'exclude-from-search', 'product_visibility' ),
		];
		yield 'deleted' => [
			static fn ( int $id ): Closure =>
				static fn (): bool => (bool) wp_delete_post( $id, true ),
		];
	}

	/**
	 * @param Closure( int ): (Closure(): mixed) $hide
	 */

	#[DataProvider( 'hidden' )]
	#[TestDox( '[SRCH-01] [SRCH-02] what is $_dataName is found by nobody, and is no longer in the index' )]
	#[Group( 'full' )]
	public function test_srch_hidden_products( Closure $hide ): void {
		$id    = self::create_with_title( 'Slaptoji xurmulė' );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		self::assertSame( [ $id, -2 ], self::suggested_ids( 'xurmul' ) );

		self::shop()->run( $hide( $id ) );
		foreach ( [ self::visitor(), $admin ] as $visitor ) {
			self::assertSame( [ -1 ], self::suggested_ids( 'xurmul', '', $visitor ) );
			self::assertStringNotContainsString( 'Slaptoji xurmulė', $visitor->get( '/?s=xurmul&post_type=product' )->body );
		}
		self::assertSame( 0, self::shop()->run( static fn (): int => Database::number( 'SELECT COUNT(*) FROM ' . Database::table( 'vitrina_search_words' ) . " WHERE product_id = {$id}" ) ) );
		self::delete_posts( [ $id ] );
	}

	/**
	 * Changes in the database, without the hooks that update the index.
	 *
	 * @return iterable<string, array{Closure( int ): (Closure(): mixed)}>
	 */
	public static function hidden_without_hooks(): iterable {
		yield 'a draft' => [
			static fn ( int $id ): Closure =>
				static fn () => Database::wpdb()->update( Database::table( 'posts' ), [ 'post_status' => 'draft' ], [ 'ID' => $id ] ),
		];
		yield 'with a password' => [
			static fn ( int $id ): Closure =>
				static fn () => Database::wpdb()->update( Database::table( 'posts' ), [ 'post_password' => 'sesame' ], [ 'ID' => $id ] ),
		];
		yield 'left out of the search' => [
			static fn ( int $id ): Closure =>
				static fn () => Database::wpdb()->insert(
					Database::table( 'term_relationships' ),
					[
						'object_id'        => $id,
						'term_taxonomy_id' => wc_get_product_visibility_term_ids()['exclude-from-search'],
					]
				),
		];
	}

	/**
	 * @param Closure( int ): (Closure(): mixed) $hide
	 */

	#[DataProvider( 'hidden_without_hooks' )]
	#[TestDox( '[SRCH-01] where the index has not heard of it, what is $_dataName is not shown either' )]
	public function test_srch_01_stale_index( Closure $hide ): void {
		$id = self::create_with_title( 'Slaptoji xurmulė' );
		self::shop()->run( $hide( $id ) );
		self::assertSame( [ -1 ], self::suggested_ids( 'xurmul' ) );
		self::delete_posts( [ $id ] );
	}

	#[TestDox( '[SRCH-01] what is out of stock is suggested, unless the shop hides it' )]
	#[Group( 'full' )]
	public function test_srch_01_out_of_stock(): void {
		$id = self::create_with_title( 'Baigtoji xurmulė', [ 'stock_status' => 'outofstock' ] );
		self::assertSame( [ $id, -2 ], self::suggested_ids( 'xurmul' ) );
		self::shop()->run( static fn () => update_option( 'woocommerce_hide_out_of_stock_items', 'yes' ) );
		try {
			self::assertSame( [ -1 ], self::suggested_ids( 'xurmul' ) );
		} finally {
			self::shop()->run( static fn () => update_option( 'woocommerce_hide_out_of_stock_items', 'no' ) );
			self::delete_posts( [ $id ] );
		}
	}

	#[TestDox( '[SRCH-02] a new title, a renamed category and one that moved are found at once or after the background\'s work' )]
	#[Group( 'full' )]
	public function test_srch_02_follows_changes(): void {
		$found = self::shop()->run(
			static function (): array {
				$above = Terms::create( 'Xurmulės', 'product_cat' );
				$below = Terms::create( 'Jaunos', 'product_cat', $above );
				$id    = Products::create(
					[
						'name'         => 'Pirmoji ypulka',
						'category_ids' => [ $below ],
					]
				);
				Search::index();
				$is   = static fn ( string $query ): bool => in_array( $id, Search::find( $query ), true );
				$seen = [ 'made' => $is( 'ypulk' ) && $is( 'xurmul' ) ];

				Posts::update( $id, [ 'post_title' => 'Antroji zyvulka' ] );
				Search::index();
				$seen['title'] = $is( 'zyvulk' ) && ! $is( 'ypulk' );

				wp_update_term( $above, 'product_cat', [ 'name' => 'Qirbės' ] );
				Search::run_scheduled_actions();
				$seen['renamed above'] = $is( 'qirb' ) && ! $is( 'xurmul' );

				$other = Terms::create( 'Wozės', 'product_cat' );
				wp_update_term( $below, 'product_cat', [ 'parent' => max( 0, $other ) ] );
				Search::run_scheduled_actions();
				$seen['moved'] = $is( 'wozes' ) && ! $is( 'qirb' );

				wp_delete_term( $other, 'product_cat' );
				Search::run_scheduled_actions();
				$seen['deleted above'] = ! $is( 'wozes' ) && $is( 'jaunos' );

				wp_delete_term( $below, 'product_cat' );
				Search::index();
				$words           = Database::column( 'SELECT word FROM ' . Database::table( 'vitrina_search_words' ) . " WHERE product_id = {$id}" );
				$seen['deleted'] = ! $is( 'jaunos zyvulka' ) || ! in_array( 'jaunos', $words, true );

				wp_trash_post( $id );
				Search::index();
				$seen['bin'] = ! $is( 'zyvulk' );

				wp_untrash_post( $id );
				wp_publish_post( $id );
				Search::index();
				$seen['back'] = $is( 'zyvulk' );

				wp_delete_post( $id, true );
				wp_delete_term( $above, 'product_cat' );
				return $seen;
			}
		);
		self::assertSame( array_fill_keys( array_keys( $found ), true ), $found );
	}

	#[TestDox( '[SRCH-02] a save that changes no word writes nothing to the index' )]
	public function test_srch_02_unchanged_words_are_not_written(): void {
		$id     = self::product();
		$writes = self::shop()->run(
			static function () use ( $id ): int {
				$writes = 0;
				add_filter(
					'query',
					static function ( string $query ) use ( &$writes ): string {
						$writes += (int) preg_match( '/^\s*(INSERT|DELETE|UPDATE|REPLACE).*vitrina_search_/is', $query );
						return $query;
					}
				);
				Products::update( $id, [ 'regular_price' => '33' ] );
				do_action( 'shutdown' );
				Products::update( $id, [ 'regular_price' => '32' ] );
				return $writes;
			}
		);
		self::assertSame( 0, $writes );
	}

	#[TestDox( '[SRCH-02] rebuilding makes of an empty index the same as before, and clears what is left of nothing' )]
	#[Group( 'full' )]
	public function test_srch_02_rebuild(): void {
		$same = self::shop()->run(
			static function (): array {
				[ $words, $typos ] = [ Database::table( 'vitrina_search_words' ), Database::table( 'vitrina_search_typos' ) ];
				do_action( 'vitrina_search_batch', 0 );
				Search::run_scheduled_actions();
				$before = Search::tables();
				Database::wpdb()->query( "TRUNCATE {$words}" );
				Database::wpdb()->query( "TRUNCATE {$typos}" );
				delete_option( 'vitrina_companion_search_complete' );
				Database::wpdb()->insert(
					$words,
					[
						'word'       => 'niekas',
						'product_id' => 999999999,
						'weight'     => 40,
					]
				);
				Database::wpdb()->insert(
					$typos,
					[
						'piece' => '101',
						'word'  => '101',
					]
				);
				do_action( 'vitrina_companion_search_installed' );
				Search::run_scheduled_actions();
				$after   = Search::tables();
				$lines   = static fn ( array $tables ): array => array_map( static fn ( mixed $row ): string => (string) wp_json_encode( $row ), array_merge( ...array_values( array_filter( $tables, is_array( ... ) ) ) ) );
				$changed = static fn ( array $one, array $other ): array => array_values( array_diff( $lines( $one ), $lines( $other ) ) );
				return [ $changed( $before, $after ), $changed( $after, $before ), $after === $before, count( $before[0] ) > 100, get_option( 'vitrina_companion_search_complete' ) !== false ];
			}
		);
		self::assertSame( [ [], [], true, true, true ], $same );
	}

	#[TestDox( '[SRCH-02] until the index is complete WordPress searches as it always did' )]
	public function test_srch_02_incomplete_index(): void {
		$id      = self::product();
		$queries = self::shop()->run(
			static function () use ( $id ): array {
				$count = QueryCounter::start( '/vitrina_search_(words|typos)/' );
				add_filter( 'pre_option_vitrina_companion_search_complete', static fn (): string => '0' );
				$found = Search::find( 'Lino skalbiniai' );
				return [ $count->get(), in_array( $id, $found, true ) ];
			}
		);
		self::assertSame( [ 0, true ], $queries );
	}

	#[TestDox( '[SRCH-01] a suggestion takes three queries of our own at most, with typos and several words too' )]
	public function test_srch_01_queries(): void {
		$counts = self::shop()->run(
			static function (): array {
				$counter = QueryCounter::start( '/vitrina_search_(words|typos)|FOUND_ROWS|wp_posts\.ID\s+FROM/' );
				$counts  = [];
				foreach ( [ 'zvake', 'zvkae medus', 'VK-101', 'qqqqq', 'didele triju dagciu zvake su kedru' ] as $query ) {
					$counter->reset();
					( new ProductSuggestions( 3, 'vitrina-300' ) )->lines( $query, '' );
					$counts[ $query ] = $counter->get();
				}
				return $counts;
			}
		);
		foreach ( $counts as $query => $count ) {
			self::assertLessThanOrEqual( 3, $count, $query );
			self::assertGreaterThan( 0, $count, $query );
		}
	}

	#[TestDox( '[SRCH-02] where ElasticPress answers a search, the index is not asked' )]
	public function test_srch_02_elasticpress(): void {
		$id     = self::product();
		$counts = self::shop()->run(
			static function () use ( $id ): array {
				Search::load_elasticpress();
				$own    = QueryCounter::start( '/vitrina_search_(words|typos)/' );
				$theirs = 0;
				add_filter(
					'posts_pre_query',
					static function ( mixed $posts, WP_Query $query ) use ( &$theirs, $id ): array {
						$theirs++;
						$query->found_posts = 1;
						return [ $id ];
					},
					10,
					2
				);
				$seen = [ Search::find( 'zvake' ) === [ $id ], $own->get(), $theirs ];
				add_filter( 'ep_skip_query_integration', '__return_true' );
				Search::find( 'zvake' );
				return [ ...$seen, $own->get() > 0 ];
			}
		);
		self::assertSame( [ true, 0, 1, true ], $counts );
	}

	#[TestDox( '[SRCH-02] a search with filters is answered by the index also with ElasticPress, which does not know them' )]
	public function test_srch_02_elasticpress_and_filters(): void {
		$answers = self::shop()->run(
			static function (): array {
				Search::load_elasticpress();
				$found = [];
				foreach ( [ 'filter_spalva', 'min_price', 'categories', 'utm_source' ] as $parameter ) {
					$_GET = [ $parameter => '0' ];
					$own  = QueryCounter::start( '/vitrina_search_(words|typos)/' );
					Search::find( 'zvake' );
					$found = [ ...$found, $own->get() > 0 ];
				}
				return $found;
			}
		);
		self::assertSame( [ true, true, true, false ], $answers );
	}

	#[TestDox( '[SRCH-02] the list of products in wp-admin and the REST API still find drafts' )]
	public function test_srch_02_admin_and_rest(): void {
		$id    = self::create_product( [ 'post_title' => 'Juodraštinė xurmulė', 'post_status' => 'draft' ] );
		$found = self::shop()->run(
			static function (): array {
				$request = new WP_REST_Request( 'GET', '/wc/v3/products' );
				$request->set_query_params(
					[
						'search' => 'xurmul',
						'status' => 'draft',
					]
				);
				$query = [
					's'           => 'xurmul',
					'post_type'   => 'product',
					'post_status' => 'any',
					'fields'      => 'ids',
				];
				return [ array_column( (array) rest_do_request( $request )->get_data(), 'id' ), ( new WP_Query( $query ) )->posts ];
			}
		);
		self::assertSame( [ [ $id ], [ $id ] ], $found );
		self::delete_posts( [ $id ] );
	}

	#[TestDox( '[SRCH-02] the page of results sorts by price and filters by category as every listing does' )]
	public function test_srch_02_results_page_is_a_listing(): void {
		$page  = self::visitor()->get( '/?s=zvake&post_type=product&orderby=price' )->body;
		$names = preg_match_all( '/<li[^>]*class="[^"]*\bproduct\b[^"]*"/', $page );
		self::assertGreaterThan( 5, $names );
		$in = self::visitor()->get( '/?s=zvake&post_type=product&product_cat=dovanos' )->body;
		self::assertStringNotContainsString( 'Kelioninė žvakė „Kardamonas“', $in );
		self::assertStringContainsString( 'Kelioninė žvakė „Kardamonas“', self::visitor()->get( '/?s=keliones+zvkae&post_type=product' )->body );
	}

	#[TestDox( '[SRCH-02] words that stand in the description alone are found on the page of results, by WordPress itself' )]
	public function test_srch_02_descriptions(): void {
		$id = self::create_product( [ 'post_title' => 'Paprasta prekė', 'post_content' => 'Su xurmulėmis.' ] );
		self::assertSame( [ -1 ], self::suggested_ids( 'xurmulėmis' ) );
		self::assertSame( [ $id ], self::shop()->run( static fn (): array => Search::find( 'xurmulėmis' ) ) );
		self::delete_posts( [ $id ] );
	}

	#[TestDox( '[SRCH-02] uninstalling leaves neither tables nor options' )]
	public function test_srch_02_uninstall(): void {
		$left = self::shop()->run(
			static function (): array {
				$dropped = [];
				add_filter(
					'query',
					static function ( string $query ) use ( &$dropped ): string {
						if ( str_starts_with( $query, 'DROP TABLE' ) ) {
							$dropped[] = $query;
							return 'SELECT 1';
						}
						return $query;
					}
				);
				$options = [];
				add_action(
					'delete_option',
					static function ( string $name ) use ( &$options ): void {
						$options[] = $name;
					}
				);
				$kept = [];
				foreach ( [ 'vitrina_companion_search_schema', 'vitrina_companion_search_complete' ] as $name ) {
					$kept[ $name ] = get_option( $name );
				}
				( new Module() )->uninstall();
				foreach ( array_filter( $kept, static fn ( mixed $value ): bool => $value !== false ) as $name => $value ) {
					update_option( $name, $value, true );
				}
				$count = static fn ( string $table ): int => count( array_filter( $dropped, static fn ( string $query ): bool => str_contains( $query, $table ) ) );
				return [ $count( 'vitrina_search_words' ), $count( 'vitrina_search_typos' ), $options, preg_match( '/->uninstall\(\).*Activation::unschedule/s', (string) file_get_contents( WP_PLUGIN_DIR . '/vitrina-companion/uninstall.php' ) ) ];
			}
		);
		self::assertSame( [ 1, 1, [ 'vitrina_companion_search_schema', 'vitrina_companion_search_complete' ], 1 ], $left );
	}
}
