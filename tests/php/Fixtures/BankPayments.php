<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Plugin;
use Vitrina\BankLink\Provider\SandboxPayment;
use Vitrina\BankLink\Token\Hs256;
use WC_Order;

/**
 * Payments at the sandbox bank. Runs inside WordPress.
 *
 * @phpstan-type CreatedPayment array{order: int, attempt: int, token: array<string, string>, reference: string, payment: string}
 */
final class BankPayments {

	private const STATUSES = [ 'PAID', 'VOIDED', 'ABANDONED', 'AUTHORIZED', 'PENDING', 'REFUNDED' ];

	public static function create_order( int $product_id ): WC_Order {
		$order = new WC_Order();
		$order->add_product( Products::get( $product_id ), 1 );
		$order->set_address(
			[
				'first_name' => 'Jonas',
				'country'    => 'LT',
				'email'      => 'jonas@example.com',
			],
			'billing'
		);
		$order->set_payment_method( 'vitrina_bank_link' );
		$order->set_payment_method_title( 'Banko nuoroda' );
		$order->calculate_totals();
		$order->save();
		return $order;
	}

	/**
	 * Starts a payment of an order.
	 *
	 * @return CreatedPayment Tokens by status.
	 */
	public static function start( WC_Order $order, string $bank ): array {
		$plugin  = Plugin::instance();
		$sandbox = $plugin->providers->sandbox() ?? throw new LogicException( 'There is no sandbox bank.' );
		$plugin->payment_initiator->start( $order, $plugin->settings->banks()->find_offered( $bank ) ?? throw new LogicException( "{$bank} is not offered." ), $sandbox );
		$attempt = self::last_attempt( $order->get_id() );
		$tokens  = [];
		foreach ( self::STATUSES as $status ) {
			$tokens[ $status ] = $sandbox->sign_status( new SandboxPayment( $attempt->payment_id, $attempt->reference, $attempt->amount, 'EUR', '', '', '', '', $status, 0 ) );
		}
		return [
			'order'     => $order->get_id(),
			'attempt'   => $attempt->id,
			'token'     => $tokens,
			'reference' => $attempt->reference,
			'payment'   => $attempt->payment_id,
		];
	}

	public static function last_attempt( int $order_id ): Attempt {
		$attempts = Plugin::instance()->attempts->of_order( $order_id );
		$attempt  = end( $attempts );
		return $attempt instanceof Attempt ? $attempt : throw new LogicException( "Order {$order_id} has no payment." );
	}

	/**
	 * @param array<string, mixed> $claims
	 * @return string A token that is signed with the shop's own key.
	 */
	public static function sign( array $claims ): string {
		return ( new Hs256( Plugin::instance()->settings->sandbox_key() ) )->sign( $claims );
	}
}
