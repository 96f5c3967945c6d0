<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\Storage\Locks;
use Vitrina\Companion\Withdrawal\Domain\Choice;
use Vitrina\Companion\Withdrawal\Domain\Withdrawal;
use Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice;
use Vitrina\Companion\Withdrawal\Domain\Withdrawn;
use Vitrina\Runtime\Hookable;
use WC_Email;
use WC_Meta_Data;
use WC_Order;

/** Stores withdrawals in the meta of their order; adds their e-mails, and their privacy export and erasure. */
final readonly class Withdrawals implements Hookable {
	/** Order meta: Withdrawal::to_array(), one row per withdrawal. */
	public const META = '_vitrina_withdrawal';

	/** Action for each withdrawal, with the order ID and the index of the withdrawal in the order, from 0. */
	public const RECEIVED = 'vitrina_withdrawal_received';

	/** Statuses of orders that are not a contract. */
	private const NO_CONTRACT = [ 'checkout-draft', 'auto-draft', 'trash', 'failed', 'cancelled' ];

	/** Seconds that a request waits for another withdrawal from the same order. */
	private const LOCK_SECONDS = 10.0;

	public function __construct( private Locks $locks ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_email_classes', self::add_emails( ... ) );
		add_filter( 'woocommerce_privacy_export_order_personal_data_props', self::add_export_label( ... ) );
		add_filter( 'woocommerce_privacy_export_order_personal_data_prop', $this->export( ... ), 10, 3 );
		add_action( 'woocommerce_privacy_remove_order_personal_data', self::erase( ... ) );
	}

	/**
	 * @param array<string, WC_Email> $emails
	 * @return array<string, WC_Email>
	 */
	private static function add_emails( array $emails ): array {
		return $emails + [
			'VitrinaWithdrawal'         => new WithdrawalEmail( true ),
			'VitrinaCustomerWithdrawal' => new WithdrawalEmail( false ),
		];
	}

	/**
	 * The order of a statement, found by number and e-mail address. A wrong number and a wrong address
	 * give the same result, so that nobody can find out which orders exist.
	 */
	public function order_of( WithdrawalNotice $statement ): ?WC_Order {
		/** This filter is documented in WooCommerce: plugins with their own order numbers use it. */
		$id    = apply_filters( 'woocommerce_shortcode_order_tracking_order_id', $statement->order ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		$order = is_numeric( $id ) ? wc_get_order( (int) $id ) : false;
		if ( ! $order instanceof WC_Order || $order->has_status( self::NO_CONTRACT ) ) {
			return null;
		}
		$email = mb_strtolower( $order->get_billing_email() );
		return $email !== '' && hash_equals( $email, mb_strtolower( $statement->email ) ) ? $order : null;
	}

	/** All withdrawals of an order, and what is left of it. */
	public static function of( WC_Order $order ): Withdrawn {
		$rows = array_map( static fn ( mixed $row ): ?Withdrawal => $row instanceof WC_Meta_Data ? Withdrawal::parse( $row->get_data()['value'] ?? null ) : null, (array) $order->get_meta( self::META, false ) );
		return new Withdrawn( array_values( array_filter( $rows ) ), OrderRecord::lines( $order ), OrderRecord::refunds( $order ) );
	}

	/**
	 * Stores a withdrawal and sends its e-mails. If a withdrawal with this token is stored already, returns it.
	 *
	 * @param string $token Random token of the confirmation page.
	 * @return Withdrawal|null Null if nothing was chosen, a quantity is not valid, or nothing is left.
	 * @throws BusyException If another request has the lock for ten seconds.
	 */
	public function store( WC_Order $order, WithdrawalNotice $statement, Choice $choice, string $token ): ?Withdrawal {
		$lock_name = 'withdrawal-' . $order->get_id();
		$is_locked = $this->lock( $lock_name );
		try {
			$order->read_meta_data( true );
			$withdrawn = self::of( $order );
			$previous  = $withdrawn->find( $token );
			if ( $previous !== null ) {
				return $previous;
			}
			if ( $withdrawn->is_complete() || $choice->errors( $withdrawn ) !== [] || ( $withdrawn->lines !== [] && $choice->is_empty() ) ) {
				return null;
			}
			$withdrawal = new Withdrawal( $statement, time(), $choice->lines( $withdrawn ), $token );
			$order->add_meta_data( self::META, $withdrawal->to_array() );
			$order->save_meta_data();
		} finally {
			if ( $is_locked ) {
				$this->locks->release( $lock_name );
			}
		}
		/* translators: 1: customer's name, 2: e-mail address, 3: which goods. */
		$order->add_order_note( sprintf( __( '%1$s (%2$s) withdraws from the contract: %3$s', 'vitrina-companion' ), esc_html( $statement->name ), esc_html( $statement->email ), esc_html( NoticeLines::goods( $withdrawal ) ) ) );
		WC()->mailer();
		do_action( 'vitrina_withdrawal_received', $order->get_id(), count( $withdrawn->withdrawals ) );
		return $withdrawal;
	}

	/**
	 * @return bool Whether the lock was acquired. False if the database has no locks: the withdrawal is stored anyway.
	 * @throws BusyException If another request has the lock for ten seconds.
	 */
	private function lock( string $name ): bool {
		$asked_at = microtime( true );
		$locked   = $this->locks->acquire( $name, self::LOCK_SECONDS );
		if ( ! $locked && microtime( true ) - $asked_at >= self::LOCK_SECONDS ) {
			throw new BusyException();
		}
		return $locked;
	}

	/**
	 * @param array<string, string> $props
	 * @return array<string, string>
	 */
	private static function add_export_label( array $props ): array {
		return $props + [ 'vitrina_withdrawal' => __( 'Withdrawal from the contract', 'vitrina-companion' ) ];
	}

	private function export( mixed $value, string $prop, WC_Order $order ): mixed {
		$withdrawals = $prop === 'vitrina_withdrawal' ? self::of( $order )->withdrawals : [];
		return $withdrawals === [] ? $value : implode( "\n", array_map( self::text( ... ), $withdrawals ) );
	}

	private static function text( Withdrawal $withdrawal ): string {
		$statement = $withdrawal->statement;
		return implode( ', ', array_diff( [ NoticeLines::moment( $withdrawal->received_at ), $statement->name, $statement->email, implode( '; ', $withdrawal->goods() ) ], [ '' ] ) );
	}

	/** Deletes the personal data. Times and lines are kept, because they decide what is left of the order. */
	private static function erase( WC_Order $order ): void {
		$withdrawals = self::of( $order )->without_person();
		$order->delete_meta_data( self::META );
		foreach ( $withdrawals as $withdrawal ) {
			$order->add_meta_data( self::META, array_filter( $withdrawal->to_array(), static fn ( mixed $value ): bool => $value !== '' && $value !== [] ) );
		}
		$order->save_meta_data();
	}
}
