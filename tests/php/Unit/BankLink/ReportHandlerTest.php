<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\BankLink;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\ManualAction;
use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\OrderView;
use Vitrina\BankLink\Domain\RejectionReason;
use Vitrina\BankLink\Domain\Report;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Domain\Status;
use Vitrina\BankLink\Payment\HandlingResult;
use Vitrina\BankLink\Payment\OrderNotUpdated;
use Vitrina\BankLink\Payment\ReportHandler;
use Vitrina\Tests\Unit\BankLink\Support\InMemoryAttempts;
use Vitrina\Tests\Unit\BankLink\Support\InMemoryLocks;
use Vitrina\Tests\Unit\BankLink\Support\InMemoryEvents;
use Vitrina\Tests\Unit\BankLink\Support\InMemoryOrderRepository;
use Vitrina\Tests\Unit\BankLink\Support\StateModel;

final class ReportHandlerTest extends TestCase {

	private InMemoryAttempts $attempts;
	private InMemoryLocks $claims;
	private InMemoryOrderRepository $orders;
	private InMemoryEvents $events;
	private ReportHandler $report_handler;

	protected function setUp(): void {
		$this->begin();
	}

	private function begin( string $status = 'pending', int $total = 1234 ): void {
		$this->attempts       = new InMemoryAttempts();
		$this->claims         = new InMemoryLocks();
		$this->orders         = new InMemoryOrderRepository( $status, $total );
		$this->events         = new InMemoryEvents();
		$this->report_handler = new ReportHandler( $this->attempts, $this->claims, $this->orders, $this->events );
	}

	private static function report( Attempt $attempt, Status $status ): Report {
		return new Report( $attempt->provider, $attempt->reference, $attempt->payment_id, $status, $attempt->amount, $attempt->currency );
	}

	#[TestDox( '[BANK-04] the second report of a payment does nothing, from any source' )]
	public function test_repeated(): void {
		$report = self::report( $this->attempts->add(), Status::Paid );
		self::assertSame( HandlingResult::Done, $this->report_handler->handle( $report, Source::Return ) );
		foreach ( Source::cases() as $source ) {
			self::assertSame( HandlingResult::Repeated, $this->report_handler->handle( $report, $source ) );
		}
		self::assertSame( [ 'complete' ], $this->orders->effects );
		self::assertSame( [], $this->claims->held );
	}

	#[TestDox( '[BANK-04] changes by another request between read and lock are noticed' )]
	public function test_reads_order_again_under_lock(): void {
		$report                  = self::report( $this->attempts->add(), Status::Paid );
		$this->claims->meanwhile = function () use ( $report ): void {
			$this->report_handler->handle( $report, Source::Webhook );
		};
		self::assertSame( HandlingResult::Repeated, $this->report_handler->handle( $report, Source::Return ) );
		self::assertSame( [ 'complete' ], $this->orders->effects );
	}

	#[TestDox( '[BANK-04] while one request has the lock, another does not change the order' )]
	public function test_locked_order(): void {
		$attempt                                 = $this->attempts->add();
		$this->claims->held[ $attempt->order_id ] = 'another';
		self::assertSame( HandlingResult::Busy, $this->report_handler->handle( self::report( $attempt, Status::Paid ), Source::Webhook ) );
		self::assertSame( [], $this->orders->effects );
		self::assertSame( [ $attempt->order_id => 'another' ], $this->claims->held );
	}

	#[TestDox( '[BANK-04] a request that fails leaves the work to the next one, and releases its lock' )]
	public function test_expired_lock(): void {
		$attempt            = $this->attempts->add();
		$this->orders->dies = 1;
		try {
			$this->report_handler->handle( self::report( $attempt, Status::Paid ), Source::Webhook );
			self::fail( 'It did not die.' );
		} catch ( OrderNotUpdated ) {
			self::assertSame( [], $this->claims->held );
		}
		self::assertSame( AttemptState::Paid, $this->attempts->find( $attempt->id )?->state );
		self::assertSame( HandlingResult::Done, $this->report_handler->handle( self::report( $attempt, Status::Paid ), Source::Webhook ) );
		self::assertSame( [ 'complete' ], $this->orders->effects );
	}

	/**
	 * @return array<string, array{array<string, mixed>, RejectionReason}>
	 */
	public static function other_payments(): array {
		return [
			'a cent more'          => [ [ 'amount' => 1235 ], RejectionReason::Amount ],
			'a cent less'          => [ [ 'amount' => 1233 ], RejectionReason::Amount ],
			'another currency'     => [ [ 'currency' => 'PLN' ], RejectionReason::Currency ],
			'small letters'        => [ [ 'currency' => 'eur' ], RejectionReason::Currency ],
			'an unknown order'     => [ [ 'reference' => '8-1' ], RejectionReason::Order ],
			'another provider'     => [ [ 'provider' => 'sandbox' ], RejectionReason::Order ],
			'another payment'      => [ [ 'payment_id' => 'pay-2' ], RejectionReason::Payment ],
			'a payment with no id' => [ [ 'payment_id' => '' ], RejectionReason::Payment ],
		];
	}

	/**
	 * @param array<string, mixed> $with
	 */
	#[DataProvider( 'other_payments' )]
	#[TestDox( '[BANK-04] signed, but about $_dataName: rejected, nothing changes' )]
	public function test_mismatching_report( array $with, RejectionReason $reason ): void {
		$attempt = $this->attempts->add();
		/** @var array{provider: string, reference: string, payment_id: string, status: Status, amount: int, currency: string} $data */
		$data = $with + [
			'provider'   => $attempt->provider,
			'reference'  => $attempt->reference,
			'payment_id' => $attempt->payment_id,
			'status'     => Status::Paid,
			'amount'     => $attempt->amount,
			'currency'   => $attempt->currency,
		];
		try {
			$this->report_handler->handle( new Report( ...$data ), Source::Webhook );
			self::fail( 'It was believed.' );
		} catch ( MessageRejected $exception ) {
			self::assertSame( $reason, $exception->reason );
		}
		self::assertSame( AttemptState::Open, $this->attempts->find( 1 )?->state );
		self::assertSame( [], $this->orders->effects );
	}

	#[TestDox( '[BANK-06] a late "failed" never undoes a payment, of this attempt or of another' )]
	public function test_late_failed(): void {
		$first  = $this->attempts->add();
		$second = $this->attempts->add();
		$this->report_handler->handle( self::report( $second, Status::Paid ), Source::Webhook );
		foreach ( [ Status::Failed, Status::Cancelled, Status::Pending, Status::Expired ] as $late ) {
			$this->report_handler->apply_status( $first, $late, Source::Webhook );
			$this->report_handler->apply_status( $second, $late, Source::Webhook );
		}
		self::assertSame( 'processing', $this->orders->order->status );
		self::assertSame( [ 'complete' ], $this->orders->effects );
		self::assertSame( AttemptState::Paid, $this->attempts->find( $second->id )?->state );
	}

	#[TestDox( '[BANK-06] a second payment is marked for the owner to refund' )]
	public function test_overpayment(): void {
		$first  = $this->attempts->add();
		$second = $this->attempts->add();
		$this->report_handler->handle( self::report( $first, Status::Paid ), Source::Webhook );
		$this->report_handler->handle( self::report( $second, Status::Paid ), Source::Webhook );
		self::assertSame( [ 'complete', 'overpayment' ], $this->orders->effects );
		self::assertSame( ManualAction::Overpayment, $this->attempts->find( $second->id )?->manual_action );
		self::assertSame( ManualAction::None, $this->attempts->find( $first->id )?->manual_action );
	}

	#[TestDox( '[FIX-24] the bank’s report is linked to an order marked as paid manually, and is not treated as a second payment' )]
	public function test_paid_by_hand(): void {
		$this->orders->order = new OrderView( 'processing', 1234, 'EUR', true, '', 0 );
		$this->report_handler->handle( self::report( $this->attempts->add(), Status::Paid ), Source::Webhook );
		self::assertSame( [ 'link_payment' ], $this->orders->effects );
		self::assertSame( ManualAction::None, $this->attempts->find( 1 )?->manual_action );
	}

	/**
	 * @return array<string, array{OrderView}>
	 */
	public static function unclear_orders(): array {
		return [
			'cash on delivery'             => [ new OrderView( 'processing', 1234, 'EUR', true, '', 0, false ) ],
			'marked as paid, other total'  => [ new OrderView( 'processing', 2000, 'EUR', true, '', 0 ) ],
			'marked as refunded, not paid' => [ new OrderView( 'refunded', 1234, 'EUR', false, '', 0 ) ],
		];
	}

	#[DataProvider( 'unclear_orders' )]
	#[TestDox( '[FIX-24] $_dataName: the owner is asked to compare, not to refund a second payment' )]
	public function test_unclear( OrderView $order ): void {
		$this->orders->order = $order;
		$this->report_handler->handle( self::report( $this->attempts->add(), Status::Paid ), Source::Webhook );
		self::assertSame( [ 'review' ], $this->orders->effects );
		self::assertSame( ManualAction::Review, $this->attempts->find( 1 )?->manual_action );
	}

	#[TestDox( '[FIX-24] paid by another method and then at the bank: that is a second payment' )]
	public function test_paid_elsewhere(): void {
		$this->orders->order = new OrderView( 'processing', 1234, 'EUR', true, 'card-1', 0, false );
		$this->report_handler->handle( self::report( $this->attempts->add(), Status::Paid ), Source::Webhook );
		self::assertSame( [ 'overpayment' ], $this->orders->effects );
	}

	#[TestDox( '[FIX-24] a payment missing on the order is applied again by the next webhook, once' )]
	public function test_unapplied_payment(): void {
		$report = self::report( $this->attempts->add(), Status::Paid );
		$this->report_handler->handle( $report, Source::Webhook );
		$this->orders->order = new OrderView( 'pending', 1234, 'EUR', false, '', 0 );
		self::assertSame( HandlingResult::Done, $this->report_handler->handle( $report, Source::Webhook ) );
		self::assertSame( HandlingResult::Repeated, $this->report_handler->handle( $report, Source::Webhook ) );
		self::assertSame( [ 'complete', 'complete' ], $this->orders->effects );
		self::assertTrue( $this->orders->order->is_paid );
	}

	#[TestDox( '[BANK-04] an order whose total has changed is not marked as paid' )]
	public function test_review(): void {
		$this->begin( 'pending', 2000 );
		$this->report_handler->handle( self::report( $this->attempts->add(), Status::Paid ), Source::Webhook );
		self::assertSame( [ 'review' ], $this->orders->effects );
		self::assertSame( ManualAction::Review, $this->attempts->find( 1 )?->manual_action );
	}

	#[TestDox( '[BANK-06] an attempt that fails while another is live leaves the order open' )]
	public function test_failure_beside_paid_attempt(): void {
		$first  = $this->attempts->add();
		$second = $this->attempts->add();
		$this->report_handler->handle( self::report( $first, Status::Failed ), Source::Webhook );
		self::assertSame( 'pending', $this->orders->order->status );
		$this->report_handler->handle( self::report( $second, Status::Failed ), Source::Webhook );
		self::assertSame( 'failed', $this->orders->order->status );
		$this->report_handler->handle( self::report( $first, Status::Paid ), Source::Poll );
		self::assertSame( 'processing', $this->orders->order->status );
	}

	#[TestDox( '[BANK-04] 20,000 random sequences of reports with crashes match the reference model; paid is never undone' )]
	public function test_random_sequences(): void {
		$final_statuses = ( new StateModel( 20_261_121 ) )->run(
			20_000,
			static function ( int $tries ): array {
				$attempts = new InMemoryAttempts();
				return [ $attempts, new InMemoryLocks(), new InMemoryEvents(), array_map( static fn (): Attempt => $attempts->add(), range( 1, $tries ) ) ];
			}
		);
		self::assertSame( 20_000, array_sum( $final_statuses ) );
		self::assertCount( 4, array_filter( $final_statuses, static fn ( int $times ): bool => $times > 100 ), 'Some end was hardly ever reached: ' . json_encode( $final_statuses ) );
	}
}
