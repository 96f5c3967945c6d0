<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\BankLink\Gateway\Gateway;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;
use Vitrina\Tests\Integration\Support\FastRun;

final class CheckoutTest extends BankTestCase {

	#[TestDox( '[BANK-03] the list has the offered banks in the owner’s order, none chosen, the payer’s country open and the others one click away' )]
	#[Group( 'full' )]
	public function test_list(): void {
		$page = self::shopper()->get( self::checkout_path() );
		preg_match_all( '/name="' . self::FIELD . '" id="[^"]+" value="([^"]+)"( checked)?/', $page->body, $found );
		self::assertSame( [ 'LT-CBVILT2X', 'LT-HABALT22', 'LV-HABALV22' ], $found[1] );
		self::assertSame( '', implode( '', $found[2] ) );
		self::assertMatchesRegularExpression( '/LT-HABALT22.*<details class="vitrina-banks__country"><summary>[^<]*Latvija.*LV-HABALV22/s', $page->body );
		self::assertStringNotContainsString( 'http', (string) preg_replace( '/.*<fieldset class="vitrina-banks"[^>]*>(.*?)<\/fieldset>.*/s', '$1', str_replace( 'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg', '', $page->body ) ), 'Something in the list comes from elsewhere.' );
	}

	#[TestDox( '[BANK-03] a refreshed order review has the banks of the billing country first, and keeps the chosen bank' )]
	#[Group( 'full' )]
	public function test_other_country(): void {
		$shopper = self::shopper();
		$page    = $shopper->get( self::checkout_path() );
		preg_match( '/"update_order_review_nonce":"([^"]+)"/', $page->body, $nonce );
		$fragments = $shopper->post(
			'/?wc-ajax=update_order_review',
			[
				'security'       => $nonce[1] ?? '',
				'country'        => 'LV',
				's_country'      => 'LV',
				'payment_method' => self::METHOD,
				'post_data'      => http_build_query( [ self::FIELD => 'LT-CBVILT2X' ] ),
			]
		)->json()['fragments'] ?? null;
		self::assertIsArray( $fragments );
		$html = $fragments['.woocommerce-checkout-payment'] ?? '';
		self::assertIsString( $html );
		self::assertMatchesRegularExpression( '/LV-HABALV22.*<details class="vitrina-banks__country" open>.*value="LT-CBVILT2X" checked/s', $html );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function bad_posts(): array {
		return FastRun::only( [
			'no bank'                  => [ [] ],
			'an empty one'             => [ [ self::FIELD => '' ] ],
			'an unknown bank'          => [ [ self::FIELD => 'LT-XXXXLT22' ] ],
			'a bank that is not offered' => [ [ self::FIELD => 'LT-AGBLLT2X' ] ],
			'another country’s form'   => [ [ self::FIELD => 'EE-HABAEE2X' ] ],
			'a list'                   => [ [ self::FIELD => [ 'LT-HABALT22' ] ] ],
		], [ 'no bank', 'a bank that is not offered' ] );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[DataProvider( 'bad_posts' )]
	#[TestDox( '[BANK-03] all three checkouts reject: $_dataName' )]
	public function test_refused( array $fields ): void {
		$shopper  = self::shopper();
		$response = self::place( $shopper, $fields );
		self::assertStringNotContainsString( 'vitrina_bank_link_sandbox', $response->url );
		self::assertStringContainsString( 'Pasirinkite savo banką', $response->text() );
		$response = self::place_by_store_api( $fields[ self::FIELD ] ?? null );
		self::assertSame( 400, $response['status'] );
		$created  = self::order();
		$before   = count( self::state( $created['order'] )['attempts'] );
		$response = self::pay_for_order( $created['order'], $fields );
		self::assertStringNotContainsString( 'vitrina_bank_link_sandbox', $response );
		self::assertCount( $before, self::state( $created['order'] )['attempts'] );
	}

	#[TestDox( '[BANK-03] [BANK-04] classic checkout without JavaScript: the bank, a paid order, an empty cart' )]
	public function test_classic(): void {
		$shopper = self::shopper();
		$end     = self::at_bank( $shopper, self::place( $shopper ), 'pay' );
		self::assertStringContainsString( 'order-received', $end->url );
		$state = self::state( self::newest_order() );
		self::assertSame( [ 'completed', 1, true, 'Banko nuoroda (Swedbank)' ], [ str_replace( 'processing', 'completed', $state['status'] ), $state['paid'], $state['reduced'], $state['title'] ] );
		self::assertSame( [], $shopper->get( '/wp-json/wc/store/v1/cart' )->json()['items'] ?? null );
	}

	#[TestDox( '[BANK-03] [BANK-04] block checkout: the Store API sends the shopper to the bank' )]
	public function test_store_api(): void {
		$response = self::place_by_store_api( 'LV-HABALV22' );
		self::assertSame( 200, $response['status'] );
		self::assertStringContainsString( 'vitrina_bank_link_sandbox', $response['redirect'] );
	}

	#[TestDox( '[BANK-03] an existing order is paid on the order-pay page' )]
	public function test_pay_for_order(): void {
		$created = self::order();
		$url     = self::pay_for_order( $created['order'], [ self::FIELD => 'LT-CBVILT2X' ] );
		self::assertStringContainsString( 'vitrina_bank_link_sandbox', $url );
		self::assertCount( 2, self::state( $created['order'] )['attempts'] );
	}

	#[TestDox( '[BANK-06] cancelled at one bank, paid at another: one order, the cart is kept in between, late reports undo nothing' )]
	#[Group( 'full' )]
	public function test_second_try(): void {
		$shopper = self::shopper();
		$back    = self::at_bank( $shopper, self::place( $shopper ), 'cancel' );
		$order   = self::newest_order();
		self::assertStringContainsString( self::checkout_path(), $back->url );
		self::assertStringContainsString( 'Užsakymas išliko', $back->text() );
		self::assertCount( 1, (array) ( $shopper->get( '/wp-json/wc/store/v1/cart' )->json()['items'] ?? [] ) );
		$bank = self::place( $shopper, [ self::FIELD => 'LT-CBVILT2X' ] );
		self::assertSame( $order, self::newest_order() );
		$end = self::at_bank( $shopper, $bank, 'twice' );
		self::assertStringContainsString( 'order-received', $end->url );
		$state = self::state( $order );
		self::assertSame( [ 'cancelled', 'paid' ], array_column( $state['attempts'], 'state' ) );
		self::assertSame( 1, $state['paid'] );
	}

	/**
	 * @return array<string, array{string, string, string, string}>
	 */
	public static function outcomes(): array {
		return FastRun::only( [
			'refuses'          => [ 'refuse', 'failed', 'failed', '' ],
			'waits'            => [ 'wait', 'on-hold', 'pending', 'order-received' ],
			'pays late'        => [ 'late', 'pending', 'open', 'order-received' ],
			'pays a wrong sum' => [ 'wrong', 'pending', 'open', 'vitrina_bank_link_return' ],
		], [ 'refuses', 'pays late' ] );
	}

	#[DataProvider( 'outcomes' )]
	#[TestDox( '[BANK-05] the sandbox bank $_dataName' )]
	public function test_outcomes( string $outcome, string $status, string $attempt, string $end ): void {
		$shopper  = self::shopper();
		$response = self::at_bank( $shopper, self::place( $shopper ), $outcome );
		$order    = self::newest_order();
		$state    = self::state( $order );
		self::assertSame( [ $status, $attempt ], [ $state['status'], $state['attempts'][0]['state'] ] );
		self::assertStringContainsString( $end, $response->url );
		self::assertSame( $outcome === 'wrong' ? 400 : 200, $response->status );
		if ( $outcome === 'late' ) {
			// Open attempts of other tests would fill the batch of the poll.
			self::shop()->run(
				static function () use ( $order ): void {
					Database::wpdb()->query( 'UPDATE ' . Database::table( 'vitrina_sandbox_payments' ) . ' SET due = due - 90' );
					Database::wpdb()->query( 'UPDATE ' . Database::table( 'vitrina_payment_attempts' ) . " SET poll_at = IF( order_id = {$order}, poll_at - 200, poll_at + 86400 )" );
					do_action( 'vitrina_bank_link_poll' );
				}
			);
			self::assertSame( 1, self::state( $order )['paid'] );
		}
	}

	#[TestDox( '[BANK-01] no bank selected, another currency, live mode with the sandbox, a production shop in test mode: not offered' )]
	#[Group( 'full' )]
	public function test_unavailable(): void {
		$radio = 'id="payment_method_vitrina_bank_link"';
		self::assertStringContainsString( $radio, self::shopper()->get( self::checkout_path() )->body );
		try {
			foreach ( [ [ 'bank_selection' => [] ], [ 'bank_selection' => 'LT-HABALT22' ], [ 'mode' => 'live' ], [ 'enabled' => 'no' ] ] as $with ) {
				self::settings( $with );
				self::assertStringNotContainsString( $radio, self::shopper()->get( self::checkout_path() )->body );
			}
		} finally {
			self::settings();
		}
		$offered = self::shop()->run(
			static function (): array {
				$gateway = new Gateway();
				$in_euro = $gateway->is_available();
				add_filter( 'woocommerce_currency', static fn (): string => 'PLN' );
				return [ $in_euro, $gateway->is_available() ];
			}
		);
		self::assertSame( [ true, false ], $offered );
	}

	/**
	 * @return array{status: int, redirect: string}
	 */
	private static function place_by_store_api( mixed $bank ): array {
		$response = self::shopper()->store_api(
			'checkout',
			[
				'billing_address' => [
					'first_name' => 'Jonas',
					'last_name'  => 'Jonaitis',
					'country'    => 'LT',
					'address_1'  => 'Ozo g. 25',
					'city'       => 'Vilnius',
					'postcode'   => 'LT-07150',
					'phone'      => '+37061234567',
					'email'      => 'jonas@example.com',
				],
				'payment_method' => self::METHOD,
				'payment_data'   => [
					[
						'key'   => self::FIELD,
						'value' => $bank,
					],
				],
			]
		);
		$result   = $response->json()['payment_result'] ?? null;
		$redirect = is_array( $result ) ? $result['redirect_url'] ?? null : null;
		return [
			'status'   => $response->status,
			'redirect' => is_string( $redirect ) ? $redirect : '',
		];
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return string Where the shopper ends.
	 */
	private static function pay_for_order( int $order_id, array $fields ): string {
		$shopper = self::visitor();
		$url     = self::shop()->run( static fn (): string => Orders::get( $order_id )->get_checkout_payment_url() );
		$page    = $shopper->get( $url );
		return $shopper->post(
			$page->url,
			$fields + [
				'woocommerce_pay'       => '1',
				'woocommerce-pay-nonce' => $page->field( 'woocommerce-pay-nonce' ),
				'payment_method'        => self::METHOD,
				'terms'                 => '1',
				'terms-field'           => '1',
			]
		)->url;
	}
}
