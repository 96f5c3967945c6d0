<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Checkout\Storage\StockReservations;
use Vitrina\Runtime\BuiltAssets;

/** Fixes of WooCommerce's checkout. */
final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		return [
			new OrderButton(),
			new ClassicTotal( $files ),
			new StoreApiTotal( $files ),
			new StockReservation( new StockReservations() ),
			new LastItem( new StockReservations() ),
			new IdempotentCheckout(),
		];
	}
}
