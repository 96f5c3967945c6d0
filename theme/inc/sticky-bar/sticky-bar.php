<?php
/**
 * The bar that stands in for the add button once that has left the view (spec §2).
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WC_Product;

add_action( 'woocommerce_after_single_product', __NAMESPACE__ . '\sticky_bar' );

/**
 * Prints the bar. The styles keep it out of sight, of the accessibility tree and of
 * the tab order until its script shows it.
 */
function sticky_bar(): void {
	global $product;
	if ( ! is_product() || ! $product instanceof WC_Product || ! has_form( $product ) ) {
		return;
	}
	?>
	<div class="sticky-bar" role="region" aria-label="<?php esc_attr_e( 'Chosen product', 'vitrina' ); ?>">
		<div class="sticky-bar__inner">
			<?php
			echo $product->get_image( // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress's own image markup.
				'woocommerce_gallery_thumbnail',
				[
					'class'   => 'sticky-bar__picture',
					'alt'     => '',
					'loading' => 'lazy',
					'sizes'   => '3rem',
				],
				false
			);
			?>
			<p class="sticky-bar__name"><?php echo esc_html( $product->get_name() ); ?></p>
			<p class="sticky-bar__price price"><?php echo wp_kses_post( $product->get_price_html() ); ?></p>
			<button class="button sticky-bar__button" type="button"><?php echo esc_html( sticky_bar_label( $product ) ); ?></button>
		</div>
	</div>
	<?php
}

/**
 * Whether the page has a form that leads to the cart, or away to the seller.
 *
 * @param WC_Product $product Whose page.
 */
function has_form( WC_Product $product ): bool {
	return $product->is_in_stock() && ( $product->is_purchasable() || $product->is_type( [ 'external', 'grouped' ] ) );
}

/**
 * What the form's own button says, or what is still to be done there.
 *
 * @param WC_Product $product Whose.
 */
function sticky_bar_label( WC_Product $product ): string {
	return $product->is_type( [ 'variable', 'grouped' ] ) ? $product->add_to_cart_text() : $product->single_add_to_cart_text();
}
