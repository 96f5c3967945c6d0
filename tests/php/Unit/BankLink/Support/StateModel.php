<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\BankLink\Support;

use LogicException;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Domain\Status;
use Vitrina\BankLink\Payment\OrderNotUpdated;
use Vitrina\BankLink\Payment\ReportHandler;
use Vitrina\BankLink\Storage\Attempts;
use Vitrina\BankLink\Storage\Events;
use Vitrina\BankLink\Storage\Locks;

/**
 * Random sequences of reports about one order, deaths among them, compared
 * with a model that looks at all that was heard at once, where the code goes
 * step by step. Runs in PHPUnit on arrays, and in WordPress on its database.
 */
final class StateModel {

	public function __construct( int $seed ) {
		mt_srand( $seed );
	}

	/**
	 * @param callable( int ): array{Attempts, Locks, Events, non-empty-list<Attempt>} $begin Makes an order with so many tries.
	 * @return array<string, int> How often orders ended in which status.
	 * @throws LogicException When code and model differ.
	 */
	public function run( int $runs, callable $begin ): array {
		$ended = [];
		for ( $run = 0; $run < $runs; $run++ ) {
			$status           = $this->run_one( "run {$run}", ...$begin( mt_rand( 1, 3 ) ) );
			$ended[ $status ] = ( $ended[ $status ] ?? 0 ) + 1;
		}
		return $ended;
	}

	/**
	 * @param non-empty-list<Attempt> $tries
	 * @return string The order's status in the end.
	 */
	private function run_one( string $name, Attempts $attempts, Locks $claims, Events $events, array $tries ): string {
		$orders   = new MemoryOrders();
		$receiver = new ReportHandler( $attempts, $claims, $orders, $events );
		$statuses = Status::cases();
		$heard    = [];
		$first    = '';
		for ( $step = mt_rand( 1, 12 ); $step > 0; $step-- ) {
			$try          = $tries[ mt_rand( 0, count( $tries ) - 1 ) ];
			$status       = $statuses[ mt_rand( 0, count( $statuses ) - 1 ) ];
			$orders->dies = mt_rand( 0, 9 ) === 0 ? 1 : 0;
			$was_paid     = $orders->order->is_paid;
			$read         = $attempts->find( $try->id ) ?? $try;
			if ( ! self::tell( $receiver, $read, $status ) ) {
				// A bank repeats what was not taken.
				self::tell( $receiver, $read, $status );
			}
			if ( $first === '' && $status === Status::Paid && ! in_array( Status::Refunded, $heard[ $try->id ] ?? [], true ) ) {
				$first = $try->payment_id;
			}
			$heard[ $try->id ][] = $status;
			self::check( "{$name}: paid went back", ! $was_paid || $orders->view( 7 )->is_paid );
		}
		foreach ( $tries as $try ) {
			self::check( "{$name}: state", self::reference( $heard[ $try->id ] ?? [] ) === $attempts->find( $try->id )?->state );
		}
		self::check( "{$name}: paid", ( $first !== '' ) === $orders->order->is_paid && $first === $orders->order->transaction_id );
		self::check( "{$name}: completed once", count( array_keys( $orders->effects, 'complete', true ) ) <= 1 );
		$owner = $claims->take( $tries[0]->order_id );
		self::check( "{$name}: a claim was left", $owner !== null );
		$claims->release( $tries[0]->order_id, (string) $owner );
		return $orders->order->status;
	}

	private static function tell( ReportHandler $receiver, Attempt $attempt, Status $status ): bool {
		try {
			$receiver->carry( $attempt, $status, Source::Notice );
			return true;
		} catch ( OrderNotUpdated ) {
			return false;
		}
	}

	private static function check( string $what, bool $holds ): void {
		if ( ! $holds ) {
			throw new LogicException( $what );
		}
	}

	/**
	 * The model.
	 *
	 * @param list<Status> $heard
	 */
	private static function reference( array $heard ): AttemptState {
		foreach ( [ Status::Refunded, Status::Paid ] as $money ) {
			if ( in_array( $money, $heard, true ) ) {
				return AttemptState::from( $money->value );
			}
		}
		foreach ( $heard as $status ) {
			if ( $status === Status::Failed || $status === Status::Cancelled ) {
				return AttemptState::from( $status->value );
			}
		}
		$undecided = array_filter( $heard, static fn ( Status $status ): bool => $status !== Status::Open );
		return $undecided === [] ? AttemptState::Open : AttemptState::from( end( $undecided )->value );
	}
}
