<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

use Vitrina\BankLink\Domain\Amount;
use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Domain\Status;
use Vitrina\BankLink\Provider\Failure;
use Vitrina\BankLink\Provider\PaymentOrder;
use Vitrina\BankLink\Provider\Provider;
use Vitrina\BankLink\Provider\ProviderFailed;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Storage\DatabaseException;
use Vitrina\BankLink\Storage\EventTable;
use Vitrina\BankLink\Wp\CallUrl;
use WC_Order;

/**
 * Begins a try: written down before anybody outside hears of it.
 */
final readonly class PaymentInitiator {

	public function __construct(
		private AttemptTable $attempts,
		private EventTable $events,
		private ReportHandler $receiver,
	) {}

	/**
	 * @return string Where the shopper pays.
	 * @throws ProviderFailed    When nobody takes the payment on.
	 * @throws DatabaseException When it could not be written down.
	 */
	public function begin( WC_Order $order, Bank $bank, Provider $provider ): string {
		$amount = Amount::parse( wc_format_decimal( $order->get_total(), 2 ) );
		if ( $amount === null ) {
			throw new ProviderFailed( Failure::NotConfigured, 'nothing to pay' );
		}
		$reference = $order->get_id() . '-' . bin2hex( random_bytes( 8 ) );
		$id        = $this->attempts->add( $order->get_id(), $provider->id(), $reference, $bank->key(), $bank->name, $amount, $order->get_currency() );
		try {
			$begun = $provider->begin(
				new PaymentOrder(
					$reference,
					$amount,
					$order->get_currency(),
					$bank->bic,
					$bank->country,
					/* translators: %s: order number. */
					sprintf( __( 'Order %s', 'vitrina-bank-link' ), $order->get_order_number() ),
					substr( determine_locale(), 0, 2 ),
					CallUrl::of( CallUrl::RETURN, $provider->id() ),
					CallUrl::of( CallUrl::NOTICE, $provider->id() )
				)
			);
			$this->attempts->begin( $id, $begun->payment_id );
		} catch ( ProviderFailed | DatabaseException $failed ) {
			$attempt = $this->attempts->find( $id );
			if ( $attempt !== null ) {
				$this->receiver->carry( $attempt, Status::Cancelled, Source::Shop );
				$this->events->add( $id, Source::Shop, 'not_begun', $failed instanceof ProviderFailed ? $failed->failure->value : 'storage' );
			}
			throw $failed;
		}
		return $begun->url;
	}
}
