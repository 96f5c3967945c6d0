<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\BankLink\Domain\Amount;
use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Domain\Status;
use Vitrina\BankLink\Provider\Failure;
use Vitrina\BankLink\Provider\PaymentRequest;
use Vitrina\BankLink\Provider\Provider;
use Vitrina\BankLink\Provider\ProviderFailed;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Storage\EventTable;
use Vitrina\BankLink\Wp\CallUrl;
use Vitrina\Runtime\DatabaseException;
use WC_Order;

/** Starts a payment attempt. The attempt is stored before the provider is called. */
final readonly class PaymentInitiator {

	public function __construct(
		private AttemptTable $attempts,
		private EventTable $events,
		private ReportHandler $report_handler,
	) {}

	/**
	 * @return string URL at which the shopper pays.
	 * @throws ProviderFailed    When the payment could not be created.
	 * @throws DatabaseException When the attempt could not be stored.
	 */
	public function start( WC_Order $order, Bank $bank, Provider $provider ): string {
		$amount = Amount::parse( wc_format_decimal( $order->get_total(), 2 ) );
		if ( $amount === null ) {
			throw new ProviderFailed( Failure::NotConfigured, 'nothing to pay' );
		}
		$reference = $order->get_id() . '-' . bin2hex( random_bytes( 8 ) );
		$id        = $this->attempts->add( $order->get_id(), $provider->id(), $reference, $bank->key(), $bank->name, $amount, $order->get_currency() );
		try {
			$payment = $provider->create_payment(
				new PaymentRequest(
					$reference,
					$amount,
					$order->get_currency(),
					$bank->bic,
					$bank->country,
					/* translators: %s: order number. */
					sprintf( __( 'Order %s', 'vitrina-bank-link' ), $order->get_order_number() ),
					substr( determine_locale(), 0, 2 ),
					CallUrl::build( CallUrl::RETURN, $provider->id() ),
					CallUrl::build( CallUrl::WEBHOOK, $provider->id() )
				)
			);
			$this->attempts->set_payment_id( $id, $payment->payment_id );
		} catch ( ProviderFailed | DatabaseException $exception ) {
			$attempt = $this->attempts->find( $id );
			if ( $attempt !== null ) {
				$this->report_handler->apply_status( $attempt, Status::Cancelled, Source::Shop );
				$this->events->add( $id, Source::Shop, 'not_begun', $exception instanceof ProviderFailed ? $exception->failure->value : 'storage' );
			}
			throw $exception;
		}
		return $payment->url;
	}
}
