<?php
/**
 * The mini cart: a panel with the visitor's cart, on every page but cart and
 * checkout. The panel itself is the same for everybody; what is in it comes as
 * WooCommerce's own fragment.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use WC_Cart;
use WC_Coupon;
use WC_Form_Handler;
use WC_Product;
use WC_Product_Variation;
use WC_Session;

/** WooCommerce's own, of the cart page's form; guests' are bound to their session. */
const CART_NONCE = 'woocommerce-cart';

add_action( 'vitrina_runtime_ready', __NAMESPACE__ . '\register_mini_cart_island' );
add_action( 'init', __NAMESPACE__ . '\register_mini_cart_files' );
add_action( 'wp_footer', __NAMESPACE__ . '\print_mini_cart_panel' );
// Between the cart's own reading (10) and WooCommerce's updating (20).
add_action( 'wp_loaded', __NAMESPACE__ . '\check_mini_cart_request', 15 );
// After the cart's cookies (99), before anything is printed.
add_action( 'wp', __NAMESPACE__ . '\answer_mini_cart_request', 1000 );
add_filter( 'woocommerce_update_cart_validation', __NAMESPACE__ . '\is_line_update_allowed', 20, 4 );
add_filter( 'vitrina_state', __NAMESPACE__ . '\cart_nonces' );
// To the checkout first, for the eye and for the keyboard.
remove_action( 'woocommerce_widget_shopping_cart_buttons', 'woocommerce_widget_shopping_cart_button_view_cart', 10 );
add_action( 'woocommerce_widget_shopping_cart_buttons', 'woocommerce_widget_shopping_cart_button_view_cart', 30 );

/** Whether this page has the panel; without it the link in the header leads to the cart. */
function has_mini_cart(): bool {
	return setting( 'cart_icon' ) === 'mini-cart' && ! is_cart() && ! is_ordering();
}

/** What the header's link to the cart says of itself. */
function cart_link_attributes(): void {
	echo has_mini_cart() ? ' aria-haspopup="dialog"' : '';
	echo is_on( 'minicart_hide_if_empty' ) ? ' data-hide-if-empty' : '';
}

/** The panel, empty. */
function print_mini_cart_panel(): void {
	if ( has_mini_cart() ) {
		get_template_part( 'parts/mini-cart' );
	}
}

/** Its script and style come when somebody is about to use it. */
function register_mini_cart_island(): void {
	Islands::register( 'mini-cart', 'vitrina-mini-cart' );
}

/** See register_mini_cart_island(). */
function register_mini_cart_files(): void {
	register_built_script( 'mini-cart' );
	wp_register_style( 'vitrina-mini-cart', get_template_directory_uri() . '/build/mini-cart-style.css', [], build_version( 'mini-cart-style' ) );
}

/** What makes the panel an island; nothing without the runtime, when the link leads to the cart. */
function mini_cart_island(): void {
	if ( class_exists( Islands::class ) ) {
		Islands::print_attributes( 'mini-cart', [], 'interaction', [ 'data-island-openers' => '.site-header__cart' ] );
	}
}

/**
 * What the panel's component must know; the same for every visitor.
 *
 * @return array<string, mixed> Delays in milliseconds.
 */
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

/** Whether the panel sent this request. */
function is_mini_cart_request(): bool {
	// phpcs:ignore WordPress.Security.NonceVerification -- Whether there is one; check_mini_cart_request() judges it.
	return ( isset( $_POST['minicart_qty_update'] ) || isset( $_POST['minicart_undo'] ) ) && ! wp_doing_ajax();
}

/** Refuses what must not reach the cart, and keeps WooCommerce from leading to another page. */
function check_mini_cart_request(): void {
	if ( ! is_mini_cart_request() ) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification -- It is verified here.
	$nonce = isset( $_REQUEST['_wpnonce'] ) && is_string( $_REQUEST['_wpnonce'] ) ? sanitize_text_field( wp_unslash( $_REQUEST['_wpnonce'] ) ) : '';
	if ( wp_verify_nonce( $nonce, CART_NONCE ) === false ) {
		refuse_mini_cart_request( __( 'This page was open for too long. Please try again.', 'vitrina' ), 403 );
	}
	foreach ( posted_quantities() as $key => $quantity ) {
		if ( ! is_string( $quantity ) || ! is_quantity( $quantity ) ) {
			leave_cart_alone( __( 'Please enter how many you would like.', 'vitrina' ) );
		} elseif ( WC()->cart->get_cart_item( (string) $key ) === [] ) {
			leave_cart_alone( __( 'This is no longer in the cart.', 'vitrina' ) );
		}
	}
	if ( isset( $_POST['minicart_undo'], $_POST['undo_item'] ) && is_string( $_POST['undo_item'] ) ) {
		// WooCommerce reads them from the address; a nonce in an address would stand in logs.
		$_GET['undo_item'] = sanitize_text_field( wp_unslash( $_POST['undo_item'] ) );
		$_GET['_wpnonce']  = $nonce;
	}
	// WooCommerce would send the browser back to where it came from, and a whole page with it.
	unset( $_SERVER['HTTP_REFERER'], $_REQUEST['_wp_http_referer'] );
}

/**
 * The quantities of a request by the key of their line.
 *
 * @return array<array-key, mixed> As they were sent.
 */
function posted_quantities(): array {
	// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Judged one by one; WooCommerce reads them again.
	$lines = wp_unslash( $_POST['cart'] ?? [] );
	return array_map( fn ( mixed $line ): mixed => is_array( $line ) ? $line['qty'] ?? null : null, is_array( $lines ) ? $lines : [] );
}

/**
 * Lets WooCommerce change nothing, and says why.
 *
 * @param string $why A sentence for the shopper.
 */
function leave_cart_alone( string $why ): void {
	remove_action( 'wp_loaded', [ WC_Form_Handler::class, 'update_cart_action' ], 20 );
	wc_add_notice( esc_html( $why ), 'error' );
}

/**
 * Ends the request with a sentence and nothing else.
 *
 * @param string $why    For the shopper.
 * @param int    $status HTTP status.
 */
function refuse_mini_cart_request( string $why, int $status ): never {
	$notice = wc_print_notice( esc_html( $why ), 'error', [], true );
	send_page_part( is_string( $notice ) ? $notice : '', [], $status );
}

/** Answers the panel: what was said, and what shows the cart. */
function answer_mini_cart_request(): void {
	if ( is_mini_cart_request() ) {
		send_page_part( (string) wc_print_notices( true ), cart_fragments() );
	}
}

/**
 * Holds the panel's updates to the limits that its fields state. WooCommerce
 * itself looks at stock only when the cart page is shown.
 *
 * @param mixed $is_allowed What others say.
 * @param mixed $key        The line.
 * @param mixed $line       WooCommerce's cart item.
 * @param mixed $quantity   The new quantity.
 */
function is_line_update_allowed( mixed $is_allowed, mixed $key, mixed $line, mixed $quantity ): mixed {
	$product = is_array( $line ) ? $line['data'] ?? null : null;
	if ( $is_allowed !== true || ! is_mini_cart_request() || ! $product instanceof WC_Product || ! is_string( $key ) || ! is_numeric( $quantity ) ) {
		return $is_allowed;
	}
	$limits = line_quantity_limits( $product, $key );
	$limit  = fn ( string $name ): ?float => is_numeric( $limits[ $name ] ?? null ) ? (float) $limits[ $name ] : null;
	if ( $limit( 'max_value' ) !== null && (float) $quantity > $limit( 'max_value' ) ) {
		/* translators: 1: the most that can be bought, 2: name of the product. */
		wc_add_notice( esc_html( sprintf( __( 'You can buy no more than %1$s of “%2$s”.', 'vitrina' ), wc_format_localized_decimal( (string) $limit( 'max_value' ) ), $product->get_name() ) ), 'error' );
		return false;
	}
	$step = $limit( 'step' );
	if ( (float) $quantity < $product->get_min_purchase_quantity() || ( $step !== null && $step > 0 && abs( (float) $quantity / $step - round( (float) $quantity / $step ) ) > 1e-6 ) ) {
		wc_add_notice( esc_html__( 'Please enter how many you would like.', 'vitrina' ), 'error' );
		return false;
	}
	return true;
}

/**
 * The field of a line's quantity. What is in the cart already is never below
 * the field's least, or it would show another number than the cart holds.
 *
 * @param WC_Product $product  What is bought.
 * @param string     $key      The line.
 * @param float      $quantity How many are in the cart.
 * @return array<string, mixed> Arguments of woocommerce_quantity_input().
 */
function line_quantity_args( WC_Product $product, string $key, float $quantity ): array {
	$is_single = $product->is_sold_individually();
	$least     = floatval( $product->get_min_purchase_quantity() );
	return [
		'input_name'   => "cart[{$key}][qty]",
		'input_value'  => $quantity,
		'min_value'    => $is_single ? 1 : ( $quantity > 0 ? min( $least, $quantity ) : $least ),
		'max_value'    => $is_single ? 1 : $product->get_max_purchase_quantity(),
		'product_name' => $product->get_name(),
	];
}

/**
 * What the field would be limited to. WooCommerce 10.0 cannot say it without
 * drawing one, and later ones leave a limit that is none empty.
 *
 * @param WC_Product $product What is bought.
 * @param string     $key     The line.
 * @return array<array-key, mixed> With max_value and step.
 */
function line_quantity_limits( WC_Product $product, string $key ): array {
	$args = line_quantity_args( $product, $key, 0.0 );
	/** This filter is documented in woocommerce/includes/wc-template-functions.php */
	$args += [ 'step' => apply_filters( 'woocommerce_quantity_input_step', 1, $product ) ];
	/** This filter is documented in woocommerce/includes/wc-template-functions.php */
	$args = (array) apply_filters( 'woocommerce_quantity_input_args', $args, $product );
	$most = $args['max_value'] ?? null;
	return [ 'max_value' => is_numeric( $most ) && $most > 0 ? $most : null ] + $args;
}

/**
 * The field itself, named by its product: WooCommerce's calls every field the same.
 *
 * @param WC_Product           $product What is bought.
 * @param string               $key     The line.
 * @param array<string, mixed> $line    WooCommerce's cart item.
 */
function line_quantity_field( WC_Product $product, string $key, array $line ): string {
	$quantity = is_numeric( $line['quantity'] ?? null ) ? (float) $line['quantity'] : 0.0;
	$field    = woocommerce_quantity_input( line_quantity_args( $product, $key, $quantity ), $product, false );
	return (string) preg_replace( '/(<input\b[^>]*?)\s+aria-label="[^"]*"/', '$1', $field );
}

/**
 * The lines that the panel shows.
 *
 * @param WC_Cart $cart The visitor's.
 * @return array<string, array{product: WC_Product, line: array<string, mixed>}> By the line's key.
 */
function mini_cart_lines( WC_Cart $cart ): array {
	$lines = [];
	foreach ( $cart->get_cart() as $key => $line ) {
		if ( ! is_array( $line ) ) {
			continue;
		}
		/** These filters are documented in WooCommerce's templates/cart/mini-cart.php. */
		$product    = apply_filters( 'woocommerce_cart_item_product', $line['data'] ?? null, $line, $key );
		$is_visible = (bool) apply_filters( 'woocommerce_widget_cart_item_visible', true, $line, $key );
		if ( $product instanceof WC_Product && $product->exists() && ( $line['quantity'] ?? 0 ) > 0 && $is_visible ) {
			$lines[ (string) $key ] = [
				'product' => $product,
				'line'    => array_filter( $line, 'is_string', ARRAY_FILTER_USE_KEY ),
			];
		}
	}
	return $lines;
}

/**
 * What one of WooCommerce's filters makes of a part of a line.
 *
 * @param non-empty-string     $filter Its name.
 * @param string|int           $part   The part, mostly HTML.
 * @param array<string, mixed> $line   WooCommerce's cart item.
 * @param string               $key    The line.
 */
function filtered_part( string $filter, string|int $part, array $line, string $key ): string {
	$filtered = apply_filters( $filter, $part, $line, $key );
	return is_scalar( $filtered ) ? (string) $filtered : '';
}

/**
 * The link that takes a line out, with the marks by which WooCommerce's own
 * script and other plugins know it.
 *
 * @param WC_Product           $product What is bought.
 * @param array<string, mixed> $line    WooCommerce's cart item.
 * @param string               $key     The line.
 * @param string               $name    Of the product, without HTML.
 */
function line_remove_link( WC_Product $product, array $line, string $key, string $name ): string {
	$id   = $line['product_id'] ?? 0;
	$link = sprintf(
		'<a role="button" href="%1$s" class="remove remove_from_cart_button icon-button" aria-label="%2$s" data-product_id="%3$s" data-cart_item_key="%4$s" data-product_sku="%5$s" data-success_message="%6$s"><svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-remove"/></svg></a>',
		// The browser keeps the lines for a day: a nonce would be stored with them, and be too old. The script adds it.
		esc_url( remove_query_arg( '_wpnonce', html_entity_decode( wc_get_cart_remove_url( $key ) ) ) ),
		/* translators: %s: name of a product. */
		esc_attr( sprintf( __( 'Remove from the cart: %s', 'vitrina' ), $name ) ),
		esc_attr( filtered_part( 'woocommerce_cart_item_product_id', is_numeric( $id ) ? (int) $id : 0, $line, $key ) ),
		esc_attr( $key ),
		esc_attr( $product->get_sku() ),
		/* translators: %s: name of a product. */
		esc_attr( sprintf( __( '“%s” was removed.', 'vitrina' ), $name ) )
	);
	$filtered = apply_filters( 'woocommerce_cart_item_remove_link', $link, $key );
	return is_string( $filtered ) ? $filtered : '';
}

/**
 * Where a line's product is to be seen; a variation's address names what was
 * chosen. Empty where the catalogue does not show it.
 *
 * @param WC_Product           $product What is bought.
 * @param array<string, mixed> $line    WooCommerce's cart item.
 */
function line_address( WC_Product $product, array $line ): string {
	if ( ! $product->is_visible() ) {
		return '';
	}
	return $product instanceof WC_Product_Variation ? $product->get_permalink( $line ) : $product->get_permalink();
}

/**
 * What a line costs. Quantities may have decimals where a plugin allows them.
 *
 * @param WC_Product           $product What is bought.
 * @param array<string, mixed> $line    WooCommerce's cart item.
 */
function line_subtotal( WC_Product $product, array $line ): string {
	$quantity = is_numeric( $line['quantity'] ?? null ) ? $line['quantity'] + 0 : 0;
	return WC()->cart->get_product_subtotal( $product, $quantity ); // @phpstan-ignore argument.type (Fractions work; the stub says whole numbers.)
}

/**
 * A product's small picture, whose name stands beside it.
 *
 * @param WC_Product $product Whose.
 */
function line_picture( WC_Product $product ): string {
	return $product->get_image(
		'woocommerce_gallery_thumbnail',
		[
			'sizes' => '4.5rem',
			'alt'   => '',
		]
	);
}

/**
 * The coupons in the cart, each with what it takes off and the way to take it back.
 *
 * @param WC_Cart $cart The visitor's.
 */
function mini_cart_coupons( WC_Cart $cart ): void {
	foreach ( $cart->get_coupons() as $coupon ) {
		if ( ! $coupon instanceof WC_Coupon ) {
			continue;
		}
		$amount = $cart->get_coupon_discount_amount( $coupon->get_code(), ! $cart->display_prices_including_tax() );
		printf(
			'<p class="mini-cart__applied"><span class="mini-cart__code">%1$s</span> <span>%2$s</span> <a class="mini-cart__take-back" role="button" href="%3$s" data-coupon="%4$s" aria-label="%5$s">%6$s</a></p>',
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

/** What an empty cart offers; the same for everybody. */
function mini_cart_empty(): void {
	$shelves = get_terms(
		[
			'taxonomy'   => 'product_cat',
			'hide_empty' => true,
			'parent'     => 0,
			'menu_order' => 'ASC',
			'number'     => 4,
		]
	);
	?>
	<div class="mini-cart__empty">
		<p class="mini-cart__empty-title woocommerce-mini-cart__empty-message"><?php esc_html_e( 'Your cart is currently empty', 'vitrina' ); ?></p>
		<p><?php esc_html_e( 'Have a look around:', 'vitrina' ); ?></p>
		<ul>
			<?php foreach ( is_array( $shelves ) ? $shelves : [] as $shelf ) : ?>
				<?php $link = get_term_link( $shelf ); ?>
				<?php if ( is_string( $link ) ) : ?>
					<li><a href="<?php echo esc_url( $link ); ?>"><?php echo esc_html( $shelf->name ); ?><?php icon( 'next' ); ?></a></li>
				<?php endif; ?>
			<?php endforeach; ?>
		</ul>
		<a class="button" href="<?php echo esc_url( wc_get_page_permalink( 'shop' ) ); ?>"><?php esc_html_e( 'See all products', 'vitrina' ); ?></a>
	</div>
	<?php
}

/**
 * The nonces of the panel's calls, and of the checkout's. Who has no session has
 * no cart to change.
 *
 * @param mixed $state The state so far.
 */
function cart_nonces( mixed $state ): mixed {
	$session = get_object_vars( WC() )['session'] ?? null;
	if ( ! is_array( $state ) || ! $session instanceof WC_Session || ! is_callable( [ $session, 'has_session' ] ) || $session->has_session() !== true ) {
		return $state;
	}
	return [
		...$state,
		'nonces' => [
			...( is_array( $state['nonces'] ?? null ) ? $state['nonces'] : [] ),
			'cart'                => wp_create_nonce( CART_NONCE ),
			'apply_coupon'        => wp_create_nonce( 'apply-coupon' ),
			'remove_coupon'       => wp_create_nonce( 'remove-coupon' ),
			'update_order_review' => wp_create_nonce( 'update-order-review' ),
		],
	];
}
