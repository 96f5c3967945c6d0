<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Discounts;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;

final class AjaxTest extends DiscountTestCase {

	private const URL = '/wp-admin/admin-ajax.php';

	private const CALLS = [
		[
			'action' => 'wdr_ajax',
			'method' => 'get_price_html',
		],
		[
			'action' => 'wdr_ajax',
			'method' => 'get_variable_product_bulk_table',
		],
		[ 'action' => 'awdr_get_product_discount' ],
	];

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( self::$products !== [] ) {
			self::rules( [ self::ladder( array_values( self::$products ) ) ], [ 'awdr_dynamic_bulk_table_status' => '1' ] );
		}
	}

	#[TestDox( '[DISC-02] [DISC-03] [DISC-04] the three requests respond to guests and customers alike, as the older plugin did' )]
	#[Group( 'full' )]
	public function test_answers(): void {
		[ 'plain' => $plain, 'M' => $medium, 'parent' => $parent, 'other' => $other ] = self::$products;
		$customer = self::visitor();
		$customer->log_in( 'rasa' );
		foreach ( [ self::visitor(), $customer ] as $visitor ) {
			$nonce = self::nonce( $visitor );
			$price = self::call( $visitor, 0, $plain, $nonce, '5' )->json();
			self::assertSame( [ 'price_html', 'original_price_html' ], array_keys( $price ) );
			self::assertStringContainsString( '8,49 €', self::text( $price['price_html'] ) );
			self::assertStringContainsString( '9,99 €', self::text( $price['original_price_html'] ) );
			self::assertSame( '', self::call( $visitor, 0, $plain, $nonce, '2' )->json()['price_html'] ?? null );
			self::assertStringContainsString( '11,25 €', self::text( self::call( $visitor, 0, $medium, $nonce, '3' )->json()['price_html'] ?? '' ) );

			$table = self::call( $visitor, 1, $medium, $nonce )->json()['bulk_table'] ?? '';
			self::assertIsString( $table );
			foreach ( [ '<div class="awdr-bulk-customizable-table"><table id="sort_customizable_table" class="wdr_bulk_table_msg">', 'wdr_table_discounted_value', 'wdr_table_discounted_price', '>3–4<', '>nuo 5<' ] as $markup ) {
				self::assertStringContainsString( $markup, $table );
			}
			self::assertStringContainsString( '10,63 €', self::text( $table ) );
			self::assertStringContainsString( 'nuo 9,00 €', self::text( self::call( $visitor, 1, $parent, $nonce )->json()['bulk_table'] ?? '' ) );
			foreach ( [ '', '0' ] as $none ) {
				self::assertSame( '{"success":false}', self::call( $visitor, 1, $none, $nonce )->body );
			}

			$response = self::call( $visitor, 2, $plain, $nonce, '3' )->json();
			/** @var array<string, mixed> $data */
			$data = $response['data'] ?? [];
			self::assertSame( [ true, 9.99, 8.99, '€', 'no' ], [ $response['success'] ?? null, $data['initial_price'], $data['discounted_price'], html_entity_decode( is_string( $data['currency_symbol'] ) ? $data['currency_symbol'] : '' ), $data['apply_as_cart_rule'] ] );
			foreach ( [ 'initial_price_html', 'initial_price_with_tax', 'initial_price_with_tax_html', 'discounted_price_html', 'discounted_price_with_tax', 'discounted_price_with_tax_html', 'total_discount_details' ] as $field ) {
				self::assertArrayHasKey( $field, $data );
			}
			self::assertSame( '{"success":true,"data":false}', self::call( $visitor, 2, $plain, $nonce, '1' )->body );
			$custom = self::call( $visitor, 2, $other, $nonce, '3', [ 'custom_price' => '1 234,56' ] )->json();
			self::assertSame( 1111.1, is_array( $custom['data'] ) ? $custom['data']['discounted_price'] : null );
			self::assertSame( '{"success":true,"data":"Authentication required"}', $visitor->post( self::URL, [
				'action'     => 'wdr_ajax',
				'method'     => 'save_rule',
				'awdr_nonce' => $nonce,
			] )->body );
		}
	}

	#[TestDox( '[DISC-02] a missing or invalid nonce is "Invalid token" with 403, and GET is rejected' )]
	public function test_nonce(): void {
		$visitor = self::visitor();
		$nonce   = self::nonce( $visitor );
		foreach ( self::CALLS as $call ) {
			foreach ( [ null, '', '0', 'abcdef1234', [ $nonce ] ] as $bad ) {
				$response = $visitor->post( self::URL, $call + [
					'product_id' => self::$products['plain'],
					'qty'        => '5',
				] + ( $bad === null ? [] : [ 'awdr_nonce' => $bad ] ) );
				self::assertSame( [ 403, 'Invalid token' ], [ $response->status, $response->body ] );
			}
			$query  = http_build_query( $call + [
				'product_id' => self::$products['plain'],
				'qty'        => '5',
				'awdr_nonce' => $nonce,
			] );
			$response = $visitor->get( self::URL . "?{$query}" );
			self::assertSame( 405, $response->status );
			self::assertStringNotContainsString( '8,49', $response->body );
		}
	}

	#[TestDox( '[DISC-02] no data of a product that is not public, and invalid ids and quantities get an empty response or a 4xx' )]
	#[Group( 'full' )]
	public function test_bad_input(): void {
		$visitor = self::visitor();
		$nonce   = self::nonce( $visitor );
		$post    = self::shop()->run( static fn (): mixed => get_option( 'page_on_front' ) );
		$ids     = [ self::$products['draft'], self::$products['private'], self::$products['hidden'], self::$products['disabled'], $post, 'text', '-5', '1e3', '1000000000000', '99999999999999999999', '1.5', [ self::$products['plain'] ], "1' OR 1=1 --" ];
		foreach ( $ids as $id ) {
			$named = json_encode( $id );
			self::assertSame( '{"price_html":"","original_price_html":""}', self::call( $visitor, 0, $id, $nonce, '5' )->body, (string) $named );
			$table = self::call( $visitor, 1, $id, $nonce )->body;
			self::assertContains( $table, [ '{"success":false}', '{"bulk_table":"<div class=\"awdr-bulk-customizable-table\"><\/div>"}' ], (string) $named );
			self::assertSame( '{"success":true,"data":false}', self::call( $visitor, 2, $id, $nonce, '5' )->body, (string) $named );
		}
		foreach ( [ '0', '-3', '', 'x', '1e308', 'NaN', 'INF', '99999999999999', [ '5' ] ] as $quantity ) {
			foreach ( [ 0, 2 ] as $call ) {
				$response = self::call( $visitor, $call, self::$products['plain'], $nonce, $quantity );
				self::assertSame( 400, $response->status, json_encode( $quantity ) . $response->body );
				self::assertStringNotContainsString( '9,99', $response->body );
			}
		}
		foreach ( [ '-1', 'abc', '1e308', '1;2', [ '3' ] ] as $custom ) {
			self::assertSame( 400, self::call( $visitor, 2, self::$products['plain'], $nonce, '5', [ 'custom_price' => $custom ] )->status );
		}
		self::assertStringNotContainsString( '1,00', self::text( self::call( $visitor, 0, self::$products['plain'], $nonce, '5', [ 'custom_price' => '1' ] )->json()['price_html'] ?? '' ) );
	}

	#[TestDox( '[FIX-30] no data of a product with a password' )]
	#[Group( 'full' )]
	public function test_password(): void {
		$visitor = self::visitor();
		$nonce   = self::nonce( $visitor );
		$id      = self::$products['plain'];
		self::assertStringContainsString( '9,99', self::text( self::call( $visitor, 0, $id, $nonce, '5' )->body ) );
		self::shop()->run( static fn () => wp_update_post( [ 'ID' => $id, 'post_password' => 'slapta' ] ) );
		try {
			self::assertSame( '{"price_html":"","original_price_html":""}', self::call( $visitor, 0, $id, $nonce, '5' )->body );
			self::assertSame( '{"success":true,"data":false}', self::call( $visitor, 2, $id, $nonce, '5' )->body );
		} finally {
			self::shop()->run( static fn () => wp_update_post( [ 'ID' => $id, 'post_password' => '' ] ) );
		}
	}

	#[TestDox( '[FIX-30] a price request saves no session, even if another plugin changes it meanwhile' )]
	#[Group( 'full' )]
	public function test_session_is_not_saved(): void {
		$shopper = self::visitor();
		$shopper->post( '/?wc-ajax=add_to_cart', [ 'product_id' => self::$products['plain'] ] );
		$nonce = self::nonce( $shopper );
		$remove = self::shop()->add_code(
			'changed-session',
			static function (): void {
				add_action(
					'woocommerce_init',
					static function (): void {
						if ( wp_doing_ajax() ) {
							WC()->session->set( 'fix_30_prices', 'written' );
						}
					}
				);
			}
		);
		try {
			self::call( $shopper, 0, self::$products['plain'], $nonce, '5' );
		} finally {
			$remove();
		}
		self::assertSame( 0, self::shop()->run( static fn (): int => Database::number( 'SELECT COUNT(*) FROM ' . Database::table( 'woocommerce_sessions' ) . " WHERE session_value LIKE '%fix_30_prices%'" ) ) );
	}

	#[TestDox( '[DISC-02] the requests do not change the session, and create none for a guest' )]
	public function test_session(): void {
		$guest = self::visitor();
		$nonce = self::nonce( $guest );
		self::assertSame( '', self::call( $guest, 0, self::$products['plain'], $nonce, '5' )->header( 'set-cookie' ) );
		$shopper = self::visitor();
		foreach ( [ 'plain', 'sale' ] as $name ) {
			$shopper->post( '/?wc-ajax=add_to_cart', [ 'product_id' => self::$products[ $name ] ] );
		}
		$nonce = self::nonce( $shopper );
		// A cart with a product that cannot be bought any more is corrected when it is loaded.
		$sale = self::$products['sale'];
		self::shop()->run( static fn () => wp_update_post( [ 'ID' => $sale, 'post_status' => 'draft' ] ) );
		$before = self::session_hashes();
		foreach ( [ 0, 1, 2 ] as $call ) {
			self::call( $shopper, $call, self::$products['plain'], $nonce, '5' );
		}
		$after = self::session_hashes();
		self::assertSame( $before, array_slice( $after, 0, count( $before ) ) );
		// The additional one was created by the check itself.
		self::assertCount( count( $before ) + 1, $after );
	}

	#[TestDox( '[DISC-02] the product page is the same for all visitors and has no nonce' )]
	public function test_cacheable(): void {
		$id   = self::$products['plain'];
		$path = self::shop()->run( static fn (): string => wp_make_link_relative( Products::get( $id )->get_permalink() ) );
		$page = self::visitor()->get( $path );
		self::assertStringContainsString( 'sort_customizable_table', $page->body );
		self::assertStringNotContainsString( 'nonce', $page->body );
		self::assertSame( '', $page->header( 'set-cookie' ) );
		self::assertSame( $page->body, self::visitor()->get( $path )->body );
	}

	/**
	 * @return list<string> One hash for each session, oldest first.
	 */
	private static function session_hashes(): array {
		return self::shop()->run( static fn (): array => Database::column( 'SELECT MD5( CONCAT( session_key, session_value, session_expiry ) ) FROM ' . Database::table( 'woocommerce_sessions' ) . ' ORDER BY session_id' ) );
	}

	private static function nonce( Visitor $visitor ): string {
		$nonces = $visitor->get( '/wp-json/vitrina/v1/state' )->json()['nonces'] ?? [];
		$nonce  = is_array( $nonces ) ? $nonces['discounts'] ?? '' : '';
		return is_string( $nonce ) ? $nonce : '';
	}

	/**
	 * @param int<0, 2>            $call Of CALLS.
	 * @param array<string, mixed> $more
	 */
	private static function call( Visitor $visitor, int $call, mixed $product_id, string $awdr_nonce, mixed $qty = '1', array $more = [] ): Response {
		return $visitor->post( self::URL, self::CALLS[ $call ] + compact( 'product_id', 'awdr_nonce', 'qty' ) + $more );
	}

	private static function text( mixed $html ): string {
		return is_string( $html ) ? self::plain( strip_tags( $html ) ) : '';
	}
}
