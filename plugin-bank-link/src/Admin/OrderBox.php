<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Admin;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\ManualAction;
use Vitrina\BankLink\Hookable;
use Vitrina\BankLink\Payment\RefundService;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Storage\EventTable;
use Vitrina\BankLink\Wp\Money;
use WC_Order;
use WP_Post;

/**
 * On the order's screen: every try to pay it, with its history, and what is
 * left for a person to do.
 */
final readonly class OrderBox implements Hookable {

	public function __construct(
		private AttemptTable $attempts,
		private EventTable $events,
		private RefundService $refunder,
		private Notices $notices,
	) {}

	public function register_hooks(): void {
		add_action( 'add_meta_boxes', $this->add( ... ), 30, 2 );
	}

	/**
	 * @param mixed $screen A post type or the id of a screen.
	 * @param mixed $object The post or the order shown on it.
	 */
	public function add( mixed $screen, mixed $object ): void {
		$order = $object instanceof WP_Post ? wc_get_order( $object->ID ) : $object;
		if ( ! $order instanceof WC_Order || $this->attempts->of_order( $order->get_id() ) === [] ) {
			return;
		}
		add_meta_box( 'vitrina-bank-link', __( 'Bank payments', 'vitrina-bank-link' ), $this->print( ... ), OrderUtil::custom_orders_table_usage_is_enabled() ? wc_get_page_screen_id( 'shop-order' ) : 'shop_order', 'normal', 'default' );
	}

	/**
	 * @param mixed $object The post or the order.
	 */
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

	/**
	 * Three parts that stand beside each other, or below where there is no room.
	 */
	private function print_attempt( Attempt $attempt, WC_Order $order ): void {
		$is_returned = $this->refunder->is_returned( $attempt );
		$state       = $is_returned ? AttemptState::Refunded : $attempt->state;
		printf(
			'<li style="display:flex;flex-wrap:wrap;gap:8px 24px;margin:0;padding:12px 0;border-bottom:1px solid #dcdcde"><div style="flex:1 1 14em"><strong>%s, %s</strong><br>%s<br><code style="overflow-wrap:anywhere">%s</code></div><div style="flex:1 1 12em"><strong>%s</strong>%s',
			esc_html( $attempt->bank_name ),
			esc_html( Money::text( $attempt->amount, $attempt->currency ) ),
			esc_html( __( 'Started', 'vitrina-bank-link' ) . ': ' . wp_date( 'Y-m-d H:i', $attempt->created_at ) ),
			esc_html( $attempt->payment_id ),
			esc_html( Labels::state( $state ) ),
			$is_returned || $attempt->verdict === ManualAction::None ? '' : sprintf( '<p style="margin:4px 0;padding:4px 8px;border-left:4px solid #dba617;background:#fcf9e8">%s</p>', esc_html( Labels::verdict( $attempt->verdict ) ) )
		);
		$this->print_deeds( $attempt, $order );
		echo '</div><ul style="flex:2 1 16em;margin:0">';
		foreach ( $this->events->of_attempt( $attempt->id ) as $event ) {
			printf( '<li>%s %s%s</li>', esc_html( (string) wp_date( 'm-d H:i:s', $event['at'] ) ), esc_html( Labels::event( $event['kind'], $event['source'] ) ), $event['detail'] === '' ? '' : ' <code>' . esc_html( $event['detail'] ) . '</code>' );
		}
		echo '</ul></li>';
	}

	/**
	 * Links with a nonce, not forms: the order's screen is a form already.
	 */
	private function print_deeds( Attempt $attempt, WC_Order $order ): void {
		if ( $attempt->state->is_live() || ! $attempt->is_settled() ) {
			printf( '<br><a class="button button-small" href="%s">%s</a>', esc_url( Actions::url( Actions::ASK, $attempt->id ) ), esc_html__( 'Check with the bank now', 'vitrina-bank-link' ) );
		}
		if ( Actions::may_go_back( $attempt, $order ) && $this->refunder->remaining( $attempt ) > 0 ) {
			printf( '<br><a class="button button-small" href="%s">%s</a>', esc_url( Actions::url( Actions::GIVE_BACK, $attempt->id ) ), esc_html__( 'Refund this payment', 'vitrina-bank-link' ) );
		}
	}
}
