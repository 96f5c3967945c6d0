<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Callback;

use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Hookable;
use Vitrina\BankLink\Payment\Poller;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Provider\SandboxBank;
use Vitrina\BankLink\Provider\SandboxPayment;
use Vitrina\BankLink\Storage\SandboxPaymentTable;
use Vitrina\BankLink\Wp\CallUrl;

/**
 * The page that plays the bank. There in test mode only, and only by the
 * signed link that a payment was begun with.
 */
final readonly class SandboxPage implements Hookable {

	public const LATE = 'vitrina_bank_link_sandbox_late';

	/**
	 * Seconds until a late payment is made.
	 */
	private const LATE_BY = 60;

	public function __construct(
		private Providers $providers,
		private SandboxPaymentTable $ledger,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_api_' . CallUrl::SANDBOX, $this->answer( ... ) );
		add_action( self::LATE, $this->pay_late( ... ) );
	}

	public function answer(): void {
		$bank = $this->providers->sandbox();
		if ( $bank === null ) {
			$this->refuse( 404 );
		}
		$link = filter_input( INPUT_GET, 'token' );
		try {
			$entry = $bank->open_page( $link );
		} catch ( MessageRejected ) {
			$this->refuse( 403 );
		}
		if ( isset( $_SERVER['REQUEST_METHOD'] ) && $_SERVER['REQUEST_METHOD'] === 'POST' ) {
			// The signed link is the permission: it is nobody's but the shopper's.
			$deed = isset( $_POST['deed'] ) && is_string( $_POST['deed'] ) ? sanitize_key( wp_unslash( $_POST['deed'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification
			$this->act( $bank, $entry, $deed );
		}
		$this->print( $bank, $entry, is_string( $link ) ? $link : '' );
		exit;
	}

	/**
	 * @param mixed $payment_id Of the payment whose time has come.
	 */
	public function pay_late( mixed $payment_id ): void {
		$bank  = $this->providers->sandbox();
		$entry = is_string( $payment_id ) ? $this->ledger->find( $payment_id ) : null;
		if ( $bank !== null && $entry !== null ) {
			$this->notify( $entry, $bank->answer( $entry ) );
		}
	}

	private function act( SandboxBank $bank, SandboxPayment $entry, string $deed ): void {
		$status = [
			'pay'    => 'PAID',
			'twice'  => 'PAID',
			'late'   => 'PAID',
			'refuse' => 'VOIDED',
			'cancel' => 'ABANDONED',
			'wait'   => 'AUTHORIZED',
			'wrong'  => 'PENDING',
		][ $deed ] ?? null;
		if ( $status === null ) {
			return;
		}
		$due = $deed === 'late' ? time() + self::LATE_BY : 0;
		$this->ledger->decide( $entry->payment_id, $status, $due );
		$entry = $this->ledger->find( $entry->payment_id ) ?? $entry;
		if ( $deed === 'late' ) {
			as_schedule_single_action( $due, self::LATE, [ $entry->payment_id ], Poller::GROUP );
		} elseif ( $deed !== 'wrong' ) {
			$this->notify( $entry, $bank->answer( $entry ) );
		}
		if ( $deed === 'twice' ) {
			$this->notify( $entry, $bank->answer( $entry ) );
		}
		if ( $deed === 'wrong' ) {
			$token = $bank->answer( $entry->paid(), $entry->amount + 1 );
			$this->notify( $entry, $token );
		}
		wp_safe_redirect( add_query_arg( 'order-token', $token ?? $bank->answer( $entry ), $entry->return_url ), 303 );
		exit;
	}

	/**
	 * As a server of the bank would, without waiting for the answer.
	 */
	private function notify( SandboxPayment $entry, string $token ): void {
		wp_remote_post(
			$entry->notice_url,
			[
				'body'     => (string) wp_json_encode( [ 'orderToken' => $token ] ),
				'headers'  => [ 'Content-Type' => 'application/json' ],
				'timeout'  => 1,
				'blocking' => false,
			]
		);
	}

	private function print( SandboxBank $bank, SandboxPayment $entry, string $link ): void {
		nocache_headers();
		header( 'Content-Type: text/html; charset=UTF-8' );
		header( 'X-Robots-Tag: noindex' );
		// The address holds the permission to pay.
		header( 'Referrer-Policy: no-referrer' );
		header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'" );
		$view = new SandboxView( $entry, add_query_arg( 'token', $link, CallUrl::of( CallUrl::SANDBOX, $bank->id() ) ) );
		$view->print();
	}

	private function refuse( int $status ): never {
		wp_die( esc_html__( 'There is no such page.', 'vitrina-bank-link' ), '', [ 'response' => absint( $status ) ] );
	}
}
