<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\FailedQueries;

use Closure;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\BankLink\Storage\RefundTable;
use Vitrina\Companion\Newsletter\Storage\SignupTable;
use Vitrina\Companion\Search\Indexer;
use Vitrina\Companion\Search\Storage\ProductTexts;
use Vitrina\Companion\Search\Storage\SearchIndex;
use Vitrina\Discounts\Storage\RuleTable;
use Vitrina\LpExpress\Plugin;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\FailingQueries;
use Vitrina\Tests\Fixtures\Invoices;
use Vitrina\Tests\Fixtures\Options;
use Vitrina\Tests\Fixtures\Variations;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WP_Query;

use function Vitrina\Theme\invalidate_facets;
use function Vitrina\Theme\invalidate_matrices;

/**
 * Reads data while the query fails, and again when the database responds.
 */
final class FailedReadTest extends ThemeTestCase {

	private ?Closure $remove_failures = null;

	protected function setUp(): void {
		parent::setUp();
		$this->remove_failures = QueryFailures::install( self::shop() );
	}

	protected function tearDown(): void {
		if ( $this->remove_failures !== null ) {
			( $this->remove_failures )();
		}
	}

	#[TestDox( '[FIX-21] Variations keep their values and their stock while their query fails, and afterwards' )]
	#[Group( 'full' )]
	public function test_variation_matrix(): void {
		[ $during, $after ] = self::shop()->run(
			static function (): array {
				$id     = wc_get_product_id_by_sku( 'VK-307' );
				$values = static fn (): array => Variations::count_values( $id );
				invalidate_matrices();
				return [ FailingQueries::during( '/AS variation JOIN/', $values ), $values() ];
			}
		);
		self::assertNotContains( 0, $after );
		self::assertSame( $after, $during );
	}

	#[TestDox( '[FIX-21] A listing shows no filters while their query fails, and all of them on the next page' )]
	#[Group( 'full' )]
	public function test_facets(): void {
		$values = static fn ( string $body ): int => substr_count( $body, 'data-filter="' );
		self::shop()->run( static fn () => invalidate_facets() );
		$during = self::visitor()->send( 'GET', '/parduotuve/', '', QueryFailures::headers( '/COUNT\(DISTINCT product\)/' ) );
		self::assertSame( 200, $during->status );
		self::assertSame( 0, $values( $during->body ) );
		$after = self::visitor()->get( '/parduotuve/' );
		self::assertGreaterThan( 20, $values( $after->body ) );
	}

	#[TestDox( '[FIX-21] Discount rules that could not be read are not taken for none, and not cached as none' )]
	#[Group( 'full' )]
	public function test_rules(): void {
		$response = self::shop()->run(
			static function (): array {
				wc_transaction_query( 'start' );
				try {
					$rules = new RuleTable();
					Database::wpdb()->query( 'UPDATE ' . Database::table( 'vitrina_discount_rules' ) . ' SET enabled = 1' );
					wp_cache_flush();
					$before = count( $rules->all() );
					$during = FailingQueries::during( '/enabled = 1 AND deleted_at/', static fn (): int => count( ( new RuleTable() )->enabled() ) );
					return [ $before > 0, $during, count( ( new RuleTable() )->enabled() ) === $before ];
				} finally {
					wc_transaction_query( 'rollback' );
				}
			}
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
		$version = self::shop()->run( static fn (): string => Plugin::instance()->terminals->version( 'LT' ) );
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
		$response = self::shop()->run(
			static function () use ( $id ): array {
				$count   = static fn (): int => Database::number( 'SELECT COUNT(*) FROM ' . Database::table( 'vitrina_search_words' ) . " WHERE product_id = {$id}" );
				$indexer = new Indexer( new SearchIndex(), new ProductTexts() );
				$indexer->index( [ $id ] );
				$before = $count();
				FailingQueries::during( '/SELECT ID, post_title/', static fn () => $indexer->index( [ $id ] ) );
				return [ $before > 0, $count() === $before ];
			}
		);
		self::assertSame( [ true, true ], $response );
	}

	#[TestDox( '[FIX-21] A search whose index does not answer is WordPress\'s own, and not "nothing found"' )]
	#[Group( 'full' )]
	public function test_search(): void {
		$count = self::shop()->run(
			static function (): int|string {
				$query = [
					's'              => 'kvapas',
					'post_type'      => 'product',
					'vitrina_best'   => 5,
					'posts_per_page' => 5,
				];
				return FailingQueries::during( '/OVER \(\) AS total/', static fn (): int => ( new WP_Query( $query ) )->post_count );
			}
		);
		self::assertIsInt( $count );
		self::assertGreaterThan( 0, $count );
	}

	#[TestDox( '[FIX-21] A payment of which nobody knows what went back cannot be paid back once more' )]
	#[Group( 'full' )]
	public function test_refunds(): void {
		$response = self::shop()->run(
			static function (): int|string {
				$amount = static fn (): int => ( new RefundTable() )->refunded_amount( 1 );
				return FailingQueries::during( '/vitrina_payment_refunds/', $amount );
			}
		);
		self::assertSame( 'failed', $response );
	}

	#[TestDox( '[FIX-21] The newsletter takes nobody while it cannot count' )]
	#[Group( 'full' )]
	public function test_newsletter_limit(): void {
		$response = self::shop()->run(
			static function (): int|string {
				$count = static fn (): int => ( new SignupTable() )->count_since( 0 );
				return FailingQueries::during( '/SELECT COUNT.*vitrina_newsletter/', $count );
			}
		);
		self::assertSame( 'failed', $response );
	}

	#[TestDox( '[FIX-21] A wish list that cannot be read is not an empty one: the state leaves it out, and the rest is whole' )]
	#[Group( 'full' )]
	public function test_wishlist(): void {
		$state = self::shop()->run(
			static function (): mixed {
				$state = static fn (): mixed => apply_filters( 'vitrina_state', [ 'cart' => 1 ] );
				return FailingQueries::during( '/vitrina_wishlist. WHERE user_id/', $state );
			}
		);
		self::assertIsArray( $state );
		self::assertArrayNotHasKey( 'wishlist', $state );
	}

	#[TestDox( '[LAW-75] a screen of wp-admin whose query fails says so, and shows no empty list: invoices, consent log, withdrawals, product facts, newsletter, exports' )]
	public function test_screens(): void {
		self::shop()->run(
			static function (): void {
				Invoices::switch_on();
				update_option( 'vitrina_companion', [ 'consent' => true ] );
			}
		);
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		try {
			foreach ( [
				'admin.php?page=vitrina-invoices'      => [ '/SELECT .*vitrina_invoices/s', 'Dar neišrašyta' ],
				'admin.php?page=vitrina-consent-log'   => [ '/SELECT .*vitrina_consent/s', '' ],
				'admin.php?page=vitrina-withdrawals'   => [ '/_vitrina_withdrawal/', 'Niekas sutarties neatsisakė' ],
				'admin.php?page=vitrina-newsletter'    => [ '/SELECT .*vitrina_newsletter/s', '' ],
				'admin.php?page=vitrina-product-facts' => [ '/vitrina.{1,3}fact/', '' ],
			] as $screen => [ $pattern, $empty ] ) {
				$page = $admin->send( 'GET', "/wp-admin/{$screen}", '', QueryFailures::headers( $pattern ) );
				self::assertSame( 200, $page->status, $screen );
				self::assertTrue( str_contains( $page->body, '<div class="notice notice-error inline"' ), $screen );
				if ( $empty !== '' ) {
					self::assertStringNotContainsString( $empty, $page->body, $screen );
				}
				self::assertFalse( str_contains( $admin->get( "/wp-admin/{$screen}" )->body, 'notice notice-error inline' ), $screen );
			}
			self::assertSame( 500, $admin->send( 'GET', '/wp-admin/edit.php?post_type=product&vitrina_lacks=warnings', '', QueryFailures::headers( '/vitrina.{1,3}fact/' ) )->status );
			$form   = $admin->get( '/wp-admin/admin.php?page=vitrina-consent-log' )->field( '_wpnonce' );
			$export = $admin->send( 'POST', '/wp-admin/admin-post.php', http_build_query( [ 'action' => 'vitrina_consent_export', '_wpnonce' => $form ] ), QueryFailures::headers( '/SELECT .*vitrina_consent/s' ) );
			self::assertSame( 500, $export->status );
			self::assertStringNotContainsString( 'text/csv', $export->header( 'content-type' ) );
		} finally {
			self::shop()->run(
				static function (): void {
					Invoices::delete_all();
					Options::reset_companion();
				}
			);
		}
	}
}
