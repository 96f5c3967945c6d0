<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Requests;

use Vitrina\Runtime\Hookable;
use WP_REST_Request;

/**
 * Removes lists from the JSON of Store API requests where WooCommerce expects text: a list would cause
 * a fatal error and fill the log. The removed field is then handled as missing.
 */
final readonly class JsonSanitizer implements Hookable {
	/** Objects and lists in WooCommerce's own requests. */
	private const OBJECTS = [ 'billing_address', 'shipping_address', 'extensions', 'additional_fields', 'payment_data', 'variation', 'requests' ];

	/**
	 * Scalar fields of the same requests. Fields in neither list belong to other plugins and are not
	 * changed, such as `data` of `cart/extensions`.
	 */
	private const TEXTS = [ 'id', 'key', 'quantity', 'code', 'package_id', 'rate_id', 'namespace', 'payment_method', 'customer_note', 'order_notes', 'create_account', 'customer_password', 'billing_email' ];

	public function register_hooks(): void {
		// Before WordPress validates the fields.
		add_filter( 'rest_pre_dispatch', $this->drop_lists( ... ), 0, 3 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request The request. */
	private function drop_lists( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		if ( preg_match( '@^/wc/store(/|$)@i', $request->get_route() ) === 1 && $request->is_json_content_type() ) {
			// A request of a batch has no body; its fields were sanitized with the batch.
			$fields    = (array) $request->get_json_params(); // @phpstan-ignore cast.useless (Null without a body, other than WordPress documents.)
			$sanitized = self::sanitize( $fields );
			if ( $sanitized !== $fields ) {
				// An empty array would be encoded as a list.
				$request->set_body( $sanitized === [] ? '{}' : (string) wp_json_encode( $sanitized ) );
			}
		}
		return $result;
	}

	/**
	 * @param array<array-key, mixed> $fields Fields of a request.
	 * @return array<array-key, mixed>
	 */
	private static function sanitize( array $fields ): array {
		foreach ( $fields as $name => $value ) {
			if ( in_array( $name, is_array( $value ) ? self::TEXTS : self::OBJECTS, true ) ) {
				unset( $fields[ $name ] );
			} elseif ( in_array( $name, [ 'billing_address', 'shipping_address' ], true ) ) {
				$fields[ $name ] = array_filter( (array) $value, self::is_scalar_or_null( ... ) );
			} elseif ( in_array( $name, [ 'variation', 'payment_data' ], true ) ) {
				$fields[ $name ] = array_values( array_filter( (array) $value, static fn ( mixed $pair ): bool => is_array( $pair ) && isset( $pair[ $name === 'variation' ? 'attribute' : 'key' ] ) && $pair === array_filter( $pair, self::is_scalar_or_null( ... ) ) ) );
			} elseif ( $name === 'requests' ) {
				$fields[ $name ] = array_map( self::sanitize_request( ... ), array_filter( (array) $value, is_array( ... ) ) );
			}
		}
		return $fields;
	}

	/**
	 * @param array<array-key, mixed> $request One request of a batch.
	 * @return array<array-key, mixed>
	 */
	private static function sanitize_request( array $request ): array {
		return is_array( $request['body'] ?? null ) ? [ 'body' => self::sanitize( $request['body'] ) ] + $request : $request;
	}

	private static function is_scalar_or_null( mixed $value ): bool {
		return $value === null || is_scalar( $value );
	}
}
