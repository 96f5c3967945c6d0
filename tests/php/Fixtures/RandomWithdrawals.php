<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Companion\Storage\DatabaseLocks;
use Vitrina\Companion\Withdrawal\Domain\Choice;
use Vitrina\Companion\Withdrawal\Domain\Withdrawal;
use Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice;
use Vitrina\Companion\Withdrawal\Withdrawals;
use WC_Order_Item_Product;

/** Random orders, of which random declarations withdraw. Runs inside WordPress. */
final class RandomWithdrawals {

	/** Of each order; each is sent twice. */
	private const DECLARATIONS = 12;

	/**
	 * Deletes all e-mails.
	 *
	 * @return list<string> What is wrong.
	 */
	public static function faults( int $seed ): array {
		$random = new Randomizer( new Mt19937( $seed ) );
		$left   = [];
		$order  = Orders::create( 'processing' );
		for ( $line = $random->getInt( 1, 4 ); $line > 0; $line-- ) {
			$item = new WC_Order_Item_Product();
			$item->set_props( [ 'name' => "Prekė {$line}", 'quantity' => $random->getInt( 1, 6 ) ] );
			$order->add_item( $item );
		}
		$id = $order->save();
		foreach ( $order->get_items() as $item ) {
			$left[ $item->get_id() ] = $item->get_quantity();
		}
		$bought = $left;
		$faults = [];
		$tokens = [];
		Mails::delete_all();
		for ( $number = 1; $number <= self::DECLARATIONS; $number++ ) {
			$wanted = array_map( static fn (): int => $random->getInt( 0, 3 ), $left );
			$fits   = array_sum( $wanted ) > 0 && array_filter( $wanted, static fn ( int $quantity, int $item ): bool => $quantity > $left[ $item ], ARRAY_FILTER_USE_BOTH ) === [];
			$token  = sprintf( '%016x%016x', $seed, $number );
			foreach ( [ 'first', 'again' ] as $time ) {
				if ( self::declare( $id, $wanted, $token ) !== $fits ) {
					$faults[] = "order {$seed}, declaration {$number}, {$time}: not " . ( $fits ? 'accepted' : 'refused' );
				}
			}
			if ( $fits ) {
				$tokens[] = $token;
				foreach ( $wanted as $item => $quantity ) {
					$left[ $item ] -= $quantity;
				}
			}
		}
		$stored = self::stored( $id );
		$mails  = count( Mails::all() );
		$is     = [ array_column( $stored, 'token' ), self::withdrawn( $stored, array_keys( $bought ) ), $mails ];
		if ( $is !== [ $tokens, array_map( static fn ( int $all, int $rest ): int => $all - $rest, $bought, $left ), 2 * count( $tokens ) ] ) {
			$faults[] = "order {$seed}: " . (string) wp_json_encode( [ $is, $bought, $left, $tokens ] );
		}
		Orders::get( $id )->delete( true );
		return $faults;
	}

	/** @param array<int, int> $wanted Pieces by item. */
	private static function declare( int $order, array $wanted, string $token ): bool {
		return ( new Withdrawals( DatabaseLocks::of_this_site() ) )->store( Orders::get( $order ), new WithdrawalNotice( 'Rūta K.', (string) $order, 'ruta@example.lt' ), Choice::of( $wanted ), $token ) !== null;
	}

	/** @return list<array<string, mixed>> As they are stored. */
	private static function stored( int $order ): array {
		return array_map( static fn ( Withdrawal $withdrawal ): array => $withdrawal->to_array(), Withdrawals::of( Orders::get( $order ) )->withdrawals );
	}

	/**
	 * @param list<array<string, mixed>> $stored
	 * @param list<int>                  $items
	 * @return list<int> Pieces of each item.
	 */
	private static function withdrawn( array $stored, array $items ): array {
		$sums = array_fill_keys( $items, 0 );
		foreach ( $stored as $withdrawal ) {
			foreach ( (array) $withdrawal['lines'] as $line ) {
				if ( is_array( $line ) && is_int( $line['item_id'] ?? null ) && is_int( $line['quantity'] ?? null ) ) {
					$sums[ $line['item_id'] ] += $line['quantity'];
				}
			}
		}
		return array_values( $sums );
	}
}
