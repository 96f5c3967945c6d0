<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\Prices\Domain\PriceHistory;
use Vitrina\Companion\Prices\Storage\PriceTable;
use Vitrina\Runtime\Hookable;
use WC_Product;
use WP_CLI;

/**
 * Records and shows price histories on the command line.
 */
final readonly class PricesCommand implements Hookable {
	public function __construct(
		private RecordAll $all,
		private PriceTable $table,
		private LowestPrice $lowest,
	) {}

	public function register_hooks(): void {
		add_action( 'cli_init', $this->register( ... ) );
	}

	private function register(): void {
		WP_CLI::add_command( 'vitrina prices record', [ $this, 'record' ] );
		WP_CLI::add_command( 'vitrina prices show', [ $this, 'show' ] );
	}

	/** Checks the price of every product now and records changes. */
	public function record(): void {
		/* translators: %d: number of products. */
		WP_CLI::success( sprintf( __( 'Products checked: %d.', 'vitrina-companion' ), $this->all->record_now() ) );
	}

	/**
	 * Shows the price history of a product or a variation.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the product or variation.
	 *
	 * @param list<string> $args
	 */
	public function show( array $args ): void {
		$id      = (int) ( $args[0] ?? 0 );
		$product = wc_get_product( $id );
		if ( ! $product instanceof WC_Product ) {
			WP_CLI::error( __( 'There is no such product.', 'vitrina-companion' ) );
		}
		$this->log_changes( $this->table->histories( [ $id ] )[ $id ] );
		$lowest = $this->lowest->of( $product );
		if ( $lowest !== null ) {
			/* translators: %s: price. The lowest before the present reduction began, as the law asks for. */
			WP_CLI::log( sprintf( __( 'Lowest price in 30 days: %s', 'vitrina-companion' ), wc_format_decimal( $lowest, wc_get_price_decimals() ) ) );
		}
	}

	private function log_changes( PriceHistory $history ): void {
		foreach ( $history->changes() as $change ) {
			$amount = $change->price->amount;
			WP_CLI::log(
				implode(
					"\t",
					[
						$change->since === 0 ? '-' : (string) wp_date( 'Y-m-d H:i:s', $change->since ),
						$amount === null ? '-' : wc_format_decimal( $amount / 10 ** wc_get_price_decimals(), wc_get_price_decimals() ),
						$change->price->is_reduced ? __( 'reduced', 'vitrina-companion' ) : '',
					]
				)
			);
		}
	}
}
