<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\ServerBlock;
use WC_Product;

/**
 * Blocks for block themes. The block of facts is for templates without WooCommerce's product details, which
 * show the facts as a tab. The block with the guarantee's notice and label is placed below the button.
 */
final class ProductBlocks implements Hookable {
	public const FACTS     = 'vitrina/product-facts';
	public const GUARANTEE = 'vitrina/product-guarantee';

	private const BUTTONS  = [ 'woocommerce/add-to-cart-form', 'woocommerce/add-to-cart-with-options' ];
	private const TEMPLATE = 'single-product';

	public function register_hooks(): void {
		add_action( 'init', $this->register( ... ) );
		ServerBlock::place_after( self::GUARANTEE, self::BUTTONS, self::TEMPLATE );
	}

	private function register(): void {
		ServerBlock::register_for_products( self::FACTS, FactsView::title(), __( 'Manufacturer, responsible person, identifier and warnings of the product.', 'vitrina-companion' ), 'shield', self::facts( ... ) );
		ServerBlock::register_for_products( self::GUARANTEE, __( 'Guarantee of the product', 'vitrina-companion' ), __( 'The notice on the legal guarantee and the label of the producer’s, from Vitrina → Product facts.', 'vitrina-companion' ), 'shield', GuaranteeDisplay::of_product( ... ) );
	}

	private static function facts( WC_Product $product ): string {
		$facts = ProductFacts::of( $product );
		if ( ! FactsView::is_shown( $product, $facts ) ) {
			return '';
		}
		ob_start();
		printf( '<h2>%s</h2>', esc_html( FactsView::title() ) );
		FactsView::print( $product, $facts );
		return (string) ob_get_clean();
	}
}
