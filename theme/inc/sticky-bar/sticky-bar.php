<?php
/** The sticky bar, shown when the add button is scrolled out of view (spec §2). */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WC_Product;

add_action( 'woocommerce_after_single_product', __NAMESPACE__ . '\sticky_bar' );
add_filter( 'body_class', __NAMESPACE__ . '\sticky_bar_class' );

/**
 * Adds the class of pages whose footer leaves space for the bar.
 *
 * @param string[] $classes Classes of the body element.
 * @return string[]
 */
function sticky_bar_class( array $classes ): array {
	$product = is_product() ? wc_get_product( get_queried_object_id() ) : null;
	return $product instanceof WC_Product && has_form( $product ) ? [ ...$classes, 'with-sticky-bar' ] : $classes;
}

/** Prints the bar. Styles hide it visually, from the accessibility tree and from the tab order until its script shows it. */
function sticky_bar(): void {
	global $product;
	if ( ! is_product() || ! $product instanceof WC_Product || ! has_form( $product ) ) {
		return;
	}
	// The text of the form's button; for a variable or grouped product, the text of the card's button, such as
	// "Select options".
	$label = $product->is_type( [ 'variable', 'grouped' ] ) ? $product->add_to_cart_text() : $product->single_add_to_cart_text();
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
			<button class="button sticky-bar__button" type="button"><?php echo esc_html( $label ); ?></button>
		</div>
	</div>
	<?php
}

/** Whether the product's page has an add-to-cart form, or a link to an external seller. */
function has_form( WC_Product $product ): bool {
	return $product->is_in_stock() && ( $product->is_purchasable() || $product->is_type( [ 'external', 'grouped' ] ) );
}
