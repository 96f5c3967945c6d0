<?php
/**
 * Installed in the shop for the load tests of the bank link: a request that polls
 * one payment, a count of order events, a worker that can be killed at a given
 * point, and a switch that turns off the guards.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

use Vitrina\BankLink\Plugin;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// phpcs:disable WordPress.Security ---- Exists only while a test runs, on a shop that is not public.

add_action(
	'wp_loaded',
	static function (): void {
		$id = (int) ( $_GET['bank-poll'] ?? 0 );
		if ( $id > 0 ) {
			$attempt = Plugin::instance()->attempts->find( $id );
			wp_send_json( array( 'answered' => $attempt !== null && Plugin::instance()->poller->poll( $attempt ) ) );
		}
	}
);

/**
 * Each line is one event of one order; appending one is atomic.
 */
$vitrina_bank_count = static function ( string $what, int $order_id ): void {
	file_put_contents( dirname( VITRINA_MAIL_DIR ) . '/bank-events.log', "$what $order_id\n", FILE_APPEND | LOCK_EX );
};
add_action( 'woocommerce_payment_complete', static fn ( int $id ) => $vitrina_bank_count( 'complete', $id ) );
add_action( 'woocommerce_reduce_order_stock', static fn ( WC_Order $order ) => $vitrina_bank_count( 'stock', $order->get_id() ) );

/**
 * Points at which a worker can be killed: before a query that matches the pattern.
 */
$vitrina_bank_points = array(
	'before the attempt is read'          => '/^SELECT .*vitrina_payment_attempts.*WHERE reference/s',
	'before the lock is acquired'         => '/^INSERT IGNORE INTO .*vitrina_payment_claims/s',
	'before the attempt is read again'    => '/^SELECT .*vitrina_payment_attempts.*WHERE id =/s',
	'before the state is changed'         => '/^UPDATE .*vitrina_payment_attempts.* SET state/s',
	'before the history is written'       => '/^INSERT IGNORE INTO .*vitrina_payment_events/s',
	'before the other attempts are read'  => '/^SELECT .*vitrina_payment_attempts.*WHERE order_id/s',
	'before the order is saved'           => '/^\s*INSERT INTO \S+wc_orders .*wc-processing/s',
	'before the date of payment is saved' => '/^\s*INSERT INTO \S+wc_order_operational_data .*date_paid_gmt/s',
	'before the note is written'          => '/^INSERT INTO .*comments/s',
	// The companion also deletes the order's reservation in the same statement.
	'before the stock is reduced'         => '/^UPDATE \S+postmeta\S*( stock LEFT JOIN| SET) .*meta_key\s*=\s*._stock/s',
	'before "stock reduced" is saved'     => '/^\s*INSERT INTO \S+wc_order_operational_data .*order_stock_reduced/s',
	'before an e-mail is sent'            => 'mail',
	'before the e-mail is recorded'       => '/^UPDATE .*vitrina_payment_attempts. SET .mailed/s',
	'before the attempt is settled'       => '/^UPDATE .*vitrina_payment_attempts. SET .settled/s',
	'before the lock is released'         => '/^DELETE FROM .*vitrina_payment_claims.* AND .owner/s',
);
$vitrina_bank_kill   = $_GET['bank-kill'] ?? '';
if ( is_string( $vitrina_bank_kill ) && isset( $vitrina_bank_points[ $vitrina_bank_kill ] ) ) {
	$vitrina_bank_point = $vitrina_bank_points[ $vitrina_bank_kill ];
	$vitrina_bank_die   = static function ( mixed $value ): mixed {
		file_put_contents( dirname( VITRINA_MAIL_DIR ) . '/bank-events.log', "killed 0\n", FILE_APPEND | LOCK_EX );
		posix_kill( (int) getmypid(), 9 );
		return $value;
	};
	if ( $vitrina_bank_point === 'mail' ) {
		add_filter( 'pre_wp_mail', $vitrina_bank_die, 1 );
	} else {
		add_filter( 'query', static fn ( string $query ): mixed => preg_match( $vitrina_bank_point, $query ) === 1 ? $vitrina_bank_die( $query ) : $query );
	}
}

if ( get_option( 'bank_race_guard' ) === 'off' ) {
	// Every lock is acquired, and every change of state succeeds.
	add_filter(
		'query',
		static function ( string $query ): string {
			if ( preg_match( '/^INSERT IGNORE INTO .*vitrina_payment_claims/', $query ) === 1 ) {
				return (string) preg_replace( '/VALUES \(\d+/', 'VALUES (' . random_int( 1 << 40, 1 << 50 ), $query );
			}
			if ( preg_match( '/^UPDATE .*vitrina_payment_attempts.* SET state/', $query ) === 1 ) {
				return (string) preg_replace( array( '/ AND state = .*$/', '/poll_at = \d+/' ), array( '', 'poll_at = ' . random_int( 1 << 30, 1 << 40 ) ), $query );
			}
			return $query;
		}
	);
}

return array_keys( $vitrina_bank_points );
