<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Callback;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\Report;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Payment\HandlingResult;
use Vitrina\BankLink\Payment\OrderNotUpdated;
use Vitrina\BankLink\Payment\ReportHandler;
use Vitrina\BankLink\Payment\WooCommerceOrderRepository;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Storage\Attempts;
use Vitrina\BankLink\Wp\CallUrl;
use Vitrina\BankLink\Wp\Log;
use Vitrina\BankLink\Wp\RejectionCounter;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Shop;

/**
 * `GET /?wc-api=vitrina_bank_link_return&provider=ID&order-token=…`: the
 * return URL of the bank. Redirects the shopper by the actual state of the order.
 */
final readonly class ReturnCall implements Hookable {

	/** How many times to wait half a second for the lock of another request. */
	private const MAX_RETRIES = 8;

	public function __construct(
		private Providers $providers,
		private ReportHandler $report_handler,
		private Attempts $attempts,
		private RejectionCounter $rejection_counter,
		private Log $log,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_api_' . CallUrl::RETURN, $this->handle( ... ) );
	}

	public function handle(): void {
		ignore_user_abort( true );
		$id       = filter_input( INPUT_GET, 'provider' );
		$provider = is_string( $id ) ? $this->providers->by_id( $id ) : null;
		if ( $provider === null ) {
			RefusalPage::show( 404 );
		}
		try {
			$report = $provider->read_report( filter_input( INPUT_GET, 'order-token' ) );
			$this->handle_report( $report );
		} catch ( MessageRejected $exception ) {
			$this->rejection_counter->count( 'return_refused', $exception->reason->value );
			RefusalPage::show( 400 );
		}
		try {
			$attempt = $this->attempts->by_reference( $report->reference );
		} catch ( DatabaseException ) {
			RefusalPage::show( 503 );
		}
		if ( $attempt === null ) {
			RefusalPage::show( 404 );
		}
		wp_safe_redirect( $this->destination( $attempt ), 303 );
		exit;
	}

	/** @throws MessageRejected When the report is rejected. */
	private function handle_report( Report $report ): void {
		try {
			$result = $this->report_handler->handle( $report, Source::Return );
			for ( $retries = 0; $result === HandlingResult::Busy && $retries < self::MAX_RETRIES; $retries++ ) {
				usleep( 500_000 );
				$result = $this->report_handler->handle( $report, Source::Return );
			}
		} catch ( OrderNotUpdated | DatabaseException ) {
			$this->log->warning( 'return_not_settled' );
		}
	}

	private function destination( Attempt $attempt ): string {
		$order = WooCommerceOrderRepository::load_uncached( $attempt->order_id );
		if ( $order === null ) {
			return wc_get_page_permalink( 'shop' );
		}
		if ( $order->is_paid() || $order->get_date_paid() !== null || ! in_array( $attempt->state, [ AttemptState::Failed, AttemptState::Cancelled, AttemptState::Expired ], true ) ) {
			return $order->get_checkout_order_received_url();
		}
		$message = $attempt->state === AttemptState::Cancelled
			? __( 'You left the bank without paying. Your order is kept: choose a bank again, or another way to pay.', 'vitrina-bank-link' )
			: __( 'The bank did not make the payment, and no money was taken. Choose a bank again, or another way to pay.', 'vitrina-bank-link' );
		if ( Shop::session() !== null ) {
			wc_add_notice( $message, 'error' );
		}
		$is_in_cart = Shop::cart() !== null && ! Shop::cart()->is_empty() && Shop::awaiting_order() === $order->get_id();
		return $is_in_cart ? wc_get_checkout_url() : $order->get_checkout_payment_url();
	}
}
