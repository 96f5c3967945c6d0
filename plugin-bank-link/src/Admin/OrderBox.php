<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Admin;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\ManualAction;
use Vitrina\BankLink\Payment\RefundService;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Storage\EventTable;
use Vitrina\BankLink\Wp\Money;
use Vitrina\Runtime\Hookable;
use WC_Order;
use WP_Post;

/** A meta box on the order screen: all payment attempts with their history and the actions of the owner. */
final readonly class OrderBox implements Hookable {

	public function __construct(
		private AttemptTable $attempts,
		private EventTable $events,
		private RefundService $refund_service,
		private Notices $notices,
	) {}

	public function register_hooks(): void {
		add_action( 'add_meta_boxes', $this->add( ... ), 30, 2 );
	}

	/** @param mixed $object The post or order of the screen. */
	public function add( mixed $screen, mixed $object ): void {
		$order = $object instanceof WP_Post ? wc_get_order( $object->ID ) : $object;
		if ( ! $order instanceof WC_Order || $this->attempts->of_order( $order->get_id() ) === [] ) {
			return;
		}
		add_meta_box( 'vitrina-bank-link', __( 'Bank payments', 'vitrina-bank-link' ), $this->print( ... ), OrderUtil::custom_orders_table_usage_is_enabled() ? wc_get_page_screen_id( 'shop-order' ) : 'shop_order', 'normal', 'default' );
	}

	/** @param mixed $object The post or the order. */
	public function print( mixed $object ): void {
		$order = $object instanceof WP_Post ? wc_get_order( $object->ID ) : $object;
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		$this->notices->print();
		OrderConcurrencyCheck::print_field( $order );
		echo '<ul style="margin:0">';
		foreach ( $this->attempts->of_order( $order->get_id() ) as $attempt ) {
			$this->print_attempt( $attempt, $order );
		}
		echo '</ul>';
	}

	/** Prints three columns, which wrap in narrow windows. */
	private function print_attempt( Attempt $attempt, WC_Order $order ): void {
		$is_fully_refunded = $this->refund_service->is_fully_refunded( $attempt );
		$state             = $is_fully_refunded ? AttemptState::Refunded : $attempt->state;
		printf(
			'<li style="display:flex;flex-wrap:wrap;gap:8px 24px;margin:0;padding:12px 0;border-bottom:1px solid #dcdcde"><div style="flex:1 1 14em"><strong>%s, %s</strong><br>%s<br><code style="overflow-wrap:anywhere">%s</code></div><div style="flex:1 1 12em"><strong>%s</strong>%s',
			esc_html( $attempt->bank_name ),
			esc_html( Money::text( $attempt->amount, $attempt->currency ) ),
			esc_html( __( 'Started', 'vitrina-bank-link' ) . ': ' . wp_date( 'Y-m-d H:i', $attempt->created_at ) ),
			esc_html( $attempt->payment_id ),
			esc_html( Labels::state( $state ) ),
			$is_fully_refunded || $attempt->manual_action === ManualAction::None ? '' : sprintf( '<p style="margin:4px 0;padding:4px 8px;border-left:4px solid #dba617;background:#fcf9e8">%s</p>', esc_html( Labels::manual_action( $attempt->manual_action ) ) )
		);
		$this->print_actions( $attempt, $order );
		echo '</div><ul style="flex:2 1 16em;margin:0">';
		foreach ( $this->events->of_attempt( $attempt->id ) as $event ) {
			printf( '<li>%s %s%s</li>', esc_html( (string) wp_date( 'm-d H:i:s', $event['at'] ) ), esc_html( Labels::event( $event['kind'], $event['source'] ) ), $event['detail'] === '' ? '' : ' <code>' . esc_html( $event['detail'] ) . '</code>' );
		}
		echo '</ul></li>';
	}

	/** Prints links with a nonce instead of forms, because the order screen is already a form. */
	private function print_actions( Attempt $attempt, WC_Order $order ): void {
		if ( $attempt->state->is_live() || ! $attempt->is_settled() ) {
			printf( '<br><a class="button button-small" href="%s">%s</a>', esc_url( Actions::url( Actions::CHECK_PAYMENT, $attempt->id ) ), esc_html__( 'Check with the bank now', 'vitrina-bank-link' ) );
		}
		if ( Actions::can_refund( $attempt, $order ) && $this->refund_service->remaining( $attempt ) > 0 ) {
			printf( '<br><a class="button button-small" href="%s">%s</a>', esc_url( Actions::url( Actions::REFUND, $attempt->id ) ), esc_html__( 'Refund this payment', 'vitrina-bank-link' ) );
		}
	}
}
