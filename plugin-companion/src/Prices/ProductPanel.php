<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\Prices\Domain\PriceChange;
use Vitrina\Runtime\Hookable;
use WC_Product;
use WP_Post;

/** Shows the last price changes on the product edit screen. */
final readonly class ProductPanel implements Hookable {
	private const CHANGES = 5;

	public function __construct(
		private Histories $histories,
		private LowestPrice $lowest,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_product_options_pricing', fn () => $this->print_changes( (int) get_the_ID() ) );
		add_action( 'woocommerce_variation_options_pricing', $this->print_of_variation( ... ), 10, 3 );
	}

	private function print_of_variation( mixed $loop, mixed $data, mixed $variation ): void {
		if ( $variation instanceof WP_Post ) {
			$this->print_changes( $variation->ID );
		}
	}

	private function print_changes( int $id ): void {
		$changes = array_filter( $this->histories->of( $id )->changes(), static fn ( PriceChange $change ): bool => $change->since > 0 );
		if ( $changes === [] ) {
			return;
		}
		$product = wc_get_product( $id );
		$lowest  = $product instanceof WC_Product ? $this->lowest->of( $product ) : null;
		?>
		<div class="form-field form-row form-row-full vitrina-price-history" style="padding: 5px 20px 5px 12px">
			<strong><?php esc_html_e( 'Last price changes', 'vitrina-companion' ); ?></strong>
			<ul style="margin: 4px 0">
				<?php foreach ( array_slice( array_reverse( $changes ), 0, self::CHANGES ) as $change ) : ?>
					<li>
						<?php echo esc_html( (string) wp_date( 'Y-m-d H:i', $change->since ) ); ?>
						— <?php echo wp_kses_post( $this->price( $change ) ); ?>
					</li>
				<?php endforeach; ?>
			</ul>
			<?php if ( $lowest !== null ) : ?>
				<?php
				/* translators: %s: price. The lowest before the present reduction began, as the law asks for. */
				echo wp_kses_post( sprintf( __( 'Lowest price in 30 days: %s', 'vitrina-companion' ), wc_price( $lowest ) ) );
				?>
			<?php endif; ?>
		</div>
		<?php
	}

	private function price( PriceChange $change ): string {
		if ( $change->price->amount === null ) {
			return esc_html__( 'not sold', 'vitrina-companion' );
		}
		$price = wc_price( $change->price->amount / 10 ** wc_get_price_decimals() );

		/* translators: %s: price. */
		return $change->price->is_reduced ? sprintf( esc_html__( '%s, reduced', 'vitrina-companion' ), $price ) : $price;
	}
}
