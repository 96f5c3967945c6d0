<?php
/**
 * The mini cart: a panel with the visitor's cart, on every page but cart and checkout. The panel
 * itself is the same for every visitor; its content is WooCommerce's own fragment.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use WC_Cart;
use WC_Coupon;

add_island( 'mini-cart', style: 'mini-cart-style' );
add_action( 'wp_footer', __NAMESPACE__ . '\print_mini_cart_panel' );
// The checkout button comes first, visually and in tab order.
remove_action( 'woocommerce_widget_shopping_cart_buttons', 'woocommerce_widget_shopping_cart_button_view_cart', 10 );
add_action( 'woocommerce_widget_shopping_cart_buttons', 'woocommerce_widget_shopping_cart_button_view_cart', 30 );

/** Whether this page has the panel; without it the header's link opens the cart page. */
function has_mini_cart(): bool {
	return setting( 'cart_icon' ) === 'mini-cart' && ! is_cart() && ! is_ordering();
}

function cart_link_attributes(): void {
	echo has_mini_cart() ? ' aria-haspopup="dialog"' : '';
	echo is_on( 'minicart_hide_if_empty' ) ? ' data-hide-if-empty' : '';
}

function print_mini_cart_panel(): void {
	if ( has_mini_cart() ) {
		get_template_part( 'parts/mini-cart' );
	}
}

function mini_cart_island(): void {
	Islands::print_attributes(
		'mini-cart',
		[],
		'interaction',
		[
			'data-island-openers' => '.site-header__cart',
			'data-opens-early'    => true,
		]
	);
}

/** @return array<string, mixed> Props of the panel's component; the same for every visitor. Delays in milliseconds. */
function mini_cart_settings(): array {
	return [
		'cartUrl'      => wc_get_cart_url(),
		'opensOnAdd'   => is_on( 'minicart_auto' ),
		'openDelay'    => setting( 'minicart_open_delay' ),
		'counterDelay' => setting( 'minicart_counter_delay' ),
		'texts'        => [
			'updated'      => __( 'Cart updated.', 'vitrina' ),
			'failed'       => __( 'This could not be changed. Your cart is the same as before.', 'vitrina' ),
			'offline'      => __( 'You are probably offline.', 'vitrina' ),
			'unsure'       => __( 'The shop is not responding. Your cart will be checked again.', 'vitrina' ),
			/* translators: %s: a quantity. */
			'unsaved'      => __( 'Quantity %s was not saved.', 'vitrina' ),
			'again'        => __( 'Try again', 'vitrina' ),
			'restored'     => __( 'It is back in the cart.', 'vitrina' ),
			'couponFailed' => __( 'The code could not be checked. Please try again.', 'vitrina' ),
		],
	];
}

/** Prints the coupons in the cart, each with its discount and a link that removes it. */
function mini_cart_coupons( WC_Cart $cart ): void {
	foreach ( $cart->get_coupons() as $coupon ) {
		if ( ! $coupon instanceof WC_Coupon ) {
			continue;
		}
		$amount = $cart->get_coupon_discount_amount( $coupon->get_code(), ! $cart->display_prices_including_tax() );
		printf(
			'<p class="mini-cart__applied"><span class="mini-cart__code">%1$s</span> <span>%2$s</span> <a class="mini-cart__remove-coupon" role="button" href="%3$s" data-coupon="%4$s" aria-label="%5$s">%6$s</a></p>',
			esc_html( wc_format_coupon_code( $coupon->get_code() ) ),
			$amount > 0 || ! $coupon->get_free_shipping() ? wp_kses_post( '−' . wc_price( $amount ) ) : esc_html__( 'Free delivery', 'vitrina' ),
			esc_url( add_query_arg( 'remove_coupon', rawurlencode( $coupon->get_code() ), wc_get_cart_url() ) ),
			esc_attr( $coupon->get_code() ),
			/* translators: %s: code of a coupon. */
			esc_attr( sprintf( __( 'Remove the discount code %s', 'vitrina' ), $coupon->get_code() ) ),
			'<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-close"/></svg>'
		);
	}
}

/** Prints what an empty cart shows; the same for every visitor. */
function mini_cart_empty(): void {
	?>
	<div class="mini-cart__empty">
		<p class="mini-cart__empty-title woocommerce-mini-cart__empty-message"><?php esc_html_e( 'Your cart is currently empty', 'vitrina' ); ?></p>
		<p><?php esc_html_e( 'Have a look around:', 'vitrina' ); ?></p>
		<ul>
			<?php foreach ( array_slice( top_categories(), 0, 4 ) as $category ) : ?>
				<?php $link = get_term_link( $category ); ?>
				<?php if ( is_string( $link ) ) : ?>
					<li><a href="<?php echo esc_url( $link ); ?>"><?php echo esc_html( $category->name ); ?><?php icon( 'next' ); ?></a></li>
				<?php endif; ?>
			<?php endforeach; ?>
		</ul>
		<a class="button" href="<?php echo esc_url( wc_get_page_permalink( 'shop' ) ); ?>"><?php esc_html_e( 'See all products', 'vitrina' ); ?></a>
	</div>
	<?php
}
