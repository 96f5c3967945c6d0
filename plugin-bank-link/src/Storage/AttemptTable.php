<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\ManualAction;

/**
 * Attempts in a table of their own: one row each, whichever way orders are stored.
 */
final class AttemptTable implements Attempts {

	/**
	 * Seconds until the provider is asked for the first time, and the longest pause.
	 */
	private const FIRST_POLL = 120;
	private const LAST_PAUSE = 3600;

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_payment_attempts';
	}

	/**
	 * @return int Its id.
	 * @throws DatabaseException When the reference is taken, or the database refused.
	 */
	public function add( int $order_id, string $provider, string $reference, string $bank, string $bank_name, int $amount, string $currency ): int {
		$db = Database::connection();
		if ( $db->insert(
			self::name(),
			[
				'order_id'   => $order_id,
				'provider'   => $provider,
				'reference'  => $reference,
				'bank'       => $bank,
				'bank_name'  => $bank_name,
				'amount'     => $amount,
				'currency'   => $currency,
				'state'      => AttemptState::Open->value,
				'settled'    => AttemptState::Open->value,
				// Looked at later, should this request die before the provider answers.
				'poll_at'    => time() + self::FIRST_POLL,
				'created_at' => time(),
			]
		) === false ) {
			throw new DatabaseException( esc_html( $db->last_error ) );
		}
		return $db->insert_id;
	}

	/**
	 * @throws DatabaseException When another attempt has that payment.
	 */
	public function begin( int $id, string $payment_id ): void {
		$db = Database::connection();
		// A provider that gives one number twice is refused by the table, which is no fault of the shop's.
		$suppressed = $db->suppress_errors();
		$begun      = $db->update( self::name(), compact( 'payment_id' ), compact( 'id' ) );
		$db->suppress_errors( $suppressed );
		if ( $begun !== 1 ) {
			throw new DatabaseException( esc_html( $db->last_error ) );
		}
	}

	public function find( int $id ): ?Attempt {
		$db = Database::connection();
		return self::attempt( Database::rows( $db->prepare( 'SELECT * FROM %i WHERE id = %d', self::name(), $id ) )[0] ?? null );
	}

	public function by_reference( string $reference ): ?Attempt {
		$db = Database::connection();
		return self::attempt( Database::rows( $db->prepare( 'SELECT * FROM %i WHERE reference = %s', self::name(), $reference ) )[0] ?? null );
	}

	public function by_payment( string $provider, string $payment_id ): ?Attempt {
		$db = Database::connection();
		return self::attempt( Database::rows( $db->prepare( 'SELECT * FROM %i WHERE provider = %s AND payment_id = %s', self::name(), $provider, $payment_id ) )[0] ?? null );
	}

	public function of_order( int $order_id ): array {
		$db = Database::connection();
		return self::attempts( Database::rows( $db->prepare( 'SELECT * FROM %i WHERE order_id = %d ORDER BY id', self::name(), $order_id ) ) );
	}

	/**
	 * @return list<Attempt> Those to ask the provider about, longest waiting first.
	 */
	public function due( int $now, int $most ): array {
		$db = Database::connection();
		return self::attempts( Database::rows( $db->prepare( 'SELECT * FROM %i WHERE poll_at <= %d ORDER BY poll_at LIMIT %d', self::name(), $now, $most ) ) );
	}

	/**
	 * @return list<Attempt> Paid ones whose order may not know of it; see Settlement::is_lost().
	 */
	public function lost( int $most ): array {
		$db        = Database::connection();
		$in_tables = OrderUtil::custom_orders_table_usage_is_enabled();
		return self::attempts(
			Database::rows(
				$db->prepare(
					$in_tables
						? "SELECT a.* FROM %i a JOIN %i o ON o.id = a.order_id WHERE o.status IN ( 'wc-pending', 'wc-failed', 'wc-cancelled', 'wc-on-hold' ) AND o.type = 'shop_order' AND a.state = 'paid' AND a.settled = 'paid' AND a.verdict = '' AND ( o.transaction_id IS NULL OR o.transaction_id <> a.payment_id ) ORDER BY a.id DESC LIMIT %d"
						: "SELECT a.* FROM %i a JOIN %i o ON o.ID = a.order_id WHERE o.post_status IN ( 'wc-pending', 'wc-failed', 'wc-on-hold' ) AND o.post_type = 'shop_order' AND a.state = 'paid' AND a.settled = 'paid' AND a.verdict = '' ORDER BY a.id DESC LIMIT %d",
					self::name(),
					$in_tables ? $db->prefix . 'wc_orders' : $db->posts,
					$most
				)
			)
		);
	}

	public function count_live(): int {
		$db = Database::connection();
		return (int) Database::value( $db->prepare( 'SELECT COUNT(*) FROM %i WHERE poll_at IS NOT NULL', self::name() ) );
	}

	/**
	 * Asks again later, each time after a longer pause.
	 */
	public function postpone( int $id, int $now ): void {
		$db = Database::connection();
		$db->query( (string) $db->prepare( 'UPDATE %i SET poll_at = %d + LEAST( %d, 60 * ( polls + 1 ) * ( polls + 1 ) ), polls = polls + 1 WHERE id = %d AND poll_at IS NOT NULL', self::name(), $now, self::LAST_PAUSE, $id ) );
	}

	public function move( Attempt $attempt, AttemptState $to ): bool {
		$db = Database::connection();
		// To be looked at again until it is settled, should this request not come that far.
		return $db->query( (string) $db->prepare( 'UPDATE %i SET state = %s, poll_at = %d WHERE id = %d AND state = %s', self::name(), $to->value, time() + 60, $attempt->id, $attempt->state->value ) ) === 1;
	}

	public function settle( Attempt $attempt, ManualAction $verdict ): void {
		Database::connection()->update(
			self::name(),
			[
				'settled' => $attempt->state->value,
				'verdict' => $verdict->value,
			] + ( $attempt->state->is_live() ? [] : [ 'poll_at' => null ] ),
			[ 'id' => $attempt->id ]
		);
	}

	public function mark_mailed( int $id ): void {
		Database::connection()->update( self::name(), [ 'mailed' => 1 ], [ 'id' => $id ] );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<Attempt>
	 */
	private static function attempts( array $rows ): array {
		return array_values( array_filter( array_map( self::attempt( ... ), $rows ) ) );
	}

	private static function attempt( mixed $row ): ?Attempt {
		if ( ! is_array( $row ) ) {
			return null;
		}
		$text   = static fn ( string $name ): string => is_scalar( $row[ $name ] ?? null ) ? (string) $row[ $name ] : '';
		$number = static fn ( string $name ): int => is_numeric( $row[ $name ] ?? null ) ? (int) $row[ $name ] : 0;
		return new Attempt(
			$number( 'id' ),
			$number( 'order_id' ),
			$text( 'provider' ),
			$text( 'reference' ),
			$text( 'payment_id' ),
			$text( 'bank' ),
			$text( 'bank_name' ),
			$number( 'amount' ),
			$text( 'currency' ),
			AttemptState::from( $text( 'state' ) ),
			$text( 'settled' ) === '' ? null : $text( 'settled' ),
			ManualAction::tryFrom( $text( 'verdict' ) ) ?? ManualAction::None,
			$number( 'mailed' ) === 1,
			$number( 'created_at' )
		);
	}
}
