<?php
/**
 * The visitor's cart, in the panel and in WooCommerce's cart widget.
 *
 * Overrides WooCommerce's template to add quantity fields and a coupon field. All its hooks and
 * filters are kept.
 *
 * @version 11.0.0
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

defined( 'ABSPATH' ) || exit;

$vitrina_cart  = WC()->cart;
$vitrina_args  = get_defined_vars()['args'] ?? null;
$vitrina_class = is_array( $vitrina_args ) && is_string( $vitrina_args['list_class'] ?? null ) ? $vitrina_args['list_class'] : '';

// phpcs:disable WordPress.Security.EscapeOutput -- These filters and functions return HTML, as in WooCommerce's own template.
/** These hooks and filters are documented in WooCommerce's templates/cart/mini-cart.php. */
do_action( 'woocommerce_before_mini_cart' );
?>

<?php if ( $vitrina_cart->is_empty() ) : ?>

	<?php mini_cart_empty(); ?>

<?php else : ?>

	<form id="ajax-minicart-form" class="mini-cart__lines" action="<?php echo esc_url( wc_get_cart_url() ); ?>" method="post">
		<ul class="woocommerce-mini-cart cart_list product_list_widget <?php echo esc_attr( $vitrina_class ); ?>">
			<?php
			do_action( 'woocommerce_before_mini_cart_contents' );

			foreach ( mini_cart_lines( $vitrina_cart ) as $vitrina_key => [ 'product' => $vitrina_product, 'line' => $vitrina_line ] ) :
				$vitrina_name = filtered_part( 'woocommerce_cart_item_name', $vitrina_product->get_name(), $vitrina_line, $vitrina_key );
				$vitrina_link = filtered_part( 'woocommerce_cart_item_permalink', line_address( $vitrina_product, $vitrina_line ), $vitrina_line, $vitrina_key );
				?>
				<li class="woocommerce-mini-cart-item mini-cart__line <?php echo esc_attr( filtered_part( 'woocommerce_mini_cart_item_class', 'mini_cart_item', $vitrina_line, $vitrina_key ) ); ?>" data-cart_item_key="<?php echo esc_attr( $vitrina_key ); ?>">
					<span class="mini-cart__picture"><?php echo filtered_part( 'woocommerce_cart_item_thumbnail', line_picture( $vitrina_product ), $vitrina_line, $vitrina_key ); ?></span>
					<div class="mini-cart__text">
						<?php if ( $vitrina_link === '' ) : ?>
							<span class="mini-cart__name"><?php echo wp_kses_post( $vitrina_name ); ?></span>
						<?php else : ?>
							<a class="mini-cart__name" href="<?php echo esc_url( $vitrina_link ); ?>"><?php echo wp_kses_post( $vitrina_name ); ?></a>
						<?php endif; ?>
						<?php echo wc_get_formatted_cart_item_data( $vitrina_line ); ?>
						<?php echo filtered_part( 'woocommerce_widget_cart_item_quantity', '<span class="mini-cart__price">' . filtered_part( 'woocommerce_cart_item_price', $vitrina_cart->get_product_price( $vitrina_product ), $vitrina_line, $vitrina_key ) . '</span>', $vitrina_line, $vitrina_key ); ?>
					</div>
					<?php echo line_remove_link( $vitrina_product, $vitrina_line, $vitrina_key, wp_strip_all_tags( $vitrina_name ) ); ?>
					<?php echo line_quantity_field( $vitrina_product, $vitrina_key, $vitrina_line ); ?>
					<span class="mini-cart__subtotal"><?php echo filtered_part( 'woocommerce_cart_item_subtotal', line_subtotal( $vitrina_product, $vitrina_line ), $vitrina_line, $vitrina_key ); ?></span>
				</li>
			<?php endforeach; ?>

			<?php do_action( 'woocommerce_mini_cart_contents' ); ?>
		</ul>
	</form>

	<div class="mini-cart__foot">
		<?php if ( wc_coupons_enabled() ) : ?>
			<?php mini_cart_coupons( $vitrina_cart ); ?>
			<details class="mini-cart__coupon">
				<summary><?php esc_html_e( 'I have a discount code', 'vitrina' ); ?><?php icon( 'chevron' ); ?></summary>
				<form action="<?php echo esc_url( wc_get_cart_url() ); ?>" method="post">
					<label class="visually-hidden" for="minicart-coupon"><?php esc_html_e( 'Discount code', 'vitrina' ); ?></label>
					<input id="minicart-coupon" type="text" name="coupon_code" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="<?php esc_attr_e( 'Discount code', 'vitrina' ); ?>">
					<button class="button button--quiet" type="submit" name="apply_coupon" value="1"><?php esc_html_e( 'Apply', 'vitrina' ); ?></button>
				</form>
			</details>
		<?php endif; ?>
		<p class="woocommerce-mini-cart__total total"><?php do_action( 'woocommerce_widget_shopping_cart_total' ); ?></p>
		<?php do_action( 'woocommerce_widget_shopping_cart_before_buttons' ); ?>
		<p class="woocommerce-mini-cart__buttons buttons"><?php do_action( 'woocommerce_widget_shopping_cart_buttons' ); ?></p>
		<?php do_action( 'woocommerce_widget_shopping_cart_after_buttons' ); ?>
	</div>

<?php endif; ?>

<?php
do_action( 'woocommerce_after_mini_cart' );
// phpcs:enable
