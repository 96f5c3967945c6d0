<?php
/**
 * The lowest price of the last thirty days, for a product that is reduced.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use RuntimeException;
use Vitrina\Companion\Prices\Domain\PriceChange;
use Vitrina\Companion\Prices\Domain\PriceHistory;
use Vitrina\Runtime\Hookable;
use WC_Product;
use WC_Product_Variable;

final readonly class LowestPrice implements Hookable {
	public function __construct(
		private Histories $histories,
		private CurrentPrice $present,
	) {}

	public function register_hooks(): void {
		add_filter( 'vitrina_reduction_percent', $this->percent( ... ), 10, 2 );
	}

	/**
	 * As the shop enters prices, with or without tax; null where nothing can be said.
	 */
	public function of( WC_Product $product ): ?float {
		$lowest = $this->history( $product )->lowest_before_reduction();

		return $lowest === null ? null : $lowest / 10 ** wc_get_price_decimals();
	}

	/**
	 * As this visitor sees prices, with or without tax.
	 */
	public function shown( WC_Product $product ): ?float {
		$lowest = $this->of( $product );

		return $lowest === null ? null : floatval( wc_get_price_to_display( $product, [ 'price' => $lowest ] ) );
	}

	/**
	 * A theme's own reckoning is replaced also by 0: a percentage that cannot be proved is not shown.
	 */
	private function percent( mixed $percent, mixed $product ): mixed {
		return $product instanceof WC_Product ? $this->history( $product )->reduction_percent() : $percent;
	}

	/**
	 * With the price of this moment, which a rule may have changed since the last look. That of a
	 * product with variations follows from theirs, and is not worth reading them all here.
	 */
	private function history( WC_Product $product ): PriceHistory {
		$history = $this->histories->of( $product->get_id() );

		if ( $history->last() === null || $product instanceof WC_Product_Variable ) {
			return $history;
		}
		try {
			return $history->followed_by( new PriceChange( $this->present->of( $product ), time() ) );
		} catch ( RuntimeException ) {
			// Whoever sets the price could not read it: nothing is said.
			return new PriceHistory( [], wp_timezone() );
		}
	}
}
