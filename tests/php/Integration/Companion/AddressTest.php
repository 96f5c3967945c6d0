<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Customer;
use WC_Order;

/**
 * Lithuanian phone numbers in the real shop, whichever way they come in.
 */
final class AddressTest extends ThemeTestCase {

	/**
	 * @return array<string, array{string, string, bool}>
	 */
	public static function phones(): array {
		return FastRun::first( 3, [
			'a mobile number'           => [ '+370 612 34567', 'LT', true ],
			'as it is said at home'     => [ '0 612 34567', 'LT', true ],
			'a digit too few'           => [ '+370 612 3456', 'LT', false ],
			'a digit too many'          => [ '+370 612 345678', 'LT', false ],
			'of Latvia, in Lithuania'   => [ '+371 20 123 456', 'LT', true ],
			'too short, but not here'   => [ '+370 612 3456', 'LV', true ],
		] );
	}

	#[DataProvider( 'phones' )]
	#[TestDox( '[CHK-01] a phone number, $_dataName: $phone in $country' )]
	public function test_phone_is_validated( string $phone, string $country, bool $valid ): void {
		self::assertSame( $valid, self::shop()->run( static fn (): bool => (bool) apply_filters( 'woocommerce_validate_phone', true, $phone, $country ) ) );
	}

	#[TestDox( '[CHK-01] an order and a customer keep a Lithuanian number in one spelling, and a foreign one as it was typed' )]
	public function test_phone_is_normalised(): void {
		$kept = self::shop()->run(
			static function (): array {
				$kept = [];
				foreach ( [ 'LT', 'LV' ] as $country ) {
					$customer = new WC_Customer();
					$customer->set_email( uniqid() . '@example.com' );
					$customer->set_username( uniqid() );
					$customer->set_password( wp_generate_password() );
					foreach ( [ new WC_Order(), $customer ] as $saved ) {
						$saved->set_billing_country( $country );
						$saved->set_billing_phone( '0 612 34567' );
						$saved->save();
						$kept[] = $saved->get_billing_phone();
						require_once ABSPATH . 'wp-admin/includes/user.php';
						$saved->delete( true );
					}
				}
				return $kept;
			}
		);
		self::assertSame( [ '+37061234567', '+37061234567', '0 612 34567', '0 612 34567' ], $kept );
	}
}
