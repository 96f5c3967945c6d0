<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\FailedQueries;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * Each fact is asked for while its query fails, and once more when the database answers again.
 */
final class FailedReadTest extends ThemeTestCase {

	private static function in_shop( string $code ): mixed {
		return self::shop()->run( QueryFailures::IN_PROCESS . $code );
	}

	protected function setUp(): void {
		parent::setUp();
		QueryFailures::install( self::shop() );
	}

	protected function tearDown(): void {
		QueryFailures::remove( self::shop() );
	}

	#[TestDox( '[FIX-21] Variations keep their values and their stock while their query fails, and afterwards' )]
	#[Group( 'full' )]
	public function test_variation_matrix(): void {
		$response = self::in_shop(
			'$product = wc_get_product( wc_get_product_id_by_sku( "VK-307" ) );
			$values  = static fn (): array => array_map( static fn ( array $column ): int => count( array_filter( $column, static fn ( int $place ): bool => $place >= 0 ) ), Vitrina\Theme\variation_matrix( wc_get_product( $product->get_id() ) )["columns"] );
			Vitrina\Theme\invalidate_matrices();
			$break( "/AS variation JOIN/" );
			$during = $values();
			$mend();
			return [ $during, $values() ];'
		);
		self::assertIsArray( $response );
		self::assertNotContains( 0, (array) $response[1] );
		self::assertSame( $response[1], $response[0] );
	}

	#[TestDox( '[FIX-21] A listing shows no filters while their query fails, and all of them on the next page' )]
	#[Group( 'full' )]
	public function test_facets(): void {
		$values = static fn ( string $body ): int => substr_count( $body, 'data-filter="' );
		self::shop()->run( 'Vitrina\Theme\invalidate_facets(); return true;' );
		$during = self::visitor()->send( 'GET', '/parduotuve/', '', QueryFailures::headers( '/COUNT\(DISTINCT product\)/' ) );
		self::assertSame( 200, $during->status );
		self::assertSame( 0, $values( $during->body ) );
		$after = self::visitor()->get( '/parduotuve/' );
		self::assertGreaterThan( 20, $values( $after->body ) );
	}

	#[TestDox( '[FIX-21] Discount rules that could not be read are not taken for none, and not cached as none' )]
	#[Group( 'full' )]
	public function test_rules(): void {
		$response = self::in_shop(
			'global $wpdb;
			$table = "{$wpdb->prefix}vitrina_discount_rules";
			wc_transaction_query( "start" );
			try {
				$rules = new Vitrina\Discounts\Storage\RuleTable();
				$rule  = $rules->all()[0] ?? null;
				$wpdb->query( "UPDATE $table SET enabled = 1" );
				wp_cache_flush();
				$before = count( $rules->all() );
				$fresh  = static fn (): Vitrina\Discounts\Storage\RuleTable => new Vitrina\Discounts\Storage\RuleTable();
				$break( "/enabled = 1 AND deleted_at/" );
				try {
					$during = count( $fresh()->enabled() );
				} catch ( Vitrina\Runtime\DatabaseException $failed ) {
					$during = "failed";
				}
				$mend();
				return [ $before > 0, $during, count( $fresh()->enabled() ) === $before ];
			} finally {
				wc_transaction_query( "rollback" );
			}'
		);
		self::assertSame( [ true, 'failed', true ], $response );
	}

	#[TestDox( '[FIX-21] A page shows a price without its discount in no cache, and the cart works out no total without it' )]
	#[Group( 'full' )]
	public function test_prices_without_rules(): void {
		$break   = QueryFailures::headers( '/enabled = 1 AND deleted_at/' );
		$product = '/?p=' . self::product();
		$page    = self::visitor()->send( 'GET', $product, '', $break );
		self::assertSame( 200, $page->status );
		self::assertStringContainsString( 'no-cache', $page->header( 'cache-control' ) );
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		self::assertSame( 503, $visitor->send( 'POST', '/?wc-ajax=add_to_cart', http_build_query( [ 'product_id' => self::product() ] ), $break )->status );
	}

	#[TestDox( '[FIX-21] A list of terminals that could not be read is no empty list, which browsers would keep for a year' )]
	#[Group( 'full' )]
	public function test_terminals(): void {
		$version = self::shop()->run( 'return Plugin::instance()->terminals->version( "LT" );' );
		self::assertIsString( $version );
		$address = "/wp-json/vitrina/v1/terminals?country=LT&v={$version}";
		self::assertStringContainsString( 'immutable', self::visitor()->get( $address )->header( 'cache-control' ) );
		$response = self::visitor()->send( 'GET', $address, '', QueryFailures::headers( '/vitrina_terminals. WHERE country/' ) );
		self::assertSame( 503, $response->status );
		self::assertSame( 'no-store', $response->header( 'cache-control' ) );
	}

	#[TestDox( '[FIX-21] A product stays found when its texts could not be read while it was saved' )]
	#[Group( 'full' )]
	public function test_search_index(): void {
		$id     = self::create_product( [ 'post_title' => 'Nepamirštamas žibuoklių kvapas' ] );
		$response = self::in_shop(
			'$count = static fn (): int => (int) $GLOBALS["wpdb"]->get_var( "SELECT COUNT(*) FROM {$GLOBALS["wpdb"]->prefix}vitrina_search_words WHERE product_id = ' . $id . '" );
			$texts = Vitrina\Companion\Search\Storage\ProductTexts::of_this_site();
			$index = new Vitrina\Companion\Search\Indexer( Vitrina\Companion\Search\Storage\SearchIndex::of_this_site(), $texts );
			$index->index( [ ' . $id . ' ] );
			$before = $count();
			$break( "/SELECT ID, post_title/" );
			try {
				$index->index( [ ' . $id . ' ] );
			} catch ( RuntimeException $failed ) {
				unset( $failed );
			}
			$mend();
			return [ $before > 0, $count() === $before ];'
		);
		self::assertSame( [ true, true ], $response );
	}

	#[TestDox( '[FIX-21] A search whose index does not answer is WordPress\'s own, and not "nothing found"' )]
	#[Group( 'full' )]
	public function test_search(): void {
		$response = self::in_shop(
			'$break( "/OVER \\(\\) AS total/" );
			$query = new WP_Query( [ "s" => "kvapas", "post_type" => "product", "vitrina_best" => 5, "posts_per_page" => 5 ] );
			return $query->post_count > 0;'
		);
		self::assertTrue( $response );
	}

	#[TestDox( '[FIX-21] A payment of which nobody knows what went back cannot be paid back once more' )]
	#[Group( 'full' )]
	public function test_refunds(): void {
		$response = self::in_shop(
			'$break( "/vitrina_payment_refunds/" );
			try {
				return ( new Vitrina\BankLink\Storage\RefundTable() )->refunded_amount( 1 );
			} catch ( Vitrina\Runtime\DatabaseException ) {
				return "failed";
			}'
		);
		self::assertSame( 'failed', $response );
	}

	#[TestDox( '[FIX-21] The newsletter takes nobody while it cannot count' )]
	#[Group( 'full' )]
	public function test_newsletter_limit(): void {
		$response = self::in_shop(
			'$break( "/SELECT COUNT.*vitrina_newsletter/" );
			try {
				return Vitrina\Companion\Newsletter\Storage\SignupTable::of_this_site()->count_since( 0 );
			} catch ( RuntimeException ) {
				return "failed";
			}'
		);
		self::assertSame( 'failed', $response );
	}

	#[TestDox( '[FIX-21] A wish list that cannot be read is not an empty one: the state leaves it out, and the rest is whole' )]
	#[Group( 'full' )]
	public function test_wishlist(): void {
		$response = self::in_shop(
			'$break( "/vitrina_wishlist. WHERE user_id/" );
			return apply_filters( "vitrina_state", [ "cart" => 1 ] )["wishlist"] ?? "left out";'
		);
		self::assertSame( 'left out', $response );
	}
}
