<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use WC_Order;
use WP_Error;

/**
 * The classic checkout and the order-pay page refuse an order whose total differs from the one that the shopper saw.
 * The field is in the same cell as the visible total, so an update of the cell updates both. See
 * docs/decisions/0036-the-total-that-was-shown.md.
 */
final class ClassicTotal implements Hookable {
	private bool $is_review = false;

	public function __construct( private readonly BuiltAssets $files ) {}

	public function register_hooks(): void {
		// The script keeps the total of an open checkout current.
		add_action( 'woocommerce_before_checkout_form', fn () => $this->files->enqueue( 'checkout-total' ) );
		add_action( 'woocommerce_review_order_before_order_total', $this->begin( ... ) );
		add_action( 'woocommerce_review_order_after_order_total', $this->end( ... ) );
		add_filter( 'woocommerce_cart_totals_order_total_html', $this->add_field( ... ), 100 );
		// After other validation of the form.
		add_action( 'woocommerce_after_checkout_validation', $this->validate( ... ), 100, 2 );
		add_action( 'woocommerce_pay_order_before_submit', $this->print_for_order( ... ) );
		add_action( 'woocommerce_before_pay_action', $this->validate_order( ... ), 100 );
	}

	private function begin(): void {
		$this->is_review = true;
	}

	private function end(): void {
		$this->is_review = false;
	}

	/** Adds the field only in the order review: the cart page shows a total too, but submits no order. */
	private function add_field( mixed $html ): mixed {
		return $this->is_review && is_string( $html ) ? $html . Totals::field( Totals::of_cart() ) : $html;
	}

	/** @param array<string, mixed> $data   The posted form. */
	private function validate( array $data, WP_Error $errors ): void {
		// Without JavaScript, "Update totals" posts the whole form without ordering.
		$is_update = ( $data['woocommerce_checkout_update_totals'] ?? false ) === true;
		$now       = Totals::of_cart();
		if ( $is_update || ! $now->differs_from( Totals::posted() ) ) {
			return;
		}
		$errors->add( 'vitrina_total_changed', esc_html( Totals::changed( $now ) ) );
		// Makes WooCommerce's script refresh the order review.
		WC()->session->set( 'refresh_totals', true );
	}

	private function print_for_order(): void {
		$id    = get_query_var( 'order-pay' );
		$order = is_numeric( $id ) ? wc_get_order( (int) $id ) : null;
		if ( $order instanceof WC_Order ) {
			echo Totals::field( Totals::of_order( $order ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		}
	}

	/** An error notice prevents the payment. */
	private function validate_order( WC_Order $order ): void {
		$now = Totals::of_order( $order );
		if ( $now->differs_from( Totals::posted() ) ) {
			wc_add_notice( esc_html( Totals::changed( $now ) ), 'error' );
		}
	}
}
