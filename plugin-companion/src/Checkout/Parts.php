<?php
/**
 * Puts together what stands around WooCommerce's checkout.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout;

use Vitrina\Companion\BuiltFiles;
use Vitrina\Companion\Checkout\Storage\StockHolds;
use Vitrina\Companion\Checkout\Storage\Transaction;
use Vitrina\Companion\HasHooks;

final class Parts {
	/**
	 * @return list<HasHooks>
	 */
	public static function all( BuiltFiles $files ): array {
		return [
			new OrderButton(),
			new ClassicTotal(),
			new StoreApiTotal(),
			new TotalScripts( $files ),
			new StockHold( StockHolds::of_this_site() ),
			new LastPiece( StockHolds::of_this_site() ),
			new OneOrder( Transaction::of_this_site() ),
		];
	}
}
