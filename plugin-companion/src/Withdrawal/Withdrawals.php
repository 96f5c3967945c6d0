<?php
/**
 * Statements of withdrawal, kept with the order they are about.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\HasHooks;
use Vitrina\Companion\Session\Storage\Locks;
use Vitrina\Companion\Withdrawal\Domain\Statement;
use WC_Order;

final readonly class Withdrawals implements HasHooks {
	/** Name, e-mail, goods and the second of the receipt, as an array. */
	public const META = '_vitrina_withdrawal';

	/** Raised once for each order, with its number. */
	public const RECEIVED = 'vitrina_withdrawal_received';

	/** Nothing was agreed in these, or nothing is left of it. */
	private const NO_CONTRACT = [ 'checkout-draft', 'auto-draft', 'trash', 'failed', 'cancelled' ];

	/** Seconds that a second statement waits for the first. */
	private const PATIENCE = 5.0;

	public function __construct( private Locks $locks ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_privacy_export_order_personal_data_props', self::name_for_export( ... ) );
		add_filter( 'woocommerce_privacy_export_order_personal_data_prop', $this->export( ... ), 10, 3 );
		add_action( 'woocommerce_privacy_remove_order_personal_data', self::erase( ... ) );
	}

	/**
	 * The order of a statement, for who knows its number and its e-mail address. A wrong number and a
	 * wrong address are the same: nobody finds out who has ordered.
	 */
	public function order_of( Statement $statement ): ?WC_Order {
		/** This filter is documented in WooCommerce: plugins that number orders by themselves answer it. */
		$id    = apply_filters( 'woocommerce_shortcode_order_tracking_order_id', $statement->order ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		$order = is_numeric( $id ) ? wc_get_order( (int) $id ) : false;
		if ( ! $order instanceof WC_Order || $order->has_status( self::NO_CONTRACT ) ) {
			return null;
		}
		$email = mb_strtolower( $order->get_billing_email() );

		return '' !== $email && hash_equals( $email, mb_strtolower( $statement->email ) ) ? $order : null;
	}

	/**
	 * @return int|null When the withdrawal was received, in seconds since 1970; null where there is none.
	 */
	public static function received_at( WC_Order $order ): ?int {
		$kept = $order->get_meta( self::META );

		return is_array( $kept ) && is_numeric( $kept['received_at'] ?? null ) ? (int) $kept['received_at'] : null;
	}

	/**
	 * What was stated, as it was kept.
	 */
	public static function statement_of( WC_Order $order ): Statement {
		$kept = $order->get_meta( self::META );

		return Statement::read( is_array( $kept ) ? $kept : [] );
	}

	/**
	 * Keeps a statement and has it acknowledged; one order has one, however often it is sent.
	 *
	 * @return int When it was received, in seconds since 1970.
	 */
	public function take( WC_Order $order, Statement $statement ): int {
		$lock   = 'withdrawal-' . $order->get_id();
		$locked = $this->locks->acquire( $lock, self::PATIENCE );
		try {
			$order->read_meta_data( true );
			$before = self::received_at( $order );
			if ( null !== $before ) {
				return $before;
			}
			$now = time();
			$order->update_meta_data( self::META, [ 'received_at' => $now ] + $statement->to_array() );
			$order->save_meta_data();
		} finally {
			if ( $locked ) {
				$this->locks->release( $lock );
			}
		}
		$goods = '' === $statement->goods ? __( 'all goods of the order', 'vitrina-companion' ) : $statement->goods;
		/* translators: 1: customer's name, 2: e-mail address, 3: which goods. */
		$order->add_order_note( sprintf( __( '%1$s (%2$s) withdraws from the contract: %3$s', 'vitrina-companion' ), esc_html( $statement->name ), esc_html( $statement->email ), esc_html( $goods ) ) );
		WC()->mailer();
		do_action( self::RECEIVED, $order->get_id() );

		return $now;
	}

	/**
	 * @param array<string, string> $props
	 * @return array<string, string>
	 */
	private static function name_for_export( array $props ): array {
		return $props + [ 'vitrina_withdrawal' => __( 'Withdrawal from the contract', 'vitrina-companion' ) ];
	}

	private function export( mixed $value, string $prop, WC_Order $order ): mixed {
		$at = 'vitrina_withdrawal' === $prop ? self::received_at( $order ) : null;
		if ( null === $at ) {
			return $value;
		}
		$statement = self::statement_of( $order );

		return implode( ', ', array_diff( [ Moment::text( $at ), $statement->name, $statement->email, $statement->goods ], [ '' ] ) );
	}

	/**
	 * That and when somebody withdrew stays; who it was goes with the order's other data.
	 */
	private static function erase( WC_Order $order ): void {
		$at = self::received_at( $order );
		if ( null !== $at ) {
			$order->update_meta_data( self::META, [ 'received_at' => $at ] );
			$order->save_meta_data();
		}
	}
}
