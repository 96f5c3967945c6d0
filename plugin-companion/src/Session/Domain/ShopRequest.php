<?php
/**
 * What a request says about itself, before WooCommerce has read it.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Session\Domain;

final readonly class ShopRequest {
	/**
	 * Calls of WooCommerce that only answer a question.
	 */
	private const READING_CALLS = [ 'get_refreshed_fragments', 'get_variation', 'get_customer_location' ];

	/**
	 * Links of WooCommerce that change the cart.
	 */
	private const WRITING_LINKS = [ 'add-to-cart', 'remove_item', 'undo_item', 'remove_coupon', 'order_again', 'cancel_order' ];

	/**
	 * @param string                   $method            The method WordPress goes by: REST lets a header or `_method` override it.
	 * @param array<int|string, mixed> $query             The address's parameters.
	 * @param bool                     $is_admin_ajax     Sent to admin-ajax.php.
	 * @param bool                     $from_admin_screen Sent by a page of wp-admin.
	 */
	public function __construct(
		public string $method = 'GET',
		public array $query = [],
		public bool $is_admin_ajax = false,
		public bool $from_admin_screen = false,
	) {}

	/**
	 * Whether it may change the session on purpose. A wrong "no" costs no item:
	 * what such a request changes after all is merged when it is saved.
	 */
	public function may_write(): bool {
		if ( $this->is_admin_ajax && $this->from_admin_screen ) {
			// The owner's screens send many calls at once and none of them shops.
			return false;
		}
		$call = $this->query['wc-ajax'] ?? '';
		if ( is_string( $call ) && '' !== $call ) {
			return ! in_array( $call, self::READING_CALLS, true );
		}
		if ( ! in_array( strtoupper( $this->method ), [ 'GET', 'HEAD', 'OPTIONS', '' ], true ) ) {
			return true;
		}

		return [] !== array_intersect( self::WRITING_LINKS, array_keys( $this->query ) );
	}
}
