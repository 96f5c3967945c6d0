<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Buyers;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Customer;

/** Shoppers who buy for a company: both checkouts and the account. CompanyOrdersTest tests what their orders show. */
final class CompanyBuyersTest extends ThemeTestCase {

	private const CHECKOUT = '/apmokejimas/';
	private const USER     = 'imones_pirkeja';
	private const COMPANY  = [
		'for'  => true,
		'name' => 'UAB Linas & Ko',
		'code' => ' 121 215 587',
		'vat'  => 'lt 119511515',
	];
	private const STORED   = [ 'UAB Linas & Ko', '121215587', 'LT119511515', [] ];
	private const NOTHING  = [ '', '', '', [] ];

	/** @var list<int> */
	private array $orders = [];

	protected function tearDown(): void {
		$orders = $this->orders;
		$user   = self::USER;
		self::shop()->run(
			static function () use ( $orders, $user ): void {
				foreach ( $orders as $order ) {
					Orders::get( $order )->delete( true );
				}
				Users::delete_by_name( $user );
			}
		);
	}

	/** @return array<string, array{bool}> */
	public static function checkouts(): array {
		return [
			'classic checkout' => [ false ],
			'block checkout'   => [ true ],
		];
	}

	/** @return array<string, array{bool}> For what both do in the same way. */
	public static function one_checkout(): array {
		return FastRun::first( 1, self::checkouts() );
	}

	private static function shopper( ?string $user = null ): Visitor {
		$product = self::shop()->run_cached(
			static function (): int {
				$found = wc_get_product_id_by_sku( 'buyers-voucher' );
				return $found > 0 ? $found : Products::create(
					[
						'name'               => 'Kuponas',
						'sku'                => 'buyers-voucher',
						'regular_price'      => '5',
						'virtual'            => true,
						'catalog_visibility' => 'hidden',
					]
				);
			}
		);
		$visitor = self::visitor();
		if ( $user !== null ) {
			$visitor->log_in( $user );
		}
		$visitor->add_to_cart( $product );
		return $visitor;
	}

	/**
	 * @param array{for?: bool, name?: string, code?: string, vat?: string, address?: string} $company
	 * @return array{int, string} Id of the order, or 0, and everything that the shop says.
	 */
	private function order( Visitor $shopper, bool $is_by_store_api, array $company, string $country = 'LT' ): array {
		$company += [
			'for'  => true,
			'name' => 'UAB Linas',
			'code' => '',
			'vat'  => '',
		];
		$address  = [
			'first_name' => 'Rasa',
			'last_name'  => 'Petrauskaitė',
			'address_1'  => 'Ozo g. 25',
			'city'       => $country === 'LT' ? 'Vilnius' : 'Riga',
			'postcode'   => $country === 'LT' ? 'LT-07150' : 'LV-1010',
			'country'    => $country,
			'phone'      => '+37061234567',
			'email'      => 'pirkejas@linas.example',
		];
		if ( $is_by_store_api ) {
			$answer = $shopper->store_api(
				'checkout',
				[
					'billing_address'   => $address + [
						'company'   => $company['address'] ?? '',
						'address_2' => '',
						'state'     => '',
					],
					'payment_method'    => 'cod',
					'additional_fields' => [
						'vitrina/for-company'  => $company['for'],
						'vitrina/company-name' => $company['name'],
						'vitrina/company-code' => $company['code'],
						'vitrina/vat-code'     => $company['vat'],
					],
				]
			);
			$order  = $answer->status === 200 ? $answer->json()['order_id'] ?? 0 : 0;
		} else {
			$nonce  = $shopper->get( self::CHECKOUT )->field( 'woocommerce-process-checkout-nonce' );
			$fields = array_combine( array_map( static fn ( string $key ): string => "billing_{$key}", array_keys( $address ) ), $address );
			$answer = $shopper->post(
				'/?wc-ajax=checkout',
				$fields + [
					'billing_company'                    => $company['name'],
					Buyers::COMPANY_CODE                 => $company['code'],
					Buyers::VAT_CODE                     => $company['vat'],
					'payment_method'                     => 'cod',
					'terms'                              => '1',
					'terms-field'                        => '1',
					'woocommerce-process-checkout-nonce' => $nonce,
				] + ( $company['for'] ? [ '_vitrina_buyer_for_company' => '1' ] : [] )
			);
			$order  = $answer->json()['order_id'] ?? 0;
		}
		$order = is_int( $order ) ? $order : 0;
		if ( $order > 0 ) {
			$this->orders[] = $order;
		}
		return [ $order, (string) json_encode( $answer->json(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ];
	}

	/** @return list<mixed> */
	private static function stored( int $order ): array {
		return self::shop()->run( static fn (): array => Buyers::of( Orders::get( $order ) ) );
	}

	/** @return list<mixed> What the account of the shopper has. */
	private static function account(): array {
		$user = self::USER;
		return self::shop()->run( static fn (): array => Buyers::of( new WC_Customer( Users::get( $user )->ID ) ) );
	}

	private static function create_account(): void {
		$user = self::USER;
		self::shop()->run( static fn (): int => Users::create_customer( $user ) );
	}

	/** @return Closure(): void */
	private static function in_english(): Closure {
		return self::shop()->add_code( 'buyers-locale', static fn () => add_filter( 'locale', static fn (): string => 'en_US' ) );
	}

	#[TestDox( '[LAW-40] the classic checkout asks whether the purchase is for a company; its fields are below that, with labels, and hidden by a style until then' )]
	public function test_form(): void {
		$remove = self::in_english();
		try {
			$page = self::shopper()->get( self::CHECKOUT )->body;
		} finally {
			$remove();
		}
		preg_match_all( '~<p class="form-row ([^"]*)" id="(\w+)_field"~', $page, $rows );
		$at = array_search( '_vitrina_buyer_for_company', $rows[2], true );
		self::assertIsInt( $at );
		self::assertSame( [ '_vitrina_buyer_for_company', 'billing_company', Buyers::COMPANY_CODE, Buyers::VAT_CODE ], array_slice( $rows[2], $at, 4 ) );
		foreach ( array_slice( $rows[1], $at + 1, 3 ) as $classes ) {
			self::assertStringContainsString( 'vitrina-company-field', $classes );
		}
		self::assertStringContainsString( '#_vitrina_buyer_for_company_field:has(input:not(:checked))~.vitrina-company-field{display:none}', $page );
		self::assertSame( 1, preg_match( '~<input type="checkbox" name="_vitrina_buyer_for_company"[^>]*> Buying for a company~', $page, $box ) );
		self::assertStringNotContainsString( 'checked', $box[0] ?? '' );
		foreach ( [
			Buyers::COMPANY_CODE => 'Company code',
			Buyers::VAT_CODE     => 'VAT code',
		] as $id => $label ) {
			self::assertStringContainsString( "<label for=\"{$id}\" class=\"\">{$label}", $page );
		}
		self::assertStringNotContainsString( 'vitrina-company-field', self::visitor()->get( '/produktas/lino-skalbiniai/' )->body );
	}

	#[DataProvider( 'checkouts' )]
	#[TestDox( '[LAW-42] $_dataName: the order keeps name and codes in one place, in capitals without spaces, and nothing else' )]
	public function test_order( bool $is_by_store_api ): void {
		[ $order, $text ] = $this->order( self::shopper(), $is_by_store_api, self::COMPANY );
		self::assertGreaterThan( 0, $order, $text );
		self::assertSame( self::STORED, self::stored( $order ) );
	}

	#[DataProvider( 'checkouts' )]
	#[TestDox( '[LAW-40] $_dataName: an order that is not for a company has nothing of it, whatever is in the hidden fields' )]
	public function test_private( bool $is_by_store_api ): void {
		[ $order, $text ] = $this->order(
			self::shopper(),
			$is_by_store_api,
			[
				'for'  => false,
				'code' => '121215588',
				'vat'  => 'LT1',
			]
		);
		self::assertGreaterThan( 0, $order, $text );
		self::assertSame( self::NOTHING, self::stored( $order ) );
	}

	#[DataProvider( 'checkouts' )]
	#[TestDox( '[LAW-41] $_dataName: wrong codes and a missing name are refused, each with a message for its field' )]
	public function test_refused( bool $is_by_store_api ): void {
		$shopper = self::shopper();
		$remove  = self::in_english();
		try {
			[ $wrong, $text ]      = $this->order(
				$shopper,
				$is_by_store_api,
				[
					'code' => '121215588',
					'vat'  => 'LT119511516',
				]
			);
			[ $nameless, $missing ] = $this->order(
				$shopper,
				$is_by_store_api,
				[
					'name' => ' ',
					'code' => '121215587',
				]
			);
		} finally {
			$remove();
		}
		self::assertSame( [ 0, 0 ], [ $wrong, $nameless ] );
		self::assertStringContainsString( 'This is not a Lithuanian company code', $text );
		self::assertStringContainsString( 'This is not a valid VAT code', $text );
		self::assertStringContainsString( 'ompany name is', html_entity_decode( strip_tags( $missing ) ) );
		self::assertStringNotContainsString( 'This is not', $missing );
		// A message names its field, so that it is shown there.
		foreach ( $is_by_store_api ? [ '"code":"vitrina_buyer_company_code"', '"code":"vitrina_buyer_vat_code"', '"location":"contact"' ] : [ 'data-id=\"' . Buyers::COMPANY_CODE . '\"', 'data-id=\"' . Buyers::VAT_CODE . '\"' ] as $field ) {
			self::assertStringContainsString( $field, $text );
		}
		self::assertStringContainsString( 'Tai ne Lietuvos įmonės kodas', $this->order( $shopper, $is_by_store_api, [ 'code' => '1' ] )[1] );
	}

	#[DataProvider( 'checkouts' )]
	#[TestDox( '[LAW-41] $_dataName: the code of a company from another country is free text, at most 40 characters' )]
	#[Group( 'full' )]
	public function test_foreign( bool $is_by_store_api ): void {
		[ $order, $text ] = $this->order(
			self::shopper(),
			$is_by_store_api,
			[
				'code' => 'reg. nr. ' . str_repeat( '1', 60 ),
				'vat'  => '40003521600',
			],
			'LV'
		);
		self::assertGreaterThan( 0, $order, $text );
		$stored = self::stored( $order );
		self::assertSame( [ 'REG.NR.' . str_repeat( '1', 33 ), 'LV40003521600' ], [ $stored[1], $stored[2] ] );
	}

	#[DataProvider( 'one_checkout' )]
	#[TestDox( '[LAW-42] $_dataName: the account keeps the company, and fills it in everywhere; a private order changes the checkbox only' )]
	#[Group( 'full' )]
	public function test_account( bool $is_by_store_api ): void {
		self::create_account();
		// As in most shops with the block checkout.
		$remove = self::shop()->add_code( 'buyers-hidden', static fn () => add_filter( 'pre_option_woocommerce_checkout_company_field', static fn (): string => 'hidden' ) );
		try {
			$this->follow_account( $is_by_store_api );
		} finally {
			$remove();
		}
	}

	private function follow_account( bool $is_by_store_api ): void {
		// The Store API stores "&" of the address as an entity.
		$company = [ 'name' => 'UAB Linas' ] + self::COMPANY;
		$stored  = [ 'UAB Linas', ...array_slice( self::STORED, 1 ) ];
		$this->order( self::shopper( self::USER ), $is_by_store_api, $company );
		self::assertSame( $stored, self::account() );
		foreach ( [ true, false ] as $is_for_company ) {
			$shopper = self::shopper( self::USER );
			if ( ! $is_for_company ) {
				[ $order ] = $this->order( $shopper, $is_by_store_api, [
					'for'     => false,
					'address' => 'UAB Linas',
				] + $company );
				self::assertSame( self::NOTHING, self::stored( $order ) );
				self::assertSame( $stored, self::account() );
				$shopper = self::shopper( self::USER );
			}
			$edit = self::shop()->run_cached( static fn (): string => wp_make_link_relative( wc_get_endpoint_url( 'edit-address', 'billing', wc_get_page_permalink( 'myaccount' ) ) ) );
			foreach ( [ self::CHECKOUT, $edit ] as $path ) {
				$page = $shopper->get( $path )->body;
				self::assertSame( $is_for_company ? 1 : 0, preg_match( "~name=\"_vitrina_buyer_for_company\"[^>]*checked~", $page ), $path );
				self::assertStringContainsString( 'value="UAB Linas"', $page, $path );
				self::assertStringContainsString( 'value="121215587"', $page, $path );
				self::assertStringContainsString( 'value="LT119511515"', $page, $path );
			}
			$fields = $shopper->store_api( 'checkout', [], 'PUT' )->json()['additional_fields'] ?? null;
			self::assertIsArray( $fields );
			self::assertSame( [ $is_for_company, 'UAB Linas', '121215587', 'LT119511515' ], [ $fields['vitrina/for-company'], $fields['vitrina/company-name'], $fields['vitrina/company-code'], $fields['vitrina/vat-code'] ] );
		}
	}

	/** @param array<array-key, string> $fields */
	private static function save_address( Visitor $shopper, string $path, array $fields ): string {
		return $shopper->send(
			'POST',
			$path,
			http_build_query(
				$fields + [
					'billing_first_name'             => 'Rasa',
					'billing_last_name'              => 'Petrauskaitė',
					'billing_company'                => 'UAB Linas & Ko',
					'billing_country'                => 'LT',
					'billing_address_1'              => 'Ozo g. 25',
					'billing_city'                   => 'Vilnius',
					'billing_postcode'               => 'LT-07150',
					'billing_phone'                  => '+37061234567',
					'billing_email'                  => self::USER . '@vitrina.example',
					Buyers::COMPANY_CODE             => '121 215 587',
					Buyers::VAT_CODE                 => 'lt119511515',
					'save_address'                   => '1',
					'action'                         => 'edit_address',
					'woocommerce-edit-address-nonce' => $shopper->get( $path )->field( 'woocommerce-edit-address-nonce' ),
				]
			)
		)->body;
	}

	#[TestDox( '[LAW-40] [LAW-41] the billing address in "My account" has the fields, with the same rules; without the checkbox it forgets the company' )]
	#[Group( 'full' )]
	public function test_address(): void {
		self::create_account();
		$shopper = self::visitor();
		$shopper->log_in( self::USER );
		$path = self::shop()->run_cached( static fn (): string => wp_make_link_relative( wc_get_endpoint_url( 'edit-address', 'billing', wc_get_page_permalink( 'myaccount' ) ) ) );
		$save    = static fn ( string ...$fields ): string => self::save_address( $shopper, $path, $fields );
		$for    = [ '_vitrina_buyer_for_company' => '1' ];
		$remove = self::in_english();
		try {
			$page = $save( ...[ Buyers::COMPANY_CODE => '121215588' ] + $for );
			self::assertStringContainsString( 'This is not a Lithuanian company code', $page );
			self::assertStringContainsString( 'value="121215588"', $page );
			self::assertSame( self::NOTHING, self::account() );
			self::assertStringContainsString( 'Enter the name of the company.', $save( ...[ 'billing_company' => '' ] + $for ) );
			$page = $save( ...$for );
			self::assertSame( self::STORED, self::account() );
			self::assertStringContainsString( 'UAB Linas &amp; Ko<br />Company code: 121215587<br />VAT code: LT119511515<br />', $page );
			$page = $save();
			self::assertSame( self::NOTHING, self::account() );
			self::assertStringNotContainsString( '121215587', $page );
			// The details of the account do not ask for it again.
			$page = $shopper->get( str_replace( 'edit-address/billing', 'edit-account', $path ) )->body;
			self::assertStringContainsString( 'name="account_first_name"', $page );
			self::assertSame( 0, preg_match( '~name="_(wc_other|vitrina)~', $page ) );
		} finally {
			$remove();
		}
	}

	#[DataProvider( 'checkouts' )]
	#[TestDox( '[LAW-40] $_dataName, in a shop that requires a company from everyone: no checkbox, the fields are always there' )]
	#[Group( 'full' )]
	public function test_companies_only( bool $is_by_store_api ): void {
		$remove = self::shop()->add_code( 'buyers-only', static fn () => add_filter( 'pre_option_woocommerce_checkout_company_field', static fn (): string => 'required' ) );
		try {
			$page = self::shopper()->get( self::CHECKOUT )->body;
			self::assertStringNotContainsString( 'name="_vitrina_buyer_for_company"', $page );
			self::assertStringNotContainsString( ' vitrina-company-field', $page );
			self::assertStringContainsString( 'name="' . Buyers::COMPANY_CODE . '"', $page );
			if ( ! $is_by_store_api ) {
				[ $order, $text ] = $this->order( self::shopper(), false, [ 'for' => false ] + self::COMPANY );
				self::assertGreaterThan( 0, $order, $text );
				self::assertSame( self::STORED, self::stored( $order ) );
			}
		} finally {
			$remove();
		}
	}

	#[TestDox( '[LAW-44] a shop that does not sell to companies has no field and loads nothing but the setting' )]
	#[Group( 'full' )]
	public function test_off(): void {
		self::shop()->run( static fn () => update_option( 'vitrina_companion_company_buyers', 'no' ) );
		try {
			$page = self::shopper()->get( self::CHECKOUT )->body;
			self::assertStringNotContainsString( 'vitrina_buyer', $page );
			self::assertStringNotContainsString( 'vitrina-company-buyers', $page );
			[ $order ] = $this->order( self::shopper(), false, self::COMPANY );
			self::assertSame( [ '', '' ], array_slice( self::stored( $order ), 1, 2 ) );
			$loaded = self::shop()->run_alone( static fn (): array => array_values( array_filter( get_declared_classes(), static fn ( string $name ): bool => str_contains( $name, 'CompanyBuyers' ) ) ) );
			self::assertEqualsCanonicalizing( [ 'Vitrina\Companion\CompanyBuyers\Module', 'Vitrina\Companion\CompanyBuyers\Setting' ], $loaded );
		} finally {
			self::shop()->run( static fn (): bool => delete_option( 'vitrina_companion_company_buyers' ) );
		}
	}
}
