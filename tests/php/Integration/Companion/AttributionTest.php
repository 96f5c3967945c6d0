<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Attribution;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Output;
use Vitrina\Tests\Integration\LpExpress\Support\TerminalTestCase;
use Vitrina\Tests\Integration\Support\FastRun;

final class AttributionTest extends TerminalTestCase {

	#[TestDox( '[ATT-02] one script of ours stands in the place of WooCommerce\'s two, and hears its settings' )]
	public function test_replaced(): void {
		$page = self::shop()->run(
			static function (): string {
				add_filter( 'wc_order_attribution_session_length_minutes', static fn (): int => 45 );
				add_filter( 'wc_order_attribution_use_base64_cookies', '__return_true' );
				return Attribution::printed();
			}
		);
		self::assertStringContainsString( 'vitrina-companion/build/attribution.js', $page );
		self::assertMatchesRegularExpression( '/<script[^>]* defer/', $page );
		self::assertDoesNotMatchRegularExpression( '/sourcebuster|order-attribution(\.min)?\.js|nonce/', $page );
		self::assertStringContainsString( '"session":45,"base64":true', $page );
		self::assertStringNotContainsString( '"fields"', $page );
		self::assertMatchesRegularExpression( '/<script[^>]* src="[^"]*attribution-record\.js.*<script[^>]* src="[^"]*attribution\.js/s', $page, 'Nobody is asked, so what writes it down comes with the page.' );
	}

	#[TestDox( '[ATT-02] the shop\'s own fields and prefix are told to the script' )]
	public function test_fields(): void {
		$page = self::shop()->run(
			static function (): string {
				add_filter( 'wc_order_attribution_tracking_fields', static fn (): array => [ 'a' => 'first.src' ] );
				Attribution::reload_fields();
				return Attribution::printed();
			}
		);
		self::assertStringContainsString( '"fields":{"a":"first.src"}', $page );
	}

	#[TestDox( '[ATT-02] switched off, WooCommerce\'s own scripts stay' )]
	public function test_switch(): void {
		$page = self::shop()->run(
			static function (): string {
				add_filter( 'vitrina_attribution', '__return_false' );
				return Attribution::printed();
			}
		);
		self::assertMatchesRegularExpression( '/sourcebuster.*order-attribution/s', $page );
		self::assertStringNotContainsString( 'vitrina-companion', $page );
	}

	#[TestDox( '[ATT-02] where WooCommerce enqueues nothing, nothing is replaced' )]
	public function test_feature_off(): void {
		$page = self::shop()->run(
			static function (): string {
				add_action( 'wp_enqueue_scripts', static fn () => wp_dequeue_script( 'wc-order-attribution' ), 15 );
				return Attribution::printed();
			}
		);
		self::assertStringNotContainsString( 'vitrina-companion', $page );
	}

	#[TestDox( '[ATT-03] what the shop forbids stays forbidden' )]
	public function test_forbidden(): void {
		$page = self::shop()->run(
			static function (): string {
				add_filter( 'wc_order_attribution_allow_tracking', '__return_false' );
				return Attribution::printed();
			}
		);
		self::assertStringContainsString( '"allowTracking":false', $page );
		self::assertDoesNotMatchRegularExpression( '/src="[^"]*attribution-record\.js/', $page );
	}

	#[TestDox( '[ATT-03] with a bar of the shop, the page is the same for who has consented and who has not' )]
	public function test_own_bar(): void {
		$page = self::shop()->run(
			static function (): string {
				add_filter( 'vitrina_consent_managed', '__return_true' );
				return Attribution::printed();
			}
		);
		self::assertStringContainsString( '"consentCategory":"marketing","isOwnBar":true', $page );
		self::assertStringContainsString( '"allowTracking":true', $page );
		self::assertDoesNotMatchRegularExpression( '/src="[^"]*attribution-record\.js/', $page );
	}

	#[TestDox( '[ATT-03] with the WP Consent API, the page does not tell who has consented' )]
	public function test_consent_api(): void {
		$printed = static fn ( string $consent ): string => self::shop()->run(
			static function () use ( $consent ): string {
				Attribution::load_consent_api();
				$_COOKIE['wp_consent_marketing'] = $consent;
				return Attribution::printed();
			}
		);
		$denied  = $printed( 'deny' );
		$given   = $printed( 'allow' );
		self::assertSame( $given, $denied );
		self::assertStringContainsString( '"allowTracking":true', $given );
		self::assertStringContainsString( '"consentCategory":"marketing","isOwnBar":false', $given );
		self::assertStringNotContainsString( 'wp-consent-api-integration', $given );
	}

	#[TestDox( '[ATT-03] with the WP Consent API, what the shop forbids stays forbidden' )]
	public function test_consent_api_forbidden(): void {
		$page = self::shop()->run(
			static function (): string {
				Attribution::load_consent_api();
				add_filter( 'wc_order_attribution_allow_tracking', '__return_false', 99 );
				return Attribution::printed();
			}
		);
		self::assertStringContainsString( '"allowTracking":false', $page );
		self::assertStringNotContainsString( 'consentCategory', $page );
	}

	/**
	 * @return array<string, array{Closure(): array{string, string}, array{string, string}}> What creates an order; reason and source type that are stored.
	 */
	public static function orders(): array {
		return FastRun::only( [
			'a form without a script'         => [ static fn (): array => Attribution::place_classic( [] ), [ 'no-javascript', '' ] ],
			'a form without consent'          => [
				static fn (): array => Attribution::place_classic(
					[
						'vitrina_attribution_reason'       => 'no-consent',
						'wc_order_attribution_source_type' => '',
						'wc_order_attribution_user_agent'  => '',
					]
				),
				[ 'no-consent', '' ],
			],
			'a form with an origin'           => [
				static fn (): array => Attribution::place_classic(
					[
						'vitrina_attribution_reason'       => '',
						'wc_order_attribution_source_type' => 'utm',
					]
				),
				[ '', 'utm' ],
			],
			'a form with an origin that lies' => [
				static fn (): array => Attribution::place_classic(
					[
						'vitrina_attribution_reason'       => 'no-consent',
						'wc_order_attribution_source_type' => 'utm',
					]
				),
				[ '', 'utm' ],
			],
			'a form with a guess'             => [
				static fn (): array => Attribution::place_classic(
					[
						'vitrina_attribution_reason'       => 'session-lost',
						'wc_order_attribution_source_type' => 'typein',
					]
				),
				[ 'session-lost', 'typein' ],
			],
			'a form with markup'              => [ static fn (): array => Attribution::place_classic( [ 'vitrina_attribution_reason' => '<b>x</b>' ] ), [ '', '' ] ],
			'blocks with an origin'           => [
				static fn (): array => Attribution::place_in_blocks(
					[
						'vitrina/attribution'           => [ 'reason' => '' ],
						'woocommerce/order-attribution' => Attribution::fields( 'utm' ),
					]
				),
				[ '', 'utm' ],
			],
			'blocks without consent'          => [ static fn (): array => Attribution::place_in_blocks( [ 'vitrina/attribution' => [ 'reason' => 'no-consent' ] ] ), [ 'no-consent', '' ] ],
			'a wallet'                        => [ static fn (): array => Attribution::place_in_blocks( null ), [ 'store-api', '' ] ],
			'the REST API'                    => [ static fn (): array => Attribution::create_order( 'rest-api', 'processing' ), [ 'rest-api', '' ] ],
			'a mobile app'                    => [ static fn (): array => Attribution::create_order( 'rest-api', 'pending', [ '_wc_order_attribution_source_type' => 'mobile_app' ] ), [ '', 'mobile_app' ] ],
			'a subscription'                  => [ static fn (): array => Attribution::create_order( 'subscription' ), [ 'program', '' ] ],
		], [ 'a form without a script', 'a form without consent', 'a form with an origin', 'blocks with an origin', 'the REST API' ] );
	}

	/**
	 * @param Closure(): array{string, string} $code
	 * @param array{string, string}            $kept Reason and source type.
	 */
	#[DataProvider( 'orders' )]
	#[TestDox( '[ATT-02] an order has a reason only if its origin is unknown or uncertain' )]
	public function test_reason( Closure $code, array $kept ): void {
		self::assertSame( $kept, self::shop()->run( $code ) );
	}

	#[TestDox( '[ATT-02] consent between two tries to pay takes the reason away' )]
	public function test_second_try(): void {
		$stored = self::shop()->run(
			static function (): array {
				$order = Attribution::save_order( 'store-api' );
				Attribution::send_in_blocks( $order, [ 'vitrina/attribution' => [ 'reason' => 'no-consent' ] ] );
				return Attribution::send_in_blocks(
					$order,
					[
						'vitrina/attribution'           => [ 'reason' => '' ],
						'woocommerce/order-attribution' => Attribution::fields( 'utm' ),
					]
				);
			}
		);
		self::assertSame( [ '', 'utm' ], $stored );
	}

	#[TestDox( '[ATT-02] the owner reads the reason on the order; what is no reason is not printed' )]
	#[Group( 'full' )]
	public function test_box(): void {
		$id    = self::shop()->run( static fn (): int => Attribution::save_order( 'rest-api' )->get_id() );
		$admin = self::logged_in( 'admin', 'admin' );
		$path  = "/wp-admin/admin.php?page=wc-orders&action=edit&id={$id}";
		self::assertStringContainsString( 'Sukurta kitos programos per REST API.', $admin->get( $path )->body );
		self::shop()->run(
			static function () use ( $id ): void {
				$order = Orders::get( $id );
				$order->update_meta_data( '_vitrina_attribution_reason', '<script>alert(7)</script>' );
				$order->save();
			}
		);
		self::assertStringNotContainsString( 'vitrina-attribution-reason', $admin->get( $path )->body );
	}

	#[TestDox( '[ATT-02] the list of orders says the reason under "Unknown", and nothing under a known origin' )]
	public function test_column(): void {
		$create = static fn ( string $key = '', string $value = '' ): int => self::shop()->run(
			static function () use ( $key, $value ): int {
				$order = Attribution::save_order( 'rest-api' );
				if ( $key !== '' ) {
					$order->update_meta_data( $key, $value );
				}
				return $order->save();
			}
		);
		$ids    = [
			'known'   => $create( '_wc_order_attribution_source_type', 'typein' ),
			'unknown' => $create(),
			'hostile' => $create( '_vitrina_attribution_reason', '<script>alert(7)</script>' ),
		];
		$rows   = self::logged_in( 'admin', 'admin' )->get( '/wp-admin/admin.php?page=wc-orders&orderby=id&order=desc' )->body;
		$cell   = static function ( string $which ) use ( $rows, $ids ): string {
			$id = $ids[ $which ] ?? 0;
			self::assertSame( 1, preg_match( "~<tr id=\"order-{$id}\".*?</tr>~s", $rows, $row ), $which );
			self::assertSame( 1, preg_match( '~<td[^>]*column-origin.*?</td>~s', $row[0] ?? '', $found ), $which );
			return $found[0] ?? '';
		};
		self::assertStringContainsString( '<small class="vitrina-attribution-reason">Sukurta kitos programos per REST API.</small>', $cell( 'unknown' ) );
		self::assertStringNotContainsString( 'vitrina-attribution-reason', $cell( 'known' ) );
		self::assertStringNotContainsString( 'alert(7)', $cell( 'hostile' ) );
	}

	#[TestDox( '[ATT-02] a translation cannot put markup into the list of orders' )]
	public function test_column_escapes(): void {
		$cell = self::shop()->run(
			static function (): string {
				$order = Attribution::save_order( 'rest-api' );
				add_filter( 'gettext', static fn (): string => '<img src=x onerror=alert(7)>' );
				$cell = Output::of_action( 'manage_woocommerce_page_wc-orders_custom_column', 'origin', $order );
				$order->delete( true );
				return $cell;
			}
		);
		self::assertStringContainsString( 'vitrina-attribution-reason', $cell );
		self::assertStringNotContainsString( '<img', $cell );
	}
}
