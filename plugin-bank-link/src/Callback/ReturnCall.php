<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Callback;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\Report;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Hookable;
use Vitrina\BankLink\Payment\HandlingResult;
use Vitrina\BankLink\Payment\OrderNotUpdated;
use Vitrina\BankLink\Payment\ReportHandler;
use Vitrina\BankLink\Payment\WooCommerceOrderRepository;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Storage\Attempts;
use Vitrina\BankLink\Storage\DatabaseException;
use Vitrina\BankLink\Wp\CallUrl;
use Vitrina\BankLink\Wp\Log;
use Vitrina\BankLink\Wp\RejectionCounter;
use Vitrina\BankLink\Wp\Shop;

/**
 * `GET /?wc-api=vitrina_bank_link_return&provider=ID&order-token=…`: the
 * shopper comes back from the bank. Sent on to where the order really stands.
 */
final readonly class ReturnCall implements Hookable {

	/**
	 * Times half a second that a shopper waits for another request to finish.
	 */
	private const WAITS = 8;

	public function __construct(
		private Providers $providers,
		private ReportHandler $receiver,
		private Attempts $attempts,
		private RejectionCounter $refusals,
		private Log $log,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_api_' . CallUrl::RETURN, $this->answer( ... ) );
	}

	public function answer(): void {
		ignore_user_abort( true );
		$id       = filter_input( INPUT_GET, 'provider' );
		$provider = is_string( $id ) ? $this->providers->by_id( $id ) : null;
		if ( $provider === null ) {
			$this->refuse( 404 );
		}
		try {
			$report = $provider->read( filter_input( INPUT_GET, 'order-token' ) );
			$this->receive( $report );
		} catch ( MessageRejected $refused ) {
			$this->refusals->count( 'return_refused', $refused->reason->value );
			$this->refuse( 400 );
		}
		try {
			$attempt = $this->attempts->by_reference( $report->reference );
		} catch ( DatabaseException ) {
			$this->refuse( 503 );
		}
		if ( $attempt === null ) {
			$this->refuse( 404 );
		}
		wp_safe_redirect( $this->destination( $attempt ), 303 );
		exit;
	}

	/**
	 * @throws MessageRejected When it is to change nothing.
	 */
	private function receive( Report $report ): void {
		try {
			$received = $this->receiver->receive( $report, Source::Return );
			for ( $waits = 0; $received === HandlingResult::Busy && $waits < self::WAITS; $waits++ ) {
				usleep( 500_000 );
				$received = $this->receiver->receive( $report, Source::Return );
			}
		} catch ( OrderNotUpdated | DatabaseException ) {
			$this->log->warning( 'return_not_settled' );
		}
	}

	private function destination( Attempt $attempt ): string {
		$order = WooCommerceOrderRepository::fresh( $attempt->order_id );
		if ( $order === null ) {
			return wc_get_page_permalink( 'shop' );
		}
		if ( $order->is_paid() || $order->get_date_paid() !== null || ! in_array( $attempt->state, [ AttemptState::Failed, AttemptState::Cancelled, AttemptState::Expired ], true ) ) {
			return $order->get_checkout_order_received_url();
		}
		$sentence = $attempt->state === AttemptState::Cancelled
			? __( 'You left the bank without paying. Your order is kept: choose a bank again, or another way to pay.', 'vitrina-bank-link' )
			: __( 'The bank did not make the payment, and no money was taken. Choose a bank again, or another way to pay.', 'vitrina-bank-link' );
		if ( Shop::session() !== null ) {
			wc_add_notice( $sentence, 'error' );
		}
		$is_in_cart = Shop::cart() !== null && ! Shop::cart()->is_empty() && Shop::awaiting_order() === $order->get_id();
		return $is_in_cart ? wc_get_checkout_url() : $order->get_checkout_payment_url();
	}

	private function refuse( int $status ): never {
		RefusalPage::show( $status );
	}
}
