<?php
/**
 * Takes lists out of the JSON that WooCommerce's Store API reads, where it takes a text for granted: there
 * a list would end the request, and fill the log. What is taken out is missing, and answered as that.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Requests;

use Vitrina\Runtime\Hookable;
use WP_REST_Request;

final readonly class JsonSanitizer implements Hookable {
	/**
	 * Objects and lists of WooCommerce's own calls.
	 */
	private const OBJECTS = [ 'billing_address', 'shipping_address', 'extensions', 'additional_fields', 'payment_data', 'variation', 'requests' ];

	/**
	 * Texts, numbers and switches of the same calls. Fields that are in neither list belong to other plugins and
	 * stay as they are, `data` of `cart/extensions` for one.
	 */
	private const TEXTS = [ 'id', 'key', 'quantity', 'code', 'package_id', 'rate_id', 'namespace', 'payment_method', 'customer_note', 'order_notes', 'create_account', 'customer_password', 'billing_email' ];

	public function register_hooks(): void {
		// Before WordPress validates the fields.
		add_filter( 'rest_pre_dispatch', $this->drop_lists( ... ), 0, 3 );
	}

	/**
	 * @param mixed                                 $result  Left as it is.
	 * @param mixed                                 $server  Unused.
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	private function drop_lists( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		if ( preg_match( '@^/wc/store(/|$)@i', $request->get_route() ) === 1 && $request->is_json_content_type() ) {
			$fields = json_decode( $request->get_body(), true );
			$plain  = is_array( $fields ) ? self::plain( $fields ) : $fields;
			if ( $plain !== $fields ) {
				// An empty list is no object.
				$request->set_body( $plain === [] ? '{}' : (string) wp_json_encode( $plain ) );
			}
		}

		return $result;
	}

	/**
	 * @param array<array-key, mixed> $fields Of a request.
	 * @return array<array-key, mixed>
	 */
	private static function plain( array $fields ): array {
		foreach ( $fields as $name => $value ) {
			if ( in_array( $name, is_array( $value ) ? self::TEXTS : self::OBJECTS, true ) ) {
				unset( $fields[ $name ] );
			} elseif ( in_array( $name, [ 'billing_address', 'shipping_address' ], true ) ) {
				$fields[ $name ] = array_filter( (array) $value, self::is_plain( ... ) );
			} elseif ( in_array( $name, [ 'variation', 'payment_data' ], true ) ) {
				$fields[ $name ] = array_values( array_filter( (array) $value, static fn ( mixed $pair ): bool => is_array( $pair ) && isset( $pair[ $name === 'variation' ? 'attribute' : 'key' ] ) && $pair === array_filter( $pair, self::is_plain( ... ) ) ) );
			} elseif ( $name === 'requests' ) {
				$fields[ $name ] = array_map( self::plain_request( ... ), array_filter( (array) $value, is_array( ... ) ) );
			}
		}

		return $fields;
	}

	/**
	 * @param array<array-key, mixed> $request One of a batch.
	 * @return array<array-key, mixed>
	 */
	private static function plain_request( array $request ): array {
		return is_array( $request['body'] ?? null ) ? [ 'body' => self::plain( $request['body'] ) ] + $request : $request;
	}

	private static function is_plain( mixed $value ): bool {
		return $value === null || is_scalar( $value );
	}
}
