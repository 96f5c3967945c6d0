<?php
/**
 * What a request says about itself, before WooCommerce has read it.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Session\Domain;

final readonly class ShopRequest {
	/**
	 * Calls of WooCommerce that only answer a question, as long as nothing but the question is sent
	 * along: WooCommerce handles forms and links to add whatever the address is.
	 */
	private const READING_CALLS = [ 'get_refreshed_fragments', 'get_variation', 'get_customer_location' ];

	/**
	 * What those questions consist of.
	 */
	private const QUESTION = '/\A(?:wc-ajax|time|product_id|lang|_|attribute_.*)\z/s';

	/**
	 * Links of WooCommerce that change the cart.
	 */
	private const WRITING_LINKS = [ 'add-to-cart', 'remove_item', 'undo_item', 'remove_coupon', 'order_again', 'cancel_order' ];

	/**
	 * @param string                   $method            The method WordPress goes by: REST lets a header or `_method` override it.
	 * @param array<int|string, mixed> $query             The address's parameters.
	 * @param array<int|string, mixed> $body              The fields of a form.
	 * @param bool                     $is_staff_call     A call of wp-admin's screens, as the server knows: no header says so.
	 */
	public function __construct(
		public string $method = 'GET',
		public array $query = [],
		public array $body = [],
		public bool $is_staff_call = false,
	) {}

	/**
	 * Whether it may change the session on purpose. A wrong "no" costs no item:
	 * what such a request changes after all is merged when it is saved.
	 */
	public function may_write(): bool {
		if ( $this->is_staff_call ) {
			// The owner's screens send many calls at once and none of them shops.
			return false;
		}
		$call = $this->query['wc-ajax'] ?? '';
		if ( is_string( $call ) && $call !== '' ) {
			return ! in_array( $call, self::READING_CALLS, true ) || preg_grep( self::QUESTION, array_map( strval( ... ), array_keys( $this->query + $this->body ) ), PREG_GREP_INVERT ) !== [];
		}
		if ( ! in_array( strtoupper( $this->method ), [ 'GET', 'HEAD', 'OPTIONS', '' ], true ) ) {
			return true;
		}

		return array_intersect( self::WRITING_LINKS, array_keys( $this->query ) ) !== [];
	}
}
