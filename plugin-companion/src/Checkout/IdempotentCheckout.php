<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Vitrina\Companion\Storage\Transaction;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Shop;
use WC_Order;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A repeated checkout returns the same order, also when the first request never finished.
 * WooCommerce stores the order of a cart in the session, and saves the session late: if the worker
 * dies, or the payment provider is slow, the next request finds no order and creates a second one.
 * Here the session is saved in the same transaction as the order, before the payment provider is
 * called; a cart whose order has been placed leads to that order.
 */
final class IdempotentCheckout implements Hookable {
	private const PLACED = 'vitrina_companion_order_placed';

	/** WooCommerce's session entries for the order: of the classic checkout, and of the Store API. */
	private const CLASSIC   = 'order_awaiting_payment';
	private const STORE_API = 'store_api_draft_order';

	private bool $is_open = false;

	public function register_hooks(): void {
		// The transaction covers only the saving of the order, as closely as WooCommerce's hooks allow.
		add_action( 'woocommerce_checkout_create_order', $this->start_transaction( ... ), PHP_INT_MAX );
		add_action( 'woocommerce_checkout_update_order_meta', $this->save_classic( ... ), PHP_INT_MIN );
		add_action( 'woocommerce_checkout_order_exception', $this->commit( ... ), PHP_INT_MIN );
		add_action( 'shutdown', $this->commit( ... ), PHP_INT_MIN );
		add_action( 'woocommerce_after_checkout_validation', $this->respond_classic( ... ), PHP_INT_MAX );
		// The order is still a draft here, so it needs no transaction.
		add_action( 'woocommerce_store_api_checkout_update_order_meta', $this->save_store_api( ... ), PHP_INT_MAX );
		add_action( 'woocommerce_store_api_checkout_update_customer_from_request', $this->stop_store_api( ... ), 10, 2 );
		add_filter( 'rest_request_after_callbacks', $this->respond_store_api( ... ), 10, 3 );
	}

	private function start_transaction( mixed $order ): void {
		if ( $order instanceof WC_Order && $order->get_id() === 0 ) {
			Transaction::start();
			$this->is_open = true;
		}
	}

	private function commit(): void {
		if ( $this->is_open ) {
			Transaction::commit();
			$this->is_open = false;
		}
	}

	private function save_classic( mixed $order_id ): void {
		$this->save_order_id( self::CLASSIC, is_numeric( $order_id ) ? (int) $order_id : 0 );
		$this->commit();
	}

	private function save_store_api( mixed $order ): void {
		$this->save_order_id( self::STORE_API, $order instanceof WC_Order ? $order->get_id() : 0 );
	}

	private function save_order_id( string $name, int $order_id ): void {
		$session = Shop::session();
		if ( $session === null || $order_id === 0 ) {
			return;
		}
		$session->set( $name, $order_id );
		$save = [ $session, 'save_data' ];
		if ( is_callable( $save ) ) {
			$save();
		}
	}

	/** Redirects to the order if it was placed but the cart was not emptied, because the request that placed it died. */
	private function respond_classic(): void {
		$order = $this->placed_order( self::CLASSIC );
		if ( $order === null ) {
			return;
		}
		$this->finish( $order );
		// Validation may report items as sold out that this very order has bought.
		wc_clear_notices();
		$redirect = $order->get_checkout_order_received_url();
		if ( wp_doing_ajax() ) {
			wp_send_json(
				[
					'result'   => 'success',
					'redirect' => $redirect,
					'order_id' => $order->get_id(),
				]
			);
		}
		wp_safe_redirect( $redirect );
		exit;
	}

	/** @throws RouteException Ends WooCommerce's route; respond_store_api() then replaces the response. */
	private function stop_store_api( mixed $customer, mixed $request ): void {
		if ( $request instanceof WP_REST_Request && $request->get_method() === 'POST' && $this->placed_order( self::STORE_API ) !== null ) {
			throw new RouteException( self::PLACED, esc_html__( 'This order is placed already.', 'vitrina-companion' ), 409 ); // phpcs:ignore WordPress.Security.EscapeOutput -- An error code.
		}
	}

	private function respond_store_api( mixed $response, mixed $handler, mixed $request ): mixed {
		$data       = $response instanceof WP_REST_Response ? $response->get_data() : null;
		$error_code = $response instanceof WP_Error ? $response->get_error_code() : ( is_array( $data ) ? $data['code'] ?? '' : '' );
		$order      = $error_code === self::PLACED ? $this->placed_order( self::STORE_API ) : null;
		if ( $order === null ) {
			return $response;
		}
		$this->finish( $order );
		return new WP_REST_Response(
			[
				'order_id'       => $order->get_id(),
				'status'         => $order->get_status(),
				'order_key'      => $order->get_order_key(),
				'order_number'   => $order->get_order_number(),
				'customer_id'    => $order->get_customer_id(),
				'payment_method' => $order->get_payment_method(),
				'payment_result' => [
					'payment_status'  => 'success',
					'payment_details' => [],
					'redirect_url'    => $order->get_checkout_order_received_url(),
				],
			]
		);
	}

	private function placed_order( string $name ): ?WC_Order {
		$cart  = Shop::cart();
		$id    = Shop::session()?->get( $name );
		$order = is_numeric( $id ) ? wc_get_order( (int) $id ) : null;
		if ( $cart === null || $cart->is_empty() || ! $order instanceof WC_Order ) {
			return null;
		}
		$is_placed = $order->has_status( [ ...wc_get_is_paid_statuses(), 'on-hold' ] ) && $order->has_cart_hash( $cart->get_cart_hash() );
		return $is_placed ? $order : null;
	}

	/**
	 * Completes what the request that died may have left undone. WooCommerce does each of these steps only
	 * once per order.
	 */
	private function finish( WC_Order $order ): void {
		$id = $order->get_id();
		wc_maybe_reduce_stock_levels( $id );
		wc_release_stock_for_order( $order );
		wc_update_total_sales_counts( $id );
		wc_update_coupon_usage_counts( $id );
		wc_downloadable_product_permissions( $id );
		if ( ! $order->get_new_order_email_sent() ) {
			WC()->mailer();
			do_action( "woocommerce_order_status_pending_to_{$order->get_status()}_notification", $id, $order ); // phpcs:ignore WooCommerce.Commenting.CommentHooks -- WooCommerce's own: the e-mails to shop and shopper.
		}
		Shop::session()?->set( self::STORE_API, null );
		Shop::cart()?->empty_cart();
	}
}
