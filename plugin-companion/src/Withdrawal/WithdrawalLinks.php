<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Runtime\Hookable;
use WC_Order;

/** Links to the withdrawal page: in orders, their e-mails and the footer. */
final class WithdrawalLinks implements Hookable {
	public function register_hooks(): void {
		add_action( 'woocommerce_order_details_after_order_table', $this->print_link( ... ) );
		add_action( 'woocommerce_email_after_order_table', $this->print_in_mail( ... ), 20, 3 );
		add_action( 'vitrina_footer_line', $this->print_in_footer( ... ) );
	}

	/** URL of the form with prefilled order number, name and e-mail address; it contains the order key. */
	public static function url_for( WC_Order $order ): string {
		$url = WithdrawalPage::url();
		return $url === '' ? '' : add_query_arg(
			[
				WithdrawalPage::FIELD . 'order' => $order->get_id(),
				WithdrawalPage::FIELD . 'key'   => $order->get_order_key(),
			],
			$url
		);
	}

	private function print_in_footer(): void {
		$url = WithdrawalPage::url();
		if ( $url !== '' ) {
			printf( ' <a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Withdraw from a contract', 'vitrina-companion' ) );
		}
	}

	private function print_link( WC_Order $order ): void {
		foreach ( Withdrawals::of( $order )->withdrawals as $withdrawal ) {
			/* translators: %s: date and time. */
			$text  = sprintf( __( 'You withdrew from this contract: %s', 'vitrina-companion' ), NoticeLines::moment( $withdrawal->received_at ) );
			$goods = implode( '; ', $withdrawal->goods() );
			printf( '<p class="vitrina-withdrawal-link">%s</p>', esc_html( $goods === '' ? $text : "{$text} ({$goods})" ) );
		}
		$url = self::url_for( $order );
		if ( $url !== '' && self::may_withdraw( $order ) ) {
			$until = OrderRecord::deadline( $order );
			/* translators: %s: date. */
			$note = $until === null ? '' : ' ' . sprintf( __( '(until %s)', 'vitrina-companion' ), NoticeLines::day( $until ) );
			printf( '<p class="vitrina-withdrawal-link"><a href="%s">%s</a>%s</p>', esc_url( $url ), esc_html__( 'Withdraw from the contract here', 'vitrina-companion' ), esc_html( $note ) );
		}
	}

	private function print_in_mail( WC_Order $order, bool $is_for_shop, bool $is_plain ): void {
		$url = self::url_for( $order );
		if ( $is_for_shop || $url === '' || ! self::may_withdraw( $order ) ) {
			return;
		}
		if ( $is_plain ) {
			echo "\n" . esc_html__( 'Withdraw from the contract here', 'vitrina-companion' ) . ': ' . esc_url_raw( $url ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- Plain text.
			return;
		}
		printf( '<p><a href="%s">%s</a></p>', esc_url( $url ), esc_html__( 'Withdraw from the contract here', 'vitrina-companion' ) );
	}

	/**
	 * Whether there is a contract with something left to withdraw from. No date closes the form: the owner
	 * decides about a late statement.
	 */
	private static function may_withdraw( WC_Order $order ): bool {
		return ! $order->has_status( [ 'checkout-draft', 'failed', 'cancelled', 'refunded' ] ) && ! Withdrawals::of( $order )->is_complete();
	}
}
