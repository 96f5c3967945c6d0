<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\ManualAction;
use Vitrina\BankLink\Plugin;
use Vitrina\BankLink\Provider\SandboxPayment;
use Vitrina\BankLink\Token\Hs256;
use WC_Order;
use WP_Error;

/**
 * Payments at the sandbox bank. Runs inside WordPress.
 *
 * @phpstan-type CreatedPayment array{order: int, attempt: int, token: array<string, string>, reference: string, payment: string}
 */
final class BankPayments {

	private const STATUSES = [ 'PAID', 'VOIDED', 'ABANDONED', 'AUTHORIZED', 'PENDING', 'REFUNDED' ];

	public static function create_order( int $product_id ): WC_Order {
		$order = Orders::create();
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

	/**
	 * Starts a payment of an order at the provider of the settings.
	 */
	public static function start_at_provider( WC_Order $order ): Attempt {
		$plugin = Plugin::instance();
		$plugin->payment_initiator->start( $order, $plugin->settings->banks()->find_offered( 'LT-HABALT22' ) ?? throw new LogicException( 'The bank is not offered.' ), $plugin->providers->current() );
		return self::last_attempt( $order->get_id() );
	}

	/**
	 * Lets the plugin see a production shop until the process ends.
	 */
	public static function simulate_production(): void {
		require_once __DIR__ . '/production.php';
	}

	public static function last_attempt( int $order_id ): Attempt {
		$attempts = Plugin::instance()->attempts->of_order( $order_id );
		$attempt  = end( $attempts );
		return $attempt instanceof Attempt ? $attempt : throw new LogicException( "Order {$order_id} has no payment." );
	}

	public static function attempt( int $id ): Attempt {
		return Plugin::instance()->attempts->find( $id ) ?? throw new LogicException( "There is no payment {$id}." );
	}

	/**
	 * Stores an attempt as paid and settled, and leaves its order as it is.
	 */
	public static function settle_without_order( int $id ): void {
		$attempts = Plugin::instance()->attempts;
		$attempts->transition( self::attempt( $id ), AttemptState::Paid );
		$attempts->settle( self::attempt( $id ), ManualAction::None );
	}

	/**
	 * Sends a webhook to the shop while this process runs.
	 *
	 * @return int Status of the response.
	 */
	public static function send_webhook( string $token ): int {
		$response = wp_remote_post( home_url( '/?wc-api=vitrina_bank_link_notice&provider=sandbox' ), [ 'body' => (string) wp_json_encode( [ 'orderToken' => $token ] ) ] );
		return (int) wp_remote_retrieve_response_code( $response );
	}

	/**
	 * Lets another process hold the lock of an order.
	 *
	 * @param int $seconds Until the lock expires; negative: it has expired.
	 */
	public static function lock( int $order_id, int $seconds ): void {
		Database::wpdb()->replace(
			Database::table( 'vitrina_payment_claims' ),
			[
				'order_id'   => $order_id,
				'owner'      => str_repeat( 'a', 32 ),
				'expires_at' => time() + $seconds,
			]
		);
	}

	/**
	 * Deletes attempts and locks of all orders from an id on.
	 */
	public static function delete_of_orders_from( int $order_id ): void {
		foreach ( [ 'attempts', 'claims' ] as $table ) {
			Database::wpdb()->query( 'DELETE FROM ' . Database::table( "vitrina_payment_{$table}" ) . " WHERE order_id >= {$order_id}" );
		}
	}

	/**
	 * @return list<int> Ids of locked orders.
	 */
	public static function locked_orders(): array {
		return array_map( intval( ... ), Database::column( 'SELECT order_id FROM ' . Database::table( 'vitrina_payment_claims' ) ) );
	}

	/**
	 * @return list<array{string, string}> Amounts in cents and states of an attempt's refunds, oldest first.
	 */
	public static function refunds( int $attempt_id ): array {
		/** @var list<array{string, string}> */
		return Database::wpdb()->get_results( 'SELECT amount, state FROM ' . Database::table( 'vitrina_payment_refunds' ) . " WHERE attempt_id = {$attempt_id} ORDER BY id", ARRAY_N );
	}

	/**
	 * Refunds an order by its payment.
	 *
	 * @return string "done", or what the owner reads.
	 */
	public static function refund( int $order_id, string $amount ): string {
		$refund = wc_create_refund(
			[
				'order_id'       => $order_id,
				'amount'         => $amount,
				'refund_payment' => true,
			]
		);
		return $refund instanceof WP_Error ? $refund->get_error_message() : 'done';
	}

	/**
	 * @return string Everything that the plugin logged.
	 */
	public static function log(): string {
		$files = glob( WC_LOG_DIR . 'vitrina-bank-link*' );
		return implode( '', array_map( static fn ( string $file ): string => (string) file_get_contents( $file ), $files === false ? [] : $files ) );
	}

	/**
	 * @param array<string, mixed> $claims
	 * @return string A token that is signed with the shop's own key.
	 */
	public static function sign( array $claims ): string {
		return ( new Hs256( Plugin::instance()->settings->sandbox_key() ) )->sign( $claims );
	}
}
