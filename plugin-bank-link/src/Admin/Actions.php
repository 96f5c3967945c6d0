<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Admin;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\ManualAction;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Gateway\BankList;
use Vitrina\BankLink\Gateway\Messages;
use Vitrina\BankLink\Payment\Poller;
use Vitrina\BankLink\Payment\RefundService;
use Vitrina\BankLink\Payment\WooCommerceOrderRepository;
use Vitrina\BankLink\Provider\ProviderFailed;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Wp\ConnectionStatus;
use Vitrina\BankLink\Wp\Money;
use Vitrina\Runtime\Hookable;
use WC_Order;

/** Handles the plugin's buttons in wp-admin. */
final readonly class Actions implements Hookable {

	public const CHECK_PAYMENT = 'vitrina_bank_link_ask';
	public const REFUND        = 'vitrina_bank_link_give_back';
	public const CHECK_KEYS    = 'vitrina_bank_link_check';

	private const ORDERS_CAPABILITY = 'edit_shop_orders';
	private const SHOP_CAPABILITY   = 'manage_woocommerce';

	public function __construct(
		private AttemptTable $attempts,
		private Poller $poller,
		private RefundService $refund_service,
		private BankList $bank_list,
		private ConnectionStatus $connection_status,
		private Notices $notices,
	) {}

	public function register_hooks(): void {
		add_action( 'admin_post_' . self::CHECK_PAYMENT, $this->check_payment( ... ) );
		add_action( 'admin_post_' . self::REFUND, $this->refund( ... ) );
		add_action( 'admin_post_' . self::CHECK_KEYS, $this->check_keys( ... ) );
	}

	public static function url( string $action, int $attempt_id ): string {
		return wp_nonce_url( admin_url( "admin-post.php?action={$action}&attempt={$attempt_id}" ), "{$action}_{$attempt_id}" );
	}

	/** Whether this is a payment besides the one that paid the order; that one is refunded by WooCommerce's refunds. */
	public static function can_refund( Attempt $attempt, WC_Order $order ): bool {
		return $attempt->manual_action !== ManualAction::None && $order->get_transaction_id() !== $attempt->payment_id;
	}

	public function check_payment(): void {
		$attempt     = $this->attempt( self::CHECK_PAYMENT );
		$is_answered = $this->poller->poll( $attempt, Source::Owner );
		$this->notices->store( $is_answered, $is_answered ? __( 'The payment was checked with the bank. The table shows its status.', 'vitrina-bank-link' ) : __( 'There was no usable response. The payment will be checked again automatically.', 'vitrina-bank-link' ) );
		$this->redirect_to_order( $attempt );
	}

	/** Refunds what is left of a payment that the order does not need. */
	public function refund(): void {
		$attempt = $this->attempt( self::REFUND );
		$order   = WooCommerceOrderRepository::load_uncached( $attempt->order_id );
		$amount  = $order !== null && self::can_refund( $attempt, $order ) ? $this->refund_service->remaining( $attempt ) : 0;
		try {
			$this->refund_service->refund( $attempt, $amount );
			/* translators: 1: amount, 2: bank. */
			$message = sprintf( __( '%1$s is being refunded to the shopper at %2$s.', 'vitrina-bank-link' ), Money::text( $amount, $attempt->currency ), $attempt->bank_name );
			$order?->add_order_note( esc_html( $message ), 0, true );
			$this->notices->store( true, $message );
		} catch ( ProviderFailed $exception ) {
			$this->notices->store( false, Messages::refund( $exception->failure ) );
		}
		$this->redirect_to_order( $attempt );
	}

	public function check_keys(): void {
		$this->authorize( self::SHOP_CAPABILITY, self::CHECK_KEYS );
		$this->bank_list->refresh();
		$failure = $this->connection_status->read()['failure'];
		$this->notices->store( $failure === '', Messages::check( $failure ) );
		wp_safe_redirect( ConnectionStatusPanel::url() . '#vitrina-bank-link-health' );
		exit;
	}

	/** The attempt of the request, if the user may edit orders. */
	private function attempt( string $action ): Attempt {
		$id = filter_input( INPUT_GET, 'attempt', FILTER_VALIDATE_INT );
		$id = is_int( $id ) ? $id : 0;
		$this->authorize( self::ORDERS_CAPABILITY, "{$action}_{$id}" );
		return $this->attempts->find( $id ) ?? wp_die( esc_html__( 'There is no such payment.', 'vitrina-bank-link' ), '', [ 'response' => 404 ] );
	}

	private function authorize( string $capability, string $nonce ): void {
		if ( ! current_user_can( $capability ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrina-bank-link' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( $nonce );
	}

	private function redirect_to_order( Attempt $attempt ): never {
		$order = wc_get_order( $attempt->order_id );
		wp_safe_redirect( $order instanceof WC_Order ? $order->get_edit_order_url() : admin_url() );
		exit;
	}
}
