<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use WC_Order;

/**
 * Orders of the shop. Runs inside WordPress.
 */
final class Orders {

	public static function get( int $id ): WC_Order {
		$order = wc_get_order( $id );
		return $order instanceof WC_Order ? $order : throw new LogicException( "There is no order {$id}." );
	}
}
