<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use ReflectionMethod;
use WC_Order;
use WP_REST_Request;

/**
 * Where an order came from, as WooCommerce and the companion store it. Runs inside WordPress.
 */
final class Attribution {

	private const CONTROLLER  = 'Automattic\WooCommerce\Internal\Orders\OrderAttributionController';
	private const CONSENT_API = 'Automattic\WooCommerce\Internal\Integrations\WPConsentAPI';

	/**
	 * @return string What a page prints for a visitor.
	 */
	public static function printed(): string {
		ob_start();
		do_action( 'wp_enqueue_scripts' );
		wp_print_scripts( [ 'wc-order-attribution' ] );
		return (string) ob_get_clean();
	}

	/**
	 * Makes WooCommerce read its filters of fields again.
	 */
	public static function reload_fields(): void {
		self::call( self::CONTROLLER, 'set_fields_and_prefix' );
	}

	/**
	 * Loads the parts of the WP Consent API that WooCommerce and the companion use.
	 */
	public static function load_consent_api(): void {
		require_once __DIR__ . '/consent-api.php';
		wp_register_script( 'wp-consent-api', '/api.js', [], '1', true );
		self::call( self::CONSENT_API, 'on_init' );
	}

	/**
	 * @return array<string, string> The same value for all fields of WooCommerce.
	 */
	public static function fields( string $value ): array {
		/** @var list<string> $names */
		$names = self::call( self::CONTROLLER, 'get_field_names' );
		return array_fill_keys( $names, $value );
	}

	public static function save_order( string $created_via ): WC_Order {
		$order = new WC_Order();
		$order->set_created_via( $created_via );
		$order->save();
		return $order;
	}

	/**
	 * Creates an order that comes from no checkout.
	 *
	 * @param array<string, string> $meta
	 * @return array{string, string} As `stored()`.
	 */
	public static function create_order( string $created_via, string $status = 'pending', array $meta = [] ): array {
		$order = new WC_Order();
		$order->set_created_via( $created_via );
		$order->set_status( $status );
		foreach ( $meta as $key => $value ) {
			$order->update_meta_data( $key, $value );
		}
		$order->save();
		return self::stored( $order );
	}

	/**
	 * Places an order in the classic checkout.
	 *
	 * @param array<string, string> $fields Of the form.
	 * @return array{string, string} As `stored()`.
	 */
	public static function place_classic( array $fields ): array {
		$_POST = $fields;
		$order = self::save_order( 'checkout' );
		do_action( 'woocommerce_checkout_order_created', $order );
		return self::stored( $order );
	}

	/**
	 * Places an order in the block checkout.
	 *
	 * @param array<string, array<string, string>>|null $extensions Of the request.
	 * @return array{string, string} As `stored()`.
	 */
	public static function place_in_blocks( ?array $extensions ): array {
		return self::send_in_blocks( self::save_order( 'store-api' ), $extensions );
	}

	/**
	 * @param array<string, array<string, string>>|null $extensions Of the request.
	 * @return array{string, string} As `stored()`.
	 */
	public static function send_in_blocks( WC_Order $order, ?array $extensions ): array {
		$request = new WP_REST_Request( 'POST', '/wc/store/v1/checkout' );
		$request->set_param( 'extensions', $extensions );
		do_action( 'woocommerce_store_api_checkout_update_order_from_request', $order, $request );
		return self::stored( $order );
	}

	/**
	 * @return array{string, string} Reason and source type of an order.
	 */
	private static function stored( WC_Order $order ): array {
		$order = Orders::get( $order->get_id() );
		return [ Orders::text( $order, '_vitrina_attribution_reason' ), Orders::text( $order, '_wc_order_attribution_source_type' ) ];
	}

	/**
	 * Calls a method of WooCommerce's own, which may be private.
	 */
	private static function call( string $name, string $method ): mixed {
		/** @var class-string $name */
		$object = wc_get_container()->get( $name );
		return ( new ReflectionMethod( $object, $method ) )->invoke( $object );
	}
}
