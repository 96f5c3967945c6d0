<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\ManualAction;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;

/** Stores payment attempts, one row each, independent of the order storage. */
final class AttemptTable implements Attempts {

	/** Seconds until the first poll, and the longest pause between polls. */
	private const FIRST_POLL_DELAY = 120;
	private const MAX_POLL_PAUSE   = 3600;

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_payment_attempts';
	}

	/**
	 * @return int Id of the attempt.
	 * @throws DatabaseException When the reference exists already, or the query failed.
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
				// Polled later in case this request dies before the provider responds.
				'poll_at'    => time() + self::FIRST_POLL_DELAY,
				'created_at' => time(),
			]
		) === false ) {
			throw new DatabaseException( esc_html( $db->last_error ) );
		}
		return $db->insert_id;
	}

	/** @throws DatabaseException When another attempt has this payment id. */
	public function set_payment_id( int $id, string $payment_id ): void {
		$db = Database::connection();
		// A payment id that the provider has used twice violates the unique key; this is not logged as an error of the shop.
		$suppressed = $db->suppress_errors();
		$updated    = $db->update( self::name(), compact( 'payment_id' ), compact( 'id' ) );
		$db->suppress_errors( $suppressed );
		if ( $updated !== 1 ) {
			throw new DatabaseException( esc_html( $db->last_error ) );
		}
	}

	public function find( int $id ): ?Attempt {
		return self::attempt( Database::select( 'SELECT * FROM %i WHERE id = %d', self::name(), $id )[0] ?? null );
	}

	public function by_reference( string $reference ): ?Attempt {
		return self::attempt( Database::select( 'SELECT * FROM %i WHERE reference = %s', self::name(), $reference )[0] ?? null );
	}

	public function by_payment( string $provider, string $payment_id ): ?Attempt {
		return self::attempt( Database::select( 'SELECT * FROM %i WHERE provider = %s AND payment_id = %s', self::name(), $provider, $payment_id )[0] ?? null );
	}

	public function of_order( int $order_id ): array {
		return self::attempts( Database::select( 'SELECT * FROM %i WHERE order_id = %d ORDER BY id', self::name(), $order_id ) );
	}

	/** @return list<Attempt> Attempts to poll, longest waiting first. */
	public function due( int $now, int $limit ): array {
		return self::attempts( Database::select( 'SELECT * FROM %i WHERE poll_at <= %d ORDER BY poll_at LIMIT %d', self::name(), $now, $limit ) );
	}

	/**
	 * @return list<Attempt> Paid attempts that may be missing on their order; see Settlement::is_missing_on_order().
	 */
	public function missing_on_order( int $limit ): array {
		$db = Database::connection();
		return self::attempts(
			OrderUtil::custom_orders_table_usage_is_enabled()
				? Database::select(
					"SELECT a.* FROM %i a JOIN %i o ON o.id = a.order_id WHERE o.status IN ( 'wc-pending', 'wc-failed', 'wc-cancelled', 'wc-on-hold' ) AND o.type = 'shop_order' AND a.state = 'paid' AND a.settled = 'paid' AND a.verdict = '' AND ( o.transaction_id IS NULL OR o.transaction_id <> a.payment_id ) ORDER BY a.id DESC LIMIT %d",
					self::name(),
					$db->prefix . 'wc_orders',
					$limit
				)
				// The date of payment, because WordPress's tables may have another collation, in which payment ids cannot be compared.
				: Database::select(
					"SELECT a.* FROM %i a JOIN %i o ON o.ID = a.order_id WHERE o.post_status IN ( 'wc-pending', 'wc-failed', 'wc-cancelled', 'wc-on-hold' ) AND o.post_type = 'shop_order' AND a.state = 'paid' AND a.settled = 'paid' AND a.verdict = '' AND NOT EXISTS ( SELECT 1 FROM %i m WHERE m.post_id = o.ID AND m.meta_key = '_date_paid' AND m.meta_value <> '' ) ORDER BY a.id DESC LIMIT %d",
					self::name(),
					$db->posts,
					$db->postmeta,
					$limit
				)
		);
	}

	public function count_live(): int {
		return (int) Database::select_value( 'SELECT COUNT(*) FROM %i WHERE poll_at IS NOT NULL', self::name() );
	}

	/** Schedules the next poll, with a longer pause each time. */
	public function schedule_next_poll( int $id, int $now ): void {
		Database::execute( 'UPDATE %i SET poll_at = %d + LEAST( %d, 60 * ( polls + 1 ) * ( polls + 1 ) ), polls = polls + 1 WHERE id = %d AND poll_at IS NOT NULL', self::name(), $now, self::MAX_POLL_PAUSE, $id );
	}

	public function transition( Attempt $attempt, AttemptState $to ): bool {
		// The attempt is polled a minute later, in case this request dies before it is settled.
		return Database::execute( 'UPDATE %i SET state = %s, poll_at = %d WHERE id = %d AND state = %s', self::name(), $to->value, time() + 60, $attempt->id, $attempt->state->value ) === 1;
	}

	public function settle( Attempt $attempt, ManualAction $manual_action ): void {
		Database::connection()->update(
			self::name(),
			[
				'settled' => $attempt->state->value,
				'verdict' => $manual_action->value,
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

	/** @param array<string, string|null>|null $row */
	private static function attempt( ?array $row ): ?Attempt {
		if ( $row === null ) {
			return null;
		}
		$text   = static fn ( string $name ): string => $row[ $name ] ?? '';
		$number = static fn ( string $name ): int => (int) ( $row[ $name ] ?? 0 );
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
