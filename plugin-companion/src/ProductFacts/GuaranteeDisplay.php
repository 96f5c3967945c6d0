<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\ServerBlock;
use Vitrina\Runtime\Shop;
use WC_Product;

/**
 * Shows the notice on the legal guarantee and the label of the producer's guarantee on the product page, and
 * the notice in both checkouts. Only the owner's files are shown, unchanged; without files, nothing is shown.
 */
final class GuaranteeDisplay implements Hookable {
	public function register_hooks(): void {
		// Below the add-to-cart form.
		add_action( 'woocommerce_single_product_summary', $this->print_for_product( ... ), 35 );
		add_action( 'woocommerce_review_order_before_submit', $this->print_at_checkout( ... ), 5 );
		add_filter( 'render_block_woocommerce/checkout', $this->add_to_block( ... ) );
	}

	private function print_for_product(): void {
		$product = Shop::current_product();
		// Block themes run this hook above the description, so they have the block instead, below the button.
		if ( $product !== null && ! ServerBlock::is_in_template( ProductBlocks::GUARANTEE ) ) {
			echo wp_kses_post( self::of_product( $product ) );
		}
	}

	/** @return string HTML of notice and label; '' for a virtual product, and while the owner has uploaded no files. */
	public static function of_product( WC_Product $product ): string {
		return $product->is_virtual() ? '' : self::notice() . self::label( $product );
	}

	private function print_at_checkout(): void {
		echo wp_kses_post( self::sells_goods() ? self::notice() : '' );
	}

	/** Adds the notice before the checkout block, not inside it, because the block's script replaces its content. */
	private function add_to_block( mixed $html ): mixed {
		return is_string( $html ) && self::sells_goods() && ! is_order_received_page() ? wp_kses_post( self::notice() ) . $html : $html;
	}

	private static function sells_goods(): bool {
		foreach ( Shop::cart()?->get_cart() ?? [] as $line ) {
			$product = is_array( $line ) ? $line['data'] ?? null : null;
			if ( $product instanceof WC_Product && ! $product->is_virtual() ) {
				return true;
			}
		}
		return false;
	}

	/** @return string HTML; '' while the owner has uploaded no file. */
	private static function notice(): string {
		$notice = Guarantee::notice( ShopLanguages::current() );
		return $notice === null ? '' : sprintf(
			'<p class="vitrina-guarantee"><a href="%s" target="_blank" rel="noopener">%s</a></p>',
			esc_url( $notice['url'] ),
			self::picture( $notice['file'], $notice['text'] )
		);
	}

	private static function label( WC_Product $product ): string {
		$facts = ProductFacts::of( $product );
		$label = $facts->label();
		/* translators: %d: number of months. */
		$text = sprintf( _n( 'Producer’s guarantee: %d month', 'Producer’s guarantee: %d months', $facts->guarantee_months(), 'vitrina-companion' ), $facts->guarantee_months() );
		return $label > 0 && wp_attachment_is_image( $label ) ? sprintf( '<p class="vitrina-guarantee">%s</p>', self::picture( $label, $text ) ) : '';
	}

	/** An image in its original size, because the text in a smaller copy would be too small to read. */
	private static function picture( int $id, string $alt ): string {
		return wp_get_attachment_image(
			$id,
			'full',
			false,
			[
				'alt'    => $alt,
				'style'  => 'width:20rem;max-width:100%;height:auto',
				'srcset' => '',
				'sizes'  => '',
			]
		);
	}
}
