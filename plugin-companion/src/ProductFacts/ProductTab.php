<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\ProductFacts\Domain\Facts;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\ServerBlock;
use Vitrina\Runtime\Shop;
use WC_Product;

/** “Manufacturer and safety” on the product page, beside description and reviews, in every theme. */
final class ProductTab implements Hookable {
	private const KEY = 'product_facts';

	/** Facts of the page's product: add() reads them, and print() runs later. */
	private ?Facts $facts = null;

	public function register_hooks(): void {
		add_filter( 'woocommerce_product_tabs', $this->add( ... ) );
		add_action( 'vitrina_quick_view_end', $this->print_link( ... ) );
	}

	private function add( mixed $tabs ): mixed {
		$product     = Shop::current_product();
		$this->facts = $product === null ? null : ProductFacts::of( $product );
		if ( is_array( $tabs ) && $product !== null && $this->facts !== null && ! ServerBlock::is_in_template( ProductBlocks::FACTS ) && FactsView::is_shown( $product, $this->facts ) ) {
			$tabs[ self::KEY ] = [
				'title'    => FactsView::title(),
				'priority' => 25,
				'callback' => $this->print( ... ),
			];
		}
		return $tabs;
	}

	private function print(): void {
		$product = Shop::current_product();
		if ( $product !== null && $this->facts !== null ) {
			FactsView::print( $product, $this->facts );
		}
	}

	/** The quick view is too small for the facts, so it links to them on the product page. */
	private function print_link( mixed $product ): void {
		if ( $product instanceof WC_Product && FactsView::is_shown( $product, ProductFacts::of( $product ) ) ) {
			printf( '<p class="vitrina-facts__link"><a href="%s">%s</a></p>', esc_url( $product->get_permalink() . '#tab-' . self::KEY ), esc_html( FactsView::title() ) );
		}
	}
}
