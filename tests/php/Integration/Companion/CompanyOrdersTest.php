<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Vitrina\Tests\Fixtures\Buyers;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\PrivacyTools;
use Vitrina\Tests\Fixtures\Seller;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Customer;

/** Orders of companies: on pages, in e-mails and in wp-admin. The forms: CompanyBuyersTest. */
final class CompanyOrdersTest extends ThemeTestCase {

	private const BLOCK = 'UAB &lt;b&gt;Linas&lt;/b&gt;<br />Company code: 121215587<br />VAT code: LT119511515<br />';

	private int $order = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->order = self::shop()->run( static fn (): int => Buyers::order( 'UAB <b>Linas</b>' ) );
	}

	protected function tearDown(): void {
		$order = $this->order;
		self::shop()->run(
			static function () use ( $order ): void {
				$found = wc_get_order( $order );
				$found instanceof \WC_Order && $found->delete( true );
				Users::delete_by_name( 'buyers_manager', 'buyers_person' );
			}
		);
	}

	/** @return list<mixed> */
	private function stored(): array {
		$order = $this->order;
		return self::shop()->run( static fn (): array => Buyers::of( Orders::get( $order ) ) );
	}

	#[TestDox( '[LAW-43] order pages and e-mails, as HTML and as plain text, have the codes below the name of the company, as text, in their language' )]
	public function test_shown(): void {
		$order = $this->order;
		$path  = self::shop()->run( static fn (): string => wp_make_link_relative( Orders::get( $order )->get_checkout_order_received_url() ) );
		$remove = self::shop()->add_code( 'buyers-locale', static fn () => add_filter( 'locale', static fn (): string => 'en_US' ) );
		try {
			// A guest confirms the e-mail address first.
			$visitor = self::visitor();
			$nonce   = $visitor->get( $path )->field( 'check_submission' );
			$page    = $visitor->post(
				$path,
				[
					'email'            => 'pirkejas@linas.example',
					'check_submission' => $nonce,
				]
			)->body;
		} finally {
			$remove();
		}
		self::assertStringContainsString( self::BLOCK, $page );
		[ $english, $lithuanian ] = self::shop()->run( static fn (): array => [ Seller::mails( $order, 'en_US' ), Seller::mails( $order, 'lt_LT' ) ] );
		foreach ( [ 'html', 'shop' ] as $kind ) {
			self::assertStringContainsString( self::BLOCK, (string) preg_replace( '~<br\s*/?>~', '<br />', $english[ $kind ] ) );
			self::assertStringContainsString( 'Įmonės kodas: 121215587', $lithuanian[ $kind ] );
			self::assertStringNotContainsString( '<b>Linas', $english[ $kind ] );
		}
		self::assertStringContainsString( "\nCompany code: 121215587\nVAT code: LT119511515\n", $english['plain'] );
		// The address of delivery has none.
		self::assertStringNotContainsString( '121215587', self::shop()->run( static fn (): string => Orders::get( $order )->get_formatted_shipping_address() ) );
	}

	#[TestWith( [ '121215587' ] )]
	#[TestWith( [ 'LT119511515' ] )]
	#[TestDox( '[LAW-43] the search of orders finds $term, in tables of orders and in posts' )]
	public function test_search( string $term ): void {
		[ $found, $others, $keys ] = self::shop()->run(
			static function () use ( $term ): array {
				$search = static fn ( string $text ): array => (array) wc_get_orders(
					[
						's'      => $text,
						'return' => 'ids',
						'limit'  => 50,
					]
				);
				return [ $search( $term ), $search( "{$term}7" ), apply_filters( 'woocommerce_shop_order_search_fields', [] ) ];
			}
		);
		self::assertContains( $this->order, $found );
		self::assertNotContains( $this->order, $others );
		self::assertSame( [ Buyers::COMPANY_CODE, Buyers::VAT_CODE ], $keys );
	}

	#[TestDox( '[LAW-43] [LAW-41] staff change the codes on the screen of the order; one that is not valid keeps its value, and the message repeats what was typed' )]
	#[Group( 'full' )]
	public function test_screen(): void {
		$order = $this->order;
		self::shop()->run( static fn () => Users::ensure( 'buyers_manager', 'shop_manager' )->set_role( 'shop_manager' ) );
		$manager = self::visitor();
		$manager->log_in( 'buyers_manager' );
		$path = self::shop()->run( static fn (): string => Orders::get( $order )->get_edit_order_url() );
		$save = static function ( string ...$fields ) use ( $manager, $path ): string {
			$page = $manager->get( $path );
			return $manager->send(
				'POST',
				$path,
				http_build_query( $fields + [
					'_wpnonce'               => $page->field( '_wpnonce' ),
					'woocommerce_meta_nonce' => $page->field( 'woocommerce_meta_nonce' ),
					'action'                 => 'edit_order',
					'order_status'           => 'wc-processing',
					'_payment_method'        => '',
					'_billing_company'       => 'UAB Linas',
					'_billing_country'       => 'LT',
				] )
			)->body;
		};
		$remove = self::shop()->add_code( 'buyers-locale', static fn () => add_filter( 'locale', static fn (): string => 'en_US' ) );
		try {
			$page = $manager->get( $path )->body;
			foreach ( [
				Buyers::COMPANY_CODE => 'Company code',
				Buyers::VAT_CODE     => 'VAT code',
			] as $id => $label ) {
				self::assertStringContainsString( "<label for=\"{$id}\">{$label}</label>", $page );
			}
			self::assertStringContainsString( self::BLOCK, $page );

			$page = $save(
				...[
					Buyers::COMPANY_CODE => '<i>121215588',
					Buyers::VAT_CODE     => 'lt 100001919017',
				]
			);
			self::assertStringContainsString( 'Company code &quot;121215588&quot; was not saved. This is not a Lithuanian company code', $page );
			self::assertSame( [ 'UAB Linas', '121215587', 'LT100001919017', [] ], $this->stored() );

			$page = $save(
				...[
					'_billing_company'   => '',
					Buyers::COMPANY_CODE => '123033512',
					Buyers::VAT_CODE     => '',
				]
			);
			self::assertStringContainsString( 'Enter the name of the company.', $page );
			self::assertSame( [ '', '121215587', '', [] ], $this->stored() );
			// The country of the same form decides.
			$save(
				...[
					'_billing_country'   => 'LV',
					Buyers::COMPANY_CODE => '40003 1',
				]
			);
			self::assertSame( '400031', $this->stored()[1] );
		} finally {
			$remove();
		}
	}

	#[TestDox( '[LAW-43] REST clients read and write the codes as meta_data of the order' )]
	public function test_rest(): void {
		$order = $this->order;
		$codes = self::shop()->run(
			static function () use ( $order ): array {
				wp_set_current_user( Users::get( 'admin' )->ID );
				$request = new \WP_REST_Request( 'PUT', "/wc/v3/orders/{$order}" );
				$request->set_body_params(
					[
						'meta_data' => [
							[
								'key'   => Buyers::COMPANY_CODE,
								'value' => '123033512',
							],
						],
					]
				);
				$data = rest_do_request( $request )->get_data();
				$data = json_decode( (string) wp_json_encode( is_array( $data ) ? $data['meta_data'] : [] ), true );
				return is_array( $data ) ? array_column( $data, 'value', 'key' ) : [];
			}
		);
		self::assertSame( [ '123033512', 'LT119511515' ], [ $codes[ Buyers::COMPANY_CODE ] ?? '', $codes[ Buyers::VAT_CODE ] ?? '' ] );
	}

	#[TestDox( '[LAW-43] the export of personal data has the codes of orders and customers, the erasure removes them' )]
	public function test_privacy(): void {
		$order  = $this->order;
		$result = self::shop()->run(
			static function () use ( $order ): array {
				$customer = new WC_Customer( Users::create_customer( 'buyers_person' ) );
				$customer->update_meta_data( Buyers::COMPANY_CODE, '121215587' );
				$customer->save();
				Orders::get( $order )->set_customer_id( $customer->get_id() );
				$email  = 'buyers_person@vitrina.example';
				$values = static function ( string $tool, string $email ): array {
					$data = PrivacyTools::export( $tool, $email )['data'];
					return array_column( array_merge( [], ...array_column( $data, 'data' ) ), 'value' );
				};
				$exported = [ $values( 'woocommerce-customer-data', $email ), $values( 'woocommerce-customer-orders', 'pirkejas@linas.example' ) ];
				PrivacyTools::erase( 'woocommerce-customer-data', $email );
				update_option( 'woocommerce_erasure_request_removes_order_data', 'yes' );
				PrivacyTools::erase( 'woocommerce-customer-orders', 'pirkejas@linas.example' );
				delete_option( 'woocommerce_erasure_request_removes_order_data' );
				$after = new WC_Customer( $customer->get_id() );
				return [ ...$exported, $after->get_meta( Buyers::COMPANY_CODE ), Buyers::of( Orders::get( $order ) ) ];
			}
		);
		self::assertContains( '121215587', $result[0] );
		self::assertContains( '121215587', $result[1] );
		self::assertContains( 'LT119511515', $result[1] );
		self::assertSame( '', $result[2] );
		self::assertSame( [ '', '' ], array_slice( $result[3], 1, 2 ) );
	}

	#[TestDox( '[LAW-44] the setting is in WooCommerce → Settings → Accounts & Privacy, in its place also if another plugin adds a row without an ID' )]
	public function test_setting(): void {
		$settings = self::shop()->run(
			static function (): array {
				$settings = apply_filters( 'woocommerce_account_settings', [ [ 'type' => 'info' ], [ 'id' => 'woocommerce_enable_checkout_login_reminder' ], [ 'id' => 'last' ] ] );
				return is_array( $settings ) ? [ array_column( $settings, 'id' ), array_column( $settings, 'default', 'id' ) ] : [];
			}
		);
		self::assertSame( [ [ 'woocommerce_enable_checkout_login_reminder', 'vitrina_companion_company_buyers', 'last' ], [ 'vitrina_companion_company_buyers' => 'yes' ] ], $settings );
	}
}
