<?php
/**
 * What orders that wait for their payment hold of the stock: WooCommerce's table.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Checkout\Storage;

use Vitrina\Companion\Storage\OfThisSite;

final class StockHolds {
	use OfThisSite;

	/**
	 * Whether the order holds something until so many minutes from now, to the second.
	 */
	public function end_in( int $order_id, int $minutes ): bool {
		return null !== $this->db->get_var(
			$this->db->prepare( 'SELECT 1 FROM %i WHERE order_id = %d AND expires = NOW() + INTERVAL %d MINUTE LIMIT 1', $this->db->prefix . 'wc_reserved_stock', $order_id, $minutes )
		);
	}
}
