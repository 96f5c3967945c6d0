<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Admin;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\ManualAction;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Gateway\BankList;
use Vitrina\BankLink\Gateway\Messages;
use Vitrina\BankLink\Hookable;
use Vitrina\BankLink\Payment\Poller;
use Vitrina\BankLink\Payment\RefundService;
use Vitrina\BankLink\Payment\WooCommerceOrderRepository;
use Vitrina\BankLink\Provider\ProviderFailed;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Wp\ConnectionStatus;
use Vitrina\BankLink\Wp\Money;
use WC_Order;

/**
 * What the plugin's buttons in wp-admin do.
 */
final readonly class Actions implements Hookable {

	public const ASK       = 'vitrina_bank_link_ask';
	public const GIVE_BACK = 'vitrina_bank_link_give_back';
	public const CHECK     = 'vitrina_bank_link_check';

	private const FOR_ORDERS = 'edit_shop_orders';
	private const FOR_SHOP   = 'manage_woocommerce';

	public function __construct(
		private AttemptTable $attempts,
		private Poller $poll,
		private RefundService $refunder,
		private BankList $bank_list,
		private ConnectionStatus $health,
		private Notices $notices,
	) {}

	public function register_hooks(): void {
		add_action( 'admin_post_' . self::ASK, $this->ask( ... ) );
		add_action( 'admin_post_' . self::GIVE_BACK, $this->give_back( ... ) );
		add_action( 'admin_post_' . self::CHECK, $this->check_keys( ... ) );
	}

	public static function url( string $action, int $attempt_id ): string {
		return wp_nonce_url( admin_url( "admin-post.php?action={$action}&attempt={$attempt_id}" ), "{$action}_{$attempt_id}" );
	}

	/**
	 * Whether it came beside the order's own payment. That one is refunded as WooCommerce's refunds are.
	 */
	public static function may_go_back( Attempt $attempt, WC_Order $order ): bool {
		return $attempt->verdict !== ManualAction::None && $order->get_transaction_id() !== $attempt->payment_id;
	}

	public function ask(): void {
		$attempt  = $this->attempt( self::ASK );
		$answered = $this->poll->ask( $attempt, Source::Owner );
		$this->notices->keep( $answered, $answered ? __( 'The payment was checked with the bank. The table shows its status.', 'vitrina-bank-link' ) : __( 'There was no usable response. The payment will be checked again automatically.', 'vitrina-bank-link' ) );
		$this->go_to_order( $attempt );
	}

	/**
	 * A payment that the order has no use for goes back whole.
	 */
	public function give_back(): void {
		$attempt = $this->attempt( self::GIVE_BACK );
		$order   = WooCommerceOrderRepository::fresh( $attempt->order_id );
		$amount  = $order !== null && self::may_go_back( $attempt, $order ) ? $this->refunder->remaining( $attempt ) : 0;
		try {
			$this->refunder->refund( $attempt, $amount );
			/* translators: 1: amount, 2: bank. */
			$sentence = sprintf( __( '%1$s is being refunded to the shopper at %2$s.', 'vitrina-bank-link' ), Money::text( $amount, $attempt->currency ), $attempt->bank_name );
			$order?->add_order_note( esc_html( $sentence ), 0, true );
			$this->notices->keep( true, $sentence );
		} catch ( ProviderFailed $failed ) {
			$this->notices->keep( false, Messages::refund( $failed->failure ) );
		}
		$this->go_to_order( $attempt );
	}

	public function check_keys(): void {
		$this->check( self::FOR_SHOP, self::CHECK );
		$this->bank_list->refresh();
		$failure = $this->health->read()['failure'];
		$this->notices->keep( $failure === '', Messages::check( $failure ) );
		wp_safe_redirect( ConnectionStatusPanel::url() . '#vitrina-bank-link-health' );
		exit;
	}

	/**
	 * The attempt that the request names, for somebody who may change its order.
	 */
	private function attempt( string $action ): Attempt {
		$id = filter_input( INPUT_GET, 'attempt', FILTER_VALIDATE_INT );
		$id = is_int( $id ) ? $id : 0;
		$this->check( self::FOR_ORDERS, "{$action}_{$id}" );
		return $this->attempts->find( $id ) ?? wp_die( esc_html__( 'There is no such payment.', 'vitrina-bank-link' ), '', [ 'response' => 404 ] );
	}

	private function check( string $capability, string $nonce ): void {
		if ( ! current_user_can( $capability ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrina-bank-link' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( $nonce );
	}

	private function go_to_order( Attempt $attempt ): never {
		$order = wc_get_order( $attempt->order_id );
		wp_safe_redirect( $order instanceof WC_Order ? $order->get_edit_order_url() : admin_url() );
		exit;
	}
}
