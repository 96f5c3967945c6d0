<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Gateway;

use Vitrina\BankLink\Domain\Amount;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Domain\ManualAction;
use Vitrina\BankLink\Plugin;
use Vitrina\BankLink\Provider\ProviderFailed;
use Vitrina\BankLink\Wp\Money;
use Vitrina\BankLink\Wp\Settings;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Shop;
use WC_Order;
use WC_Payment_Gateway;
use WP_Error;

/**
 * The payment gateway. WooCommerce instantiates it, so it gets its dependencies from
 * the plugin.
 */
final class Gateway extends WC_Payment_Gateway {

	use SettingsFields;

	private readonly Plugin $plugin;

	public function __construct() {
		$this->plugin             = Plugin::instance();
		$this->id                 = Settings::GATEWAY;
		$this->has_fields         = true;
		$this->method_title       = __( 'Vitrina: payment by bank', 'vitrina-bank-link' );
		$this->method_description = __( 'Shoppers pay from their own bank and come back to a paid order.', 'vitrina-bank-link' );
		$this->supports           = [ 'products', 'refunds' ];
		// A text typed by the owner overrides the translated default.
		$this->init_settings();
		$this->enabled     = $this->plugin->settings->text( 'enabled' ) === 'yes' ? 'yes' : 'no';
		$this->title       = $this->setting_or( 'title', __( 'Online banking', 'vitrina-bank-link' ) );
		$this->description = $this->setting_or( 'description', __( 'Choose your bank: you confirm the payment there and then return here.', 'vitrina-bank-link' ) );
		add_action( "woocommerce_update_options_payment_gateways_{$this->id}", [ $this, 'process_admin_options' ] );
	}

	/** The method is offered only if the visitor can pay with it. */
	public function is_available(): bool {
		return parent::is_available()
			&& get_woocommerce_currency() === 'EUR'
			&& $this->plugin->settings->banks()->offered() !== []
			&& $this->plugin->settings->is_allowed_for_visitor()
			&& $this->plugin->providers->current()->is_ready();
	}

	public function needs_setup(): bool {
		return $this->plugin->settings->banks()->offered() === [] || ! $this->plugin->providers->current()->is_ready();
	}

	public function payment_fields(): void {
		if ( $this->description !== '' ) {
			echo wp_kses_post( wpautop( wptexturize( $this->description ) ) );
		}
		( new BankField( $this->plugin->settings->banks() ) )->print( self::country(), $this->submitted_bank()?->key() ?? '', $this->is_missing() );
	}

	/** Validates the bank on the server, for both kinds of checkout and the order-pay page. */
	public function validate_fields(): bool {
		if ( $this->submitted_bank() !== null ) {
			return true;
		}
		wc_add_notice( __( 'Please choose your bank.', 'vitrina-bank-link' ), 'error', [ 'id' => BankField::ID ] );
		return false;
	}

	/**
	 * @param int|string $order_id
	 * @return array{result: string, redirect?: string, message?: string}
	 */
	public function process_payment( $order_id ): array {
		$order = wc_get_order( (int) $order_id );
		$bank  = $this->submitted_bank();
		if ( ! $order instanceof WC_Order || $bank === null ) {
			return $this->failure( __( 'Please choose your bank.', 'vitrina-bank-link' ) );
		}
		try {
			$url = $this->plugin->payment_initiator->start( $order, $bank, $this->plugin->providers->current() );
		} catch ( ProviderFailed | DatabaseException $exception ) {
			$this->plugin->log->warning(
				'not_begun',
				[
					'order' => $order->get_id(),
					'why'   => $exception instanceof ProviderFailed ? $exception->getMessage() : 'storage',
				]
			);
			return $this->failure( __( 'The bank cannot be reached right now, and no money was taken. Please try again, choose another bank, or pay another way.', 'vitrina-bank-link' ) );
		}
		/* translators: 1: the method's name, 2: bank. */
		$order->set_payment_method_title( sprintf( __( '%1$s (%2$s)', 'vitrina-bank-link' ), $this->title, $bank->name ) );
		$order->save();
		// The cart is kept until the order is paid, for a second attempt.
		PendingCart::add( $order );
		return [
			'result'   => 'success',
			'redirect' => $url,
		];
	}

	/** @param mixed $order */
	public function can_refund_order( $order ): bool {
		$attempt = $order instanceof WC_Order ? $this->paid_attempt( $order ) : null;
		return $attempt !== null && parent::can_refund_order( $order ) && $this->plugin->refund_service->remaining( $attempt ) > 0;
	}

	/**
	 * @param int|string        $order_id
	 * @param float|string|null $amount
	 * @param string            $reason
	 */
	public function process_refund( $order_id, $amount = null, $reason = '' ): bool|WP_Error {
		$order   = wc_get_order( (int) $order_id );
		$attempt = $order instanceof WC_Order ? $this->paid_attempt( $order ) : null;
		$minor   = Amount::parse( is_numeric( $amount ) ? wc_format_decimal( $amount, 2 ) : null );
		if ( ! $order instanceof WC_Order || $attempt === null || $minor === null ) {
			return new WP_Error( 'vitrina_bank_link', __( 'This order has no bank link payment that can be refunded.', 'vitrina-bank-link' ) );
		}
		try {
			$this->plugin->refund_service->refund( $attempt, $minor );
		} catch ( ProviderFailed $exception ) {
			return new WP_Error( 'vitrina_bank_link', Messages::refund( $exception->failure ) );
		}
		/* translators: 1: amount, 2: bank. */
		$order->add_order_note( esc_html( sprintf( __( '%1$s is being refunded to the shopper at %2$s.', 'vitrina-bank-link' ), Money::text( $minor, $attempt->currency ), $attempt->bank_name ) ) );
		return true;
	}

	private function paid_attempt( WC_Order $order ): ?Attempt {
		foreach ( $this->plugin->attempts->of_order( $order->get_id() ) as $attempt ) {
			if ( $attempt->payment_id !== '' && $attempt->payment_id === $order->get_transaction_id() && $attempt->manual_action !== ManualAction::Overpayment ) {
				return $attempt;
			}
		}
		return null;
	}

	/**
	 * The submitted bank, if it is offered. WooCommerce has verified the nonce of the
	 * checkout.
	 */
	private function submitted_bank(): ?Bank {
		// phpcs:disable WordPress.Security.NonceVerification.Missing
		$key = isset( $_POST[ BankField::NAME ] ) && is_string( $_POST[ BankField::NAME ] ) ? sanitize_text_field( wp_unslash( $_POST[ BankField::NAME ] ) ) : null;
		if ( $key === null && isset( $_POST['post_data'] ) && is_string( $_POST['post_data'] ) ) {
			// The refresh of the order review submits the whole form in one field.
			parse_str( wp_unslash( $_POST['post_data'] ), $form ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- One field of it is read, and only compared.
			$key = $form[ BankField::NAME ] ?? null;
		}
		// phpcs:enable
		return $this->plugin->settings->banks()->find_offered( $key );
	}

	/** Whether this request is a submitted checkout without a bank. */
	private function is_missing(): bool {
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- Only marks a field.
		$is_submitted = isset( $_POST['woocommerce_checkout_place_order'] ) || isset( $_POST['woocommerce_pay'] );
		return $is_submitted && isset( $_POST['payment_method'] ) && $this->id === $_POST['payment_method'] && $this->submitted_bank() === null;
		// phpcs:enable
	}

	private static function country(): string {
		$order_id = get_query_var( 'order-pay' );
		$order    = is_numeric( $order_id ) ? wc_get_order( (int) $order_id ) : null;
		$country  = $order instanceof WC_Order ? $order->get_billing_country() : Shop::customer()?->get_billing_country();
		return $country === null || $country === '' ? WC()->countries->get_base_country() : $country;
	}

	/** @return array{result: string, message: string} */
	private function failure( string $message ): array {
		wc_add_notice( $message, 'error' );
		return [
			'result'  => 'failure',
			'message' => $message,
		];
	}

	private function setting_or( string $name, string $default ): string {
		$value = $this->plugin->settings->text( $name );
		return $value === '' ? $default : $value;
	}
}
