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
use Vitrina\BankLink\Storage\EventTable;
use Vitrina\BankLink\Storage\LockTable;

/**
 * Random sequences of reports about one order, with crashes, compared
 * with a model that derives the state from all reports at once, while the code
 * applies them one by one. Runs in PHPUnit on arrays, and in WordPress on its database.
 */
final class StateModel {

	public function __construct( int $seed ) {
		mt_srand( $seed );
	}

	/**
	 * @param callable( int ): array{Attempts, LockTable, EventTable, non-empty-list<Attempt>} $begin Creates an order with this number of attempts.
	 * @return array<string, int> Number of orders by final status.
	 * @throws LogicException When code and model differ.
	 */
	public function run( int $runs, callable $begin ): array {
		$final_statuses = [];
		for ( $run = 0; $run < $runs; $run++ ) {
			$status                    = $this->run_one( "run {$run}", ...$begin( mt_rand( 1, 3 ) ) );
			$final_statuses[ $status ] = ( $final_statuses[ $status ] ?? 0 ) + 1;
		}
		return $final_statuses;
	}

	/**
	 * @param non-empty-list<Attempt> $tries
	 * @return string The final status of the order.
	 */
	private function run_one( string $name, Attempts $attempts, LockTable $locks, EventTable $events, array $tries ): string {
		$orders         = new InMemoryOrderRepository();
		$report_handler = new ReportHandler( $attempts, $locks, $orders, $events );
		$statuses       = Status::cases();
		$reports        = [];
		$first          = '';
		for ( $step = mt_rand( 1, 12 ); $step > 0; $step-- ) {
			$try          = $tries[ mt_rand( 0, count( $tries ) - 1 ) ];
			$status       = $statuses[ mt_rand( 0, count( $statuses ) - 1 ) ];
			$orders->dies = mt_rand( 0, 9 ) === 0 ? 1 : 0;
			$was_paid     = $orders->order->is_paid;
			$read         = $attempts->find( $try->id ) ?? $try;
			if ( ! self::report( $report_handler, $read, $status ) ) {
				// A bank repeats a message that was not accepted.
				self::report( $report_handler, $read, $status );
			}
			if ( $first === '' && $status === Status::Paid && ! in_array( Status::Refunded, $reports[ $try->id ] ?? [], true ) ) {
				$first = $try->payment_id;
			}
			$reports[ $try->id ][] = $status;
			self::check( "{$name}: paid went back", ! $was_paid || $orders->view( 7 )->is_paid );
		}
		foreach ( $tries as $try ) {
			self::check( "{$name}: state", self::reference( $reports[ $try->id ] ?? [] ) === $attempts->find( $try->id )?->state );
		}
		self::check( "{$name}: paid", ( $first !== '' ) === $orders->order->is_paid && $first === $orders->order->transaction_id );
		self::check( "{$name}: completed once", count( array_keys( $orders->effects, 'complete', true ) ) <= 1 );
		$owner = $locks->acquire( $tries[0]->order_id );
		self::check( "{$name}: a lock was left", $owner !== null );
		$locks->release( $tries[0]->order_id, (string) $owner );
		return $orders->order->status;
	}

	private static function report( ReportHandler $report_handler, Attempt $attempt, Status $status ): bool {
		try {
			$report_handler->apply_status( $attempt, $status, Source::Webhook );
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
	 * @param list<Status> $reports
	 */
	private static function reference( array $reports ): AttemptState {
		foreach ( [ Status::Refunded, Status::Paid ] as $money ) {
			if ( in_array( $money, $reports, true ) ) {
				return AttemptState::from( $money->value );
			}
		}
		foreach ( $reports as $status ) {
			if ( $status === Status::Failed || $status === Status::Cancelled ) {
				return AttemptState::from( $status->value );
			}
		}
		$undecided = array_filter( $reports, static fn ( Status $status ): bool => $status !== Status::Open );
		return $undecided === [] ? AttemptState::Open : AttemptState::from( end( $undecided )->value );
	}
}
