<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Domain\Status;
use Vitrina\BankLink\Provider\ProviderFailed;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Storage\LockTable;
use Vitrina\BankLink\Wp\Log;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\RecurringAction;

/** Polls unfinished payments, in case the shopper closed the window, or the webhook or its handling failed. */
final readonly class Poller implements Hookable {

	public const HOOK  = 'vitrina_bank_link_poll';
	public const GROUP = 'vitrina-bank-link';

	/** Seconds between two runs, and maximum payments in each. */
	private const INTERVAL = 300;
	private const BATCH    = 20;

	/**
	 * Seconds after which no further payment is polled in one run: a provider that does
	 * not respond would block the job for minutes.
	 */
	private const MAX_RUN_SECONDS = 20;

	/**
	 * Seconds after which an attempt expires: one without news, and one that the bank has
	 * accepted, which may take days.
	 */
	private const OPEN_SECONDS    = DAY_IN_SECONDS;
	private const PENDING_SECONDS = 10 * DAY_IN_SECONDS;

	public function __construct(
		private AttemptTable $attempts,
		private LockTable $locks,
		private Providers $providers,
		private ReportHandler $report_handler,
		private Log $log,
	) {}

	public function register_hooks(): void {
		add_action( self::HOOK, $this->run( ... ) );
		( new RecurringAction( self::HOOK, self::GROUP, self::INTERVAL, self::INTERVAL ) )->register_hooks( 'vitrina_bank_link_installed' );
	}

	public function run(): void {
		$this->locks->purge();
		$until = time() + self::MAX_RUN_SECONDS;
		foreach ( $this->attempts->missing_on_order( self::BATCH ) as $attempt ) {
			$this->reapply_payment( $attempt );
		}
		foreach ( $this->attempts->due( time(), self::BATCH ) as $attempt ) {
			if ( time() >= $until ) {
				return;
			}
			$this->attempts->schedule_next_poll( $attempt->id, time() );
			$this->poll( $attempt );
		}
	}

	/** @return bool False if the provider sent no valid response; true also if it did not have to be asked. */
	public function poll( Attempt $attempt, Source $source = Source::Poll ): bool {
		$is_answered = true;
		try {
			if ( $attempt->state->is_live() ) {
				$is_answered = $this->poll_provider( $attempt, $source );
			} elseif ( ! $attempt->is_settled() ) {
				// The final state is known but not applied to the order.
				$this->report_handler->apply_status( $attempt, Status::Open, $source );
			}
			// Read again: a payment that has just become pending may take more days.
			if ( $this->is_too_old( $this->attempts->find( $attempt->id ) ?? $attempt ) ) {
				$this->report_handler->apply_status( $attempt, Status::Expired, $source );
			}
		} catch ( OrderNotUpdated ) {
			$this->log->warning( 'not_settled', [ 'attempt' => $attempt->id ] );
		}
		return $is_answered;
	}

	/** Applies a payment once more if it is missing on its order. */
	private function reapply_payment( Attempt $attempt ): void {
		try {
			$this->report_handler->apply_status( $attempt, Status::Paid, Source::Poll );
		} catch ( OrderNotUpdated ) {
			$this->log->warning( 'not_settled', [ 'attempt' => $attempt->id ] );
		}
	}

	/** @throws OrderNotUpdated When the report could not be applied to the order. */
	private function poll_provider( Attempt $attempt, Source $source ): bool {
		try {
			$provider = $this->providers->by_id( $attempt->provider );
			if ( $provider === null || $attempt->payment_id === '' ) {
				return false;
			}
			$this->report_handler->handle( $provider->fetch_status( $attempt ), $source );
			return true;
		} catch ( ProviderFailed | MessageRejected $exception ) {
			$this->log->warning(
				'poll_failed',
				[
					'attempt' => $attempt->id,
					'why'     => $exception->getMessage(),
				]
			);
			return false;
		}
	}

	private function is_too_old( Attempt $attempt ): bool {
		return time() - $attempt->created_at > ( $attempt->state === AttemptState::Pending ? self::PENDING_SECONDS : self::OPEN_SECONDS );
	}
}
