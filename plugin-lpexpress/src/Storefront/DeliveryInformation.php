<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Storefront;

use Vitrina\LpExpress\Domain\TerminalMap;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\LpExpress\WooCommerce\ShippingMethod;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\ServerBlock;
use Vitrina\Runtime\Shop;
use WC_Product;

/**
 * Information about terminals on product and front page, in hooks that a theme offers.
 * The same for every visitor, because these pages are cached.
 */
final readonly class DeliveryInformation implements Hookable {

	/** Feature that a theme supports if it prints a list of delivery information, see current_theme_supports(). */
	private const FEATURE = 'vitrina-product-promises';

	/** In block templates the owner can place the line as this block. */
	private const BLOCK = 'vitrina/terminal-note';

	private const MAP_CACHE = 'vitrina_lpexpress_map';

	public function __construct( private Terminals $terminals ) {}

	public function register_hooks(): void {
		add_action( 'vitrina_product_promises', $this->print_line( ... ) );
		add_action( 'woocommerce_single_product_summary', $this->print_note( ... ), 35 );
		add_action( 'init', $this->register_block( ... ) );
		add_action( 'vitrina_front_delivery', $this->print_section( ... ) );
		add_action( 'vitrina_lpexpress_terminals_replaced', $this->clear_map_cache( ... ) );
	}

	public function print_line(): void {
		$text = $this->line( Shop::current_product() );
		if ( $text !== '' ) {
			printf( '<li><svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-pin"/></svg><span>%s</span></li>', esc_html( $text ) );
		}
	}

	private function register_block(): void {
		// Classic themes have no block templates, and the block's texts would load a translation file on every page.
		if ( ! wp_is_block_theme() ) {
			return;
		}
		ServerBlock::register_for_products(
			self::BLOCK,
			__( 'Number of terminals', 'vitrina-lpexpress' ),
			__( 'How many parcel terminals there are, on products that can be sent to one.', 'vitrina-lpexpress' ),
			'location',
			$this->note( ... )
		);
	}

	/** Prints the line as a paragraph, in a theme without a list of delivery information. */
	private function print_note(): void {
		$product = Shop::current_product();
		if ( current_theme_supports( self::FEATURE ) || ServerBlock::is_in_template( self::BLOCK ) || $product === null || ! $product->is_visible() ) {
			return;
		}
		echo $this->note( $product ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in note().
	}

	private function note( WC_Product $product ): string {
		$text = $this->line( $product );
		return $text === '' ? '' : sprintf( '<p class="vitrina-terminal-note">%s</p>', esc_html( $text ) );
	}

	/** @return string '' for a product that cannot be ordered to a terminal. */
	private function line( ?WC_Product $product ): string {
		$count = $product !== null && self::goes_to_terminals( $product ) ? $this->count() : 0;
		/* translators: %s: number of terminals. */
		return $count === 0 ? '' : sprintf( _n( 'Pick it up from %s parcel terminal', 'Pick it up from any of %s parcel terminals', $count, 'vitrina-lpexpress' ), number_format_i18n( $count ) );
	}

	private static function goes_to_terminals( WC_Product $product ): bool {
		return Shop::sends( $product ) && $product->is_in_stock() && ! ShippingMethod::is_excluded( $product );
	}

	public function print_section(): void {
		$count = $this->count();
		if ( $count === 0 ) {
			return;
		}
		?>
		<section class="delivery section">
			<div class="delivery__text">
				<h2>
					<?php
					/* translators: %s: number of terminals. */
					echo esc_html( sprintf( _n( 'Pick up at a terminal: %s place in Lithuania', 'Pick up at a terminal: %s places in Lithuania', $count, 'vitrina-lpexpress' ), number_format_i18n( $count ) ) );
					?>
				</h2>
				<p><?php esc_html_e( 'Choose the one on your way at checkout. It waits for you at any hour, and a text message brings the code.', 'vitrina-lpexpress' ); ?></p>
			</div>
			<?php $this->print_map(); ?>
		</section>
		<?php
	}

	public function clear_map_cache(): void {
		delete_transient( self::MAP_CACHE );
	}

	private function count(): int {
		return $this->terminals->counts()['LT'] ?? 0;
	}

	private function print_map(): void {
		$cached = get_transient( self::MAP_CACHE );
		$path   = is_array( $cached ) && is_string( $cached['path'] ?? null ) ? $cached['path'] : null;
		$height = is_array( $cached ) && is_int( $cached['height'] ?? null ) ? $cached['height'] : 0;
		if ( $path === null ) {
			try {
				$map = TerminalMap::from_list( $this->terminals->of_country( 'LT' ) );
			} catch ( DatabaseException ) {
				// Nothing is printed or cached: an empty map would stay in the cache for a month.
				return;
			}
			$path   = implode( '', array_map( static fn ( array $dot ): string => "M{$dot[0]} {$dot[1]}h0", $map->dots ?? [] ) );
			$height = $map->height ?? 0;
			set_transient(
				self::MAP_CACHE,
				[
					'path'   => $path,
					'height' => $height,
				],
				MONTH_IN_SECONDS
			);
		}
		if ( $path !== '' ) {
			printf( '<svg class="delivery__map" viewBox="-4 -4 328 %d" aria-hidden="true" focusable="false"><path d="%s"/></svg>', absint( $height ) + 8, esc_attr( $path ) );
		}
	}
}
