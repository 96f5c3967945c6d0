<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\LpExpress\Support\TerminalTestCase;

final class AttributionTest extends TerminalTestCase {

	/** What a page prints for a visitor, after `$before` has happened. */
	private const PRINT = '
		ob_start();
		do_action( "wp_enqueue_scripts" );
		wp_print_scripts( [ "wc-order-attribution" ] );
		return ob_get_clean();';

	private const KEPT = '$order = wc_get_order( $order->get_id() ); return [ $order->get_meta( "_vitrina_attribution_reason" ), $order->get_meta( "_wc_order_attribution_source_type" ) ];';

	#[TestDox( '[ATT-02] one script of ours stands in the place of WooCommerce\'s two, and hears its settings' )]
	public function test_replaced(): void {
		$page = $this->printed( 'add_filter( "wc_order_attribution_session_length_minutes", static fn () => 45 ); add_filter( "wc_order_attribution_use_base64_cookies", "__return_true" );' );
		self::assertStringContainsString( 'vitrina-companion/build/attribution.js', $page );
		self::assertMatchesRegularExpression( '/<script[^>]* defer/', $page );
		self::assertDoesNotMatchRegularExpression( '/sourcebuster|order-attribution(\.min)?\.js|nonce/', $page );
		self::assertStringContainsString( '"session":45,"base64":true', $page );
		self::assertStringNotContainsString( '"fields"', $page );
		self::assertMatchesRegularExpression( '/<script[^>]* src="[^"]*attribution-record\.js.*<script[^>]* src="[^"]*attribution\.js/s', $page, 'Nobody is asked, so what writes it down comes with the page.' );
	}

	#[TestDox( '[ATT-02] the shop\'s own fields and prefix are told to the script' )]
	public function test_fields(): void {
		$page = $this->printed( '$GLOBALS["wc_attribution"] = wc_get_container()->get( Automattic\WooCommerce\Internal\Orders\OrderAttributionController::class ); add_filter( "wc_order_attribution_tracking_fields", static fn () => [ "a" => "first.src" ] ); ( fn () => $this->set_fields_and_prefix() )->call( $GLOBALS["wc_attribution"] );' );
		self::assertStringContainsString( '"fields":{"a":"first.src"}', $page );
	}

	#[TestDox( '[ATT-02] switched off, WooCommerce\'s own scripts stay' )]
	public function test_switch(): void {
		$page = $this->printed( 'add_filter( "vitrina_attribution", "__return_false" );' );
		self::assertMatchesRegularExpression( '/sourcebuster.*order-attribution/s', $page );
		self::assertStringNotContainsString( 'vitrina-companion', $page );
	}

	#[TestDox( '[ATT-02] where WooCommerce enqueues nothing, nothing is replaced' )]
	public function test_feature_off(): void {
		self::assertStringNotContainsString( 'vitrina-companion', $this->printed( 'add_action( "wp_enqueue_scripts", static fn () => wp_dequeue_script( "wc-order-attribution" ), 15 );' ) );
	}

	#[TestDox( '[ATT-03] what the shop forbids stays forbidden' )]
	public function test_forbidden(): void {
		$page = $this->printed( 'add_filter( "wc_order_attribution_allow_tracking", "__return_false" );' );
		self::assertStringContainsString( '"allowTracking":false', $page );
		self::assertDoesNotMatchRegularExpression( '/src="[^"]*attribution-record\.js/', $page );
	}

	#[TestDox( '[ATT-03] with a bar of the shop, the page is the same for who has consented and who has not' )]
	public function test_own_bar(): void {
		$page = $this->printed( 'add_filter( "vitrina_consent_managed", "__return_true" );' );
		self::assertStringContainsString( '"consentCategory":"marketing","isOwnBar":true', $page );
		self::assertStringContainsString( '"allowTracking":true', $page );
		self::assertDoesNotMatchRegularExpression( '/src="[^"]*attribution-record\.js/', $page );
	}

	/** The WP Consent API, as far as WooCommerce and we meet it. */
	private const CONSENT_API = '
		class WP_CONSENT_API {}
		function wp_has_consent( $category ) { return apply_filters( "wp_has_consent", "allow" === ( $_COOKIE["wp_consent_marketing"] ?? "" ), $category, null ); }
		wp_register_script( "wp-consent-api", "/api.js", [], "1", true );
		( fn () => $this->on_init() )->call( wc_get_container()->get( Automattic\WooCommerce\Internal\Integrations\WPConsentAPI::class ) );';

	#[TestDox( '[ATT-03] with the WP Consent API, the page does not tell who has consented' )]
	public function test_consent_api(): void {
		$denied = $this->printed( self::CONSENT_API . '$_COOKIE["wp_consent_marketing"] = "deny";' );
		$given  = $this->printed( self::CONSENT_API . '$_COOKIE["wp_consent_marketing"] = "allow";' );
		self::assertSame( $given, $denied );
		self::assertStringContainsString( '"allowTracking":true', $given );
		self::assertStringContainsString( '"consentCategory":"marketing","isOwnBar":false', $given );
		self::assertStringNotContainsString( 'wp-consent-api-integration', $given );
	}

	#[TestDox( '[ATT-03] with the WP Consent API, what the shop forbids stays forbidden' )]
	public function test_consent_api_forbidden(): void {
		$page = $this->printed( self::CONSENT_API . 'add_filter( "wc_order_attribution_allow_tracking", "__return_false", 99 );' );
		self::assertStringContainsString( '"allowTracking":false', $page );
		self::assertStringNotContainsString( 'consentCategory', $page );
	}

	/**
	 * @return array<string, array{string, array{string, string}}>
	 */
	public static function orders(): array {
		$classic = '$order->set_created_via( "checkout" ); $order->save(); do_action( "woocommerce_checkout_order_created", $order );';
		$blocks  = '$order->set_created_via( "store-api" ); $order->save(); $request = new WP_REST_Request( "POST", "/wc/store/v1/checkout" ); $request->set_param( "extensions", $extensions ); do_action( "woocommerce_store_api_checkout_update_order_from_request", $order, $request );';
		$all     = 'array_fill_keys( wc_get_container()->get( Automattic\WooCommerce\Internal\Orders\OrderAttributionController::class )->get_field_names(), $value )';
		return [
			'a form without a script'         => [ $classic, [ 'no-javascript', '' ] ],
			'a form without consent'          => [ '$_POST["vitrina_attribution_reason"] = "no-consent"; foreach ( [ "source_type", "user_agent" ] as $name ) { $_POST["wc_order_attribution_" . $name] = ""; } ' . $classic, [ 'no-consent', '' ] ],
			'a form with an origin'           => [ '$_POST["vitrina_attribution_reason"] = ""; $_POST["wc_order_attribution_source_type"] = "utm"; ' . $classic, [ '', 'utm' ] ],
			'a form with an origin that lies' => [ '$_POST["vitrina_attribution_reason"] = "no-consent"; $_POST["wc_order_attribution_source_type"] = "utm"; ' . $classic, [ '', 'utm' ] ],
			'a form with a guess'             => [ '$_POST["vitrina_attribution_reason"] = "session-lost"; $_POST["wc_order_attribution_source_type"] = "typein"; ' . $classic, [ 'session-lost', 'typein' ] ],
			'a form with markup'              => [ '$_POST["vitrina_attribution_reason"] = "<b>x</b>"; ' . $classic, [ '', '' ] ],
			'blocks with an origin'           => [ '$value = "utm"; $extensions = [ "vitrina/attribution" => [ "reason" => "" ], "woocommerce/order-attribution" => ' . $all . ' ]; ' . $blocks, [ '', 'utm' ] ],
			'blocks without consent'          => [ '$extensions = [ "vitrina/attribution" => [ "reason" => "no-consent" ] ]; ' . $blocks, [ 'no-consent', '' ] ],
			'a wallet'                        => [ '$extensions = null; ' . $blocks, [ 'store-api', '' ] ],
			'the REST API'                    => [ '$order->set_created_via( "rest-api" ); $order->set_status( "processing" ); $order->save();', [ 'rest-api', '' ] ],
			'a mobile app'                    => [ '$order->set_created_via( "rest-api" ); $order->update_meta_data( "_wc_order_attribution_source_type", "mobile_app" ); $order->save();', [ '', 'mobile_app' ] ],
			'a subscription'                  => [ '$order->set_created_via( "subscription" ); $order->save();', [ 'program', '' ] ],
		];
	}

	/**
	 * @param array{string, string} $kept Reason and source type.
	 */
	#[DataProvider( 'orders' )]
	#[TestDox( '[ATT-02] an order keeps the reason only where its origin is not known, or a guess' )]
	public function test_reason( string $code, array $kept ): void {
		self::assertSame( $kept, self::shop()->run( '$order = new WC_Order(); ' . $code . self::KEPT ) );
	}

	#[TestDox( '[ATT-02] consent between two tries to pay takes the reason away' )]
	public function test_second_try(): void {
		$code = '$try = static function ( array $extensions ) use ( &$order ): void { $request = new WP_REST_Request( "POST", "/wc/store/v1/checkout" ); $request->set_param( "extensions", $extensions ); do_action( "woocommerce_store_api_checkout_update_order_from_request", $order, $request ); };
			$order = new WC_Order(); $order->set_created_via( "store-api" ); $order->save();
			$try( [ "vitrina/attribution" => [ "reason" => "no-consent" ] ] );
			$try( [ "vitrina/attribution" => [ "reason" => "" ], "woocommerce/order-attribution" => array_fill_keys( wc_get_container()->get( Automattic\WooCommerce\Internal\Orders\OrderAttributionController::class )->get_field_names(), "utm" ) ] );';
		self::assertSame( [ '', 'utm' ], self::shop()->run( $code . self::KEPT ) );
	}

	#[TestDox( '[ATT-02] the owner reads the reason on the order; what is no reason is not printed' )]
	public function test_box(): void {
		$id    = self::shop()->run( '$order = new WC_Order(); $order->set_created_via( "rest-api" ); $order->save(); return $order->get_id(); ' );
		$id    = is_int( $id ) ? $id : 0;
		$admin = self::logged_in( 'admin', 'admin' );
		$path  = "/wp-admin/admin.php?page=wc-orders&action=edit&id={$id}";
		self::assertStringContainsString( 'Sukurta kitos programos per REST API.', $admin->get( $path )->body );
		self::shop()->run( '$order = wc_get_order( $id ); $order->update_meta_data( "_vitrina_attribution_reason", "<script>alert(7)</script>" ); $order->save(); return true;', compact( 'id' ) );
		self::assertStringNotContainsString( 'vitrina-attribution-reason', $admin->get( $path )->body );
	}

	#[TestDox( '[ATT-02] the list of orders says the reason under "Unknown", and nothing under a known origin' )]
	public function test_column(): void {
		$make = static fn ( string $meta ): mixed => self::shop()->run( '$order = new WC_Order(); $order->set_created_via( "rest-api" ); $order->save(); foreach ( ' . $meta . ' as $key => $value ) { $order->update_meta_data( $key, $value ); } $order->save(); return $order->get_id();' );
		$ids  = [
			'known'   => $make( '[ "_wc_order_attribution_source_type" => "typein" ]' ),
			'unknown' => $make( '[]' ),
			'hostile' => $make( '[ "_vitrina_attribution_reason" => "<script>alert(7)</script>" ]' ),
		];
		$rows = self::logged_in( 'admin', 'admin' )->get( '/wp-admin/admin.php?page=wc-orders&orderby=id&order=desc' )->body;
		$cell = static function ( string $which ) use ( $rows, $ids ): string {
			$id = is_int( $ids[ $which ] ) ? $ids[ $which ] : 0;
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
			'$order = new WC_Order(); $order->set_created_via( "rest-api" ); $order->save();
			add_filter( "gettext", static fn ( string $text ): string => "<img src=x onerror=alert(7)>" );
			ob_start(); do_action( "manage_woocommerce_page_wc-orders_custom_column", "origin", $order ); $cell = ob_get_clean();
			$order->delete( true ); return $cell;'
		);
		self::assertIsString( $cell );
		self::assertStringContainsString( 'vitrina-attribution-reason', $cell );
		self::assertStringNotContainsString( '<img', $cell );
	}

	private function printed( string $before ): string {
		$page = self::shop()->run( $before . self::PRINT );
		self::assertIsString( $page );
		return $page;
	}
}
