<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Session\Domain;

/** Method and parameters of a request, before WooCommerce has read it. */
final readonly class ShopRequest {
	/**
	 * WooCommerce's read-only AJAX actions, as long as only their own parameters are sent: WooCommerce
	 * handles add-to-cart forms and links at every address.
	 */
	private const READ_ONLY_ACTIONS = [ 'get_refreshed_fragments', 'get_variation', 'get_customer_location' ];

	/** Parameters of the read-only actions. */
	private const READ_ONLY_PARAMETERS = '/\A(?:wc-ajax|time|product_id|lang|_|attribute_.*)\z/s';

	/** Query parameters of WooCommerce's links that change the cart. */
	private const WRITE_PARAMETERS = [ 'add-to-cart', 'remove_item', 'undo_item', 'remove_coupon', 'order_again', 'cancel_order' ];

	/**
	 * @param string                   $method            The effective method: REST lets a header or `_method` override it.
	 * @param array<int|string, mixed> $query             Query parameters.
	 * @param array<int|string, mixed> $body              Posted fields.
	 * @param bool                     $is_staff_request     Request of a wp-admin screen, decided by the server and not by a header.
	 */
	public function __construct(
		public string $method = 'GET',
		public array $query = [],
		public array $body = [],
		public bool $is_staff_request = false,
	) {}

	/**
	 * Whether the request may change the session on purpose. A wrong "no" loses no item: changes are
	 * merged when the session is saved.
	 */
	public function may_write(): bool {
		if ( $this->is_staff_request ) {
			// Admin screens send many parallel requests, and none of them changes a cart.
			return false;
		}
		$call = $this->query['wc-ajax'] ?? '';
		if ( is_string( $call ) && $call !== '' ) {
			return ! in_array( $call, self::READ_ONLY_ACTIONS, true ) || preg_grep( self::READ_ONLY_PARAMETERS, array_map( strval( ... ), array_keys( $this->query + $this->body ) ), PREG_GREP_INVERT ) !== [];
		}
		if ( ! in_array( strtoupper( $this->method ), [ 'GET', 'HEAD', 'OPTIONS', '' ], true ) ) {
			return true;
		}
		return array_intersect( self::WRITE_PARAMETERS, array_keys( $this->query ) ) !== [];
	}
}
