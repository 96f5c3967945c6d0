<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Callback;

use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Payment\Poller;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Provider\SandboxBank;
use Vitrina\BankLink\Provider\SandboxPayment;
use Vitrina\BankLink\Storage\SandboxPaymentTable;
use Vitrina\BankLink\Wp\CallUrl;
use Vitrina\Runtime\Hookable;

/**
 * The page of the sandbox bank. Available only in test mode, and only by the signed
 * link of a payment.
 */
final readonly class SandboxPage implements Hookable {

	public const LATE = 'vitrina_bank_link_sandbox_late';

	/** Seconds after which a late payment is reported. */
	private const LATE_BY = 60;

	public function __construct(
		private Providers $providers,
		private SandboxPaymentTable $sandbox_payments,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_api_' . CallUrl::SANDBOX, $this->handle( ... ) );
		add_action( self::LATE, $this->pay_late( ... ) );
	}

	public function handle(): void {
		$bank = $this->providers->sandbox();
		if ( $bank === null ) {
			$this->send_error( 404 );
		}
		$link = filter_input( INPUT_GET, 'token' );
		try {
			$payment = $bank->open_page( $link );
		} catch ( MessageRejected ) {
			$this->send_error( 403 );
		}
		if ( isset( $_SERVER['REQUEST_METHOD'] ) && $_SERVER['REQUEST_METHOD'] === 'POST' ) {
			// The signed link is the permission: only the shopper has it.
			$action = isset( $_POST['outcome'] ) && is_string( $_POST['outcome'] ) ? sanitize_key( wp_unslash( $_POST['outcome'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification
			$this->perform( $bank, $payment, $action );
		}
		$this->print( $bank, $payment, is_string( $link ) ? $link : '' );
		exit;
	}

	public function pay_late( mixed $payment_id ): void {
		$bank    = $this->providers->sandbox();
		$payment = is_string( $payment_id ) ? $this->sandbox_payments->find( $payment_id ) : null;
		if ( $bank !== null && $payment !== null ) {
			$this->notify( $payment, $bank->sign_status( $payment ) );
		}
	}

	private function perform( SandboxBank $bank, SandboxPayment $payment, string $action ): void {
		$status = [
			'pay'    => 'PAID',
			'twice'  => 'PAID',
			'late'   => 'PAID',
			'refuse' => 'VOIDED',
			'cancel' => 'ABANDONED',
			'wait'   => 'AUTHORIZED',
			'wrong'  => 'PENDING',
		][ $action ] ?? null;
		if ( $status === null ) {
			return;
		}
		$due = $action === 'late' ? time() + self::LATE_BY : 0;
		$this->sandbox_payments->set_status( $payment->payment_id, $status, $due );
		$payment = $this->sandbox_payments->find( $payment->payment_id ) ?? $payment;
		if ( $action === 'late' ) {
			as_schedule_single_action( $due, self::LATE, [ $payment->payment_id ], Poller::GROUP );
		} elseif ( $action !== 'wrong' ) {
			$this->notify( $payment, $bank->sign_status( $payment ) );
		}
		if ( $action === 'twice' ) {
			$this->notify( $payment, $bank->sign_status( $payment ) );
		}
		if ( $action === 'wrong' ) {
			$token = $bank->sign_status( $payment->as_paid(), $payment->amount + 1 );
			$this->notify( $payment, $token );
		}
		wp_safe_redirect( add_query_arg( 'order-token', $token ?? $bank->sign_status( $payment ), $payment->return_url ), 303 );
		exit;
	}

	/** Sends a webhook as a provider does, but does not wait for the response. */
	private function notify( SandboxPayment $payment, string $token ): void {
		wp_remote_post(
			$payment->webhook_url,
			[
				'body'     => (string) wp_json_encode( [ 'orderToken' => $token ] ),
				'headers'  => [ 'Content-Type' => 'application/json' ],
				'timeout'  => 1,
				'blocking' => false,
			]
		);
	}

	private function print( SandboxBank $bank, SandboxPayment $payment, string $link ): void {
		nocache_headers();
		header( 'Content-Type: text/html; charset=UTF-8' );
		header( 'X-Robots-Tag: noindex' );
		// Anyone with the URL can pay, so other sites must not receive it as referrer.
		header( 'Referrer-Policy: no-referrer' );
		header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'" );
		$view = new SandboxView( $payment, add_query_arg( 'token', $link, CallUrl::build( CallUrl::SANDBOX, $bank->id() ) ) );
		$view->print();
	}

	private function send_error( int $status ): never {
		wp_die( esc_html__( 'There is no such page.', 'vitrina-bank-link' ), '', [ 'response' => absint( $status ) ] );
	}
}
