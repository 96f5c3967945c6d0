<?php
/**
 * Statements of withdrawal, kept with the order they are about.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\Storage\Locks;
use Vitrina\Companion\Withdrawal\Domain\Withdrawal;
use Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice;
use Vitrina\Companion\Withdrawal\Domain\Withdrawn;
use Vitrina\Runtime\Hookable;
use WC_Meta_Data;
use WC_Order;
use WC_Order_Item;

final readonly class Withdrawals implements Hookable {
	/** Name, e-mail, goods and the second of the receipt, as an array: one row for each withdrawal. */
	public const META = '_vitrina_withdrawal';

	/** Raised for each withdrawal, with the order's number and which of the order's it is, from 0. */
	public const RECEIVED = 'vitrina_withdrawal_received';

	/** Nothing was agreed in these, or nothing is left of it. */
	private const NO_CONTRACT = [ 'checkout-draft', 'auto-draft', 'trash', 'failed', 'cancelled' ];

	/** Seconds that a second statement waits for the first. */
	private const LOCK_SECONDS = 5.0;

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
	public function order_of( WithdrawalNotice $statement ): ?WC_Order {
		/** This filter is documented in WooCommerce: plugins that number orders by themselves answer it. */
		$id    = apply_filters( 'woocommerce_shortcode_order_tracking_order_id', $statement->order ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		$order = is_numeric( $id ) ? wc_get_order( (int) $id ) : false;
		if ( ! $order instanceof WC_Order || $order->has_status( self::NO_CONTRACT ) ) {
			return null;
		}
		$email = mb_strtolower( $order->get_billing_email() );

		return $email !== '' && hash_equals( $email, mb_strtolower( $statement->email ) ) ? $order : null;
	}

	public static function of( WC_Order $order ): Withdrawn {
		$rows = array_map( static fn ( mixed $row ): ?Withdrawal => $row instanceof WC_Meta_Data ? Withdrawal::read( $row->get_data()['value'] ?? null ) : null, (array) $order->get_meta( self::META, false ) );

		return new Withdrawn( array_values( array_filter( $rows ) ), self::lines( $order ) );
	}

	/**
	 * @return list<string> What was ordered, as the form offers it and the acknowledgement names it.
	 */
	private static function lines( WC_Order $order ): array {
		$lines = array_map(
			static fn ( WC_Order_Item $item ): string => trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( $item->get_name() ) ) ) . ' × ' . $item->get_quantity(),
			$order->get_items()
		);

		return array_values( array_unique( $lines ) );
	}

	/**
	 * Keeps what a statement adds to those before and has it acknowledged: nothing is withdrawn twice,
	 * however often it is sent.
	 */
	public function take( WC_Order $order, WithdrawalNotice $statement ): Withdrawal {
		$lock   = 'withdrawal-' . $order->get_id();
		$locked = $this->locks->acquire( $lock, self::LOCK_SECONDS );
		try {
			$order->read_meta_data( true );
			$withdrawn = self::of( $order );
			$added     = $withdrawn->added_by( $statement );
			$before    = $added === null ? $withdrawn->before( $statement ) : null;
			if ( $before !== null ) {
				return $before;
			}
			$taken = new Withdrawal( $added ?? $statement, time() );
			$order->add_meta_data( self::META, $taken->to_array() );
			$order->save_meta_data();
		} finally {
			if ( $locked ) {
				$this->locks->release( $lock );
			}
		}
		$goods = $taken->statement->is_whole() ? __( 'all goods of the order', 'vitrina-companion' ) : $taken->statement->goods;
		/* translators: 1: customer's name, 2: e-mail address, 3: which goods. */
		$order->add_order_note( sprintf( __( '%1$s (%2$s) withdraws from the contract: %3$s', 'vitrina-companion' ), esc_html( $taken->statement->name ), esc_html( $taken->statement->email ), esc_html( $goods ) ) );
		WC()->mailer();
		do_action( self::RECEIVED, $order->get_id(), count( $withdrawn->withdrawals ) );

		return $taken;
	}

	/**
	 * @param array<string, string> $props
	 * @return array<string, string>
	 */
	private static function name_for_export( array $props ): array {
		return $props + [ 'vitrina_withdrawal' => __( 'Withdrawal from the contract', 'vitrina-companion' ) ];
	}

	private function export( mixed $value, string $prop, WC_Order $order ): mixed {
		$withdrawals = $prop === 'vitrina_withdrawal' ? self::of( $order )->withdrawals : [];

		return $withdrawals === [] ? $value : implode( "\n", array_map( self::text( ... ), $withdrawals ) );
	}

	private static function text( Withdrawal $withdrawal ): string {
		$statement = $withdrawal->statement;

		return implode( ', ', array_diff( [ Moment::text( $withdrawal->received_at ), $statement->name, $statement->email, $statement->goods ], [ '' ] ) );
	}

	/**
	 * That and when somebody withdrew stays; who it was goes with the order's other data.
	 */
	private static function erase( WC_Order $order ): void {
		$withdrawals = self::of( $order )->withdrawals;
		$order->delete_meta_data( self::META );
		foreach ( $withdrawals as $withdrawal ) {
			$order->add_meta_data( self::META, [ 'received_at' => $withdrawal->received_at ] );
		}
		$order->save_meta_data();
	}
}
