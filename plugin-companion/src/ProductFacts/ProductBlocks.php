<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\ServerBlock;
use Vitrina\Runtime\Hookable;
use WC_Product;
use WP_Block;

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

	/** Whether the block template of this page contains the block; if it does, the classic hooks print nothing. */
	public static function is_in_template( string $block ): bool {
		$template = $GLOBALS['_wp_current_template_content'] ?? '';
		return is_string( $template ) && str_contains( $template, "<!-- wp:{$block} " );
	}

	private function register(): void {
		$this->register_block( self::FACTS, FactsView::title(), __( 'Manufacturer, responsible person, identifier and warnings of the product.', 'vitrina-companion' ), self::facts( ... ) );
		$this->register_block( self::GUARANTEE, __( 'Guarantee of the product', 'vitrina-companion' ), __( 'The notice on the legal guarantee and the label of the producer’s, from Vitrina → Product facts.', 'vitrina-companion' ), GuaranteeDisplay::of_product( ... ) );
	}

	/** @param callable(WC_Product): string $show Returns escaped HTML; '' for nothing. */
	private function register_block( string $name, string $title, string $description, callable $show ): void {
		ServerBlock::register(
			$name,
			[
				'title'       => $title,
				'description' => $description,
				'category'    => 'woocommerce-product-elements',
				'icon'        => 'shield',
			],
			static function ( mixed $attributes, string $content, WP_Block $block ) use ( $show, $title ): string {
				$product = ServerBlock::product( $block );
				$html    = $product === null ? '' : $show( $product );
				// In the editor an empty block shows its title.
				$html = $html === '' && wp_is_serving_rest_request() ? '<p>' . esc_html( $title ) . '</p>' : $html;
				return $html === '' ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), wp_kses_post( $html ) );
			},
			[ 'postId' ]
		);
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
