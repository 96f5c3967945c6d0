<?php
/**
 * Puts together what stands around WooCommerce's checkout.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout;

use Vitrina\Companion\BuiltFiles;
use Vitrina\Companion\Checkout\Storage\StockReservations;
use Vitrina\Companion\Checkout\Storage\Transaction;
use Vitrina\Companion\Hookable;

final class Module {
	/**
	 * @return list<Hookable>
	 */
	public static function all( BuiltFiles $files ): array {
		return [
			new OrderButton(),
			new ClassicTotal(),
			new StoreApiTotal(),
			new TotalScripts( $files ),
			new StockReservation( StockReservations::of_this_site() ),
			new LastItem( StockReservations::of_this_site() ),
			new IdempotentCheckout( Transaction::of_this_site() ),
		];
	}
}
