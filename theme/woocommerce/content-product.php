<?php
/**
 * A product in a listing.
 *
 * Overrides WooCommerce's template because a card has one link with a button beside it, and a picture
 * container of fixed size.
 *
 * @version 9.4.0
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Shop;

defined( 'ABSPATH' ) || exit;

$product = Shop::current_product();

if ( $product === null || ! $product->is_visible() ) {
	return;
}

$vitrina_loop  = wc_get_loop_prop( 'loop', '0' );
$vitrina_index = is_numeric( $vitrina_loop ) ? (int) $vitrina_loop : 0;
// The pictures of the first two cards are loaded early, but not on a product page, where all cards are below the product.
// wc_get_product_class() counts the cards.
$vitrina_is_early = is_woocommerce() && ! is_product() && $vitrina_index < 2;
$vitrina_classes  = array_filter( wc_get_product_class( 'card', $product ), is_string( ... ) );
?>
<li class="<?php echo esc_attr( implode( ' ', $vitrina_classes ) ); ?>" data-product_id="<?php echo esc_attr( (string) $product->get_id() ); ?>" data-product_type="<?php echo esc_attr( $product->get_type() ); ?>">
	<?php
	/** This hook is documented in WooCommerce's templates/content-product.php. */
	do_action( 'woocommerce_before_shop_loop_item' );
	?>
	<div class="card__frame">
		<?php
		card_pictures( $product, $vitrina_is_early );
		// WooCommerce has compared the prices of all variations for the class.
		card_badge( $product, in_array( 'sale', $vitrina_classes, true ) );
		/**
		 * Fires in the top right corner of a card's picture, for a wishlist button.
		 *
		 * @since 0.1.0
		 *
		 * @param WC_Product $product The product.
		 */
		do_action( 'vitrina_card_corner', $product );
		?>
	</div>
	<a class="card__link woocommerce-LoopProduct-link woocommerce-loop-product__link" href="<?php echo esc_url( card_address( $product ) ); ?>">
		<h3 class="card__title woocommerce-loop-product__title"><?php echo esc_html( $product->get_name() ); ?></h3>
	</a>
	<?php
	/** This hook is documented in WooCommerce's templates/content-product.php. */
	do_action( 'woocommerce_after_shop_loop_item_title' );
	/** This hook is documented in WooCommerce's templates/content-product.php. */
	do_action( 'woocommerce_after_shop_loop_item' );
	?>
</li>
