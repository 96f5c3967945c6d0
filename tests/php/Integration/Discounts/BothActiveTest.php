<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Discounts;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Discounts\Import\Importer;
use Vitrina\Discounts\Storage\LegacyRuleTable;
use Vitrina\Discounts\Storage\RuleTable;
use Vitrina\Tests\Fixtures\LegacyDiscounts;
use Vitrina\Tests\Fixtures\Output;
use Vitrina\Tests\Integration\Support\Visitor;

final class BothActiveTest extends DiscountTestCase {

	#[TestDox( '[FIX-33] while Discount Rules for WooCommerce is active, an imported rule is not applied twice, and the owner sees a notice' )]
	#[Group( 'full' )]
	public function test_both_active(): void {
		$id = self::$products['plain'];
		self::rules( [ self::reduction( [ $id ], '10' ) ] );
		$shopper = self::visitor();
		$shopper->add_to_cart( $id );
		self::assertSame( '899', $this->price( $shopper->get( '/wp-json/wc/store/v1/cart' )->json() ) );

		// Our plugin only checks this constant of the other one.
		$remove = self::shop()->add_code(
			'legacy-discounts',
			static function (): void {
				define( 'WDR_VERSION', '2.6.6' );
			}
		);
		try {
			self::assertSame( '999', $this->price( $shopper->get( '/wp-json/wc/store/v1/cart' )->json() ) );
			self::assertStringContainsString( '9,99 €', self::plain( self::visitor()->get( "/?p={$id}" )->text() ) );
			$notice = self::shop()->run(
				static function (): string {
					require_once ABSPATH . 'wp-admin/includes/admin.php';
					set_current_screen( 'dashboard' );
					return Output::of_action( 'admin_notices' );
				}
			);
			self::assertStringContainsString( 'Discount Rules for WooCommerce', $notice );
		} finally {
			$remove();
		}
		self::assertSame( '899', $this->price( $shopper->get( '/wp-json/wc/store/v1/cart' )->json() ) );
	}

	#[TestDox( '[FIX-33] with the real Discount Rules for WooCommerce, an imported rule of 10 % takes off 10 %, not 19 %, on the product and in the cart; alone it takes off 10 % too' )]
	#[Group( 'full' )]
	public function test_real_plugin(): void {
		$cache  = getenv( 'VITRINA_CACHE' );
		$source = ( $cache === false ? getenv( 'HOME' ) . '/.cache/vitrina' : $cache ) . '/plugins/woo-discount-rules';
		if ( ! is_file( "{$source}/woo-discount-rules.php" ) ) {
			self::markTestSkipped( "There is no {$source}." );
		}
		$id = self::$products['plain'];
		self::rules( [] );
		$shopper = self::visitor();
		$shopper->add_to_cart( $id );
		self::shop()->run( static fn () => LegacyDiscounts::activate( $source ) );
		try {
			self::shop()->run(
				static fn (): string => LegacyDiscounts::insert(
					[
						'title'               => 'Ten percent',
						'filters'             => [
							1 => [
								'type'   => 'products',
								'method' => 'in_list',
								'value'  => [ (string) $id ],
							],
						],
						'product_adjustments' => [
							'type'       => 'percentage',
							'value'      => '10',
							'cart_label' => '',
						],
						'bulk_adjustments'    => '[]',
						'set_adjustments'     => '[]',
					]
				)
			);
			self::assertSame( [ '899', '8,99 €' ], $this->prices( $shopper, $id ) );
			$imported = self::shop()->run(
				static function (): array {
					delete_option( 'vitrina_discounts_imported' );
					return ( new Importer( new RuleTable(), new LegacyRuleTable() ) )->run()['imported'];
				}
			);
			self::assertContains( 'Ten percent', $imported );
			self::assertSame( [ '899', '8,99 €' ], $this->prices( $shopper, $id ) );
			self::shop()->run( static fn () => LegacyDiscounts::deactivate() );
			self::assertSame( [ '899', '8,99 €' ], $this->prices( $shopper, $id ) );
		} finally {
			self::shop()->run( static fn () => LegacyDiscounts::deactivate() );
			self::shop()->run( static fn () => LegacyDiscounts::delete() );
		}
	}

	/**
	 * @return array{mixed, string} In the cart, in minor units, and on the product's page.
	 * @phpstan-impure
	 */
	private function prices( Visitor $shopper, int $id ): array {
		$page = self::plain( self::visitor()->get( "/?p={$id}" )->text() );
		preg_match_all( '/\d,\d\d €/', $page, $found );
		return [ $this->price( $shopper->get( '/wp-json/wc/store/v1/cart' )->json() ), $found[0][1] ?? '' ];
	}

	/**
	 * @param array<array-key, mixed> $cart
	 * @return mixed Of a piece of the first line, in minor units.
	 */
	private function price( array $cart ): mixed {
		$item = is_array( $cart['items'] ?? null ) ? $cart['items'][0] ?? null : null;
		return is_array( $item ) && is_array( $item['prices'] ?? null ) ? $item['prices']['price'] ?? null : null;
	}
}
