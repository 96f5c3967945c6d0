<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Domain\Status;
use Vitrina\BankLink\Hookable;
use Vitrina\BankLink\Provider\ProviderFailed;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Storage\LockTable;
use Vitrina\BankLink\Wp\Log;

/**
 * Asks after payments nobody has told the end of: the shopper closed the
 * window, the notice got lost, or the request that had it died.
 */
final readonly class Poller implements Hookable {

	public const HOOK  = 'vitrina_bank_link_poll';
	public const GROUP = 'vitrina-bank-link';

	private const EVERY = 300;
	private const BATCH = 20;

	/**
	 * Seconds after which no further payment is asked about in one run: a
	 * provider that does not answer would keep the job for minutes.
	 */
	private const PATIENCE = 20;

	/**
	 * Seconds after which nobody is at the bank any more; banks that have taken
	 * a payment on may need days.
	 */
	private const OPEN_FOR    = DAY_IN_SECONDS;
	private const PENDING_FOR = 10 * DAY_IN_SECONDS;

	public function __construct(
		private AttemptTable $attempts,
		private LockTable $claims,
		private Providers $providers,
		private ReportHandler $receiver,
		private Log $log,
	) {}

	public function register_hooks(): void {
		add_action( self::HOOK, $this->run( ... ) );
		// Action Scheduler asks once a day whether all is scheduled; wp-admin asks sooner after an installation.
		add_action( 'action_scheduler_ensure_recurring_actions', $this->schedule( ... ) );
		add_action( 'vitrina_bank_link_installed', $this->schedule_soon( ... ) );
	}

	public function schedule_soon(): void {
		if ( did_action( 'action_scheduler_init' ) > 0 ) {
			$this->schedule();
			return;
		}
		add_action( 'action_scheduler_init', $this->schedule( ... ) );
	}

	public function schedule(): void {
		if ( ! as_has_scheduled_action( self::HOOK, [], self::GROUP ) ) {
			as_schedule_recurring_action( time() + self::EVERY, self::EVERY, self::HOOK, [], self::GROUP, true );
		}
	}

	public function run(): void {
		$this->claims->purge();
		$until = time() + self::PATIENCE;
		foreach ( $this->attempts->lost( self::BATCH ) as $attempt ) {
			$this->tell_again( $attempt );
		}
		foreach ( $this->attempts->due( time(), self::BATCH ) as $attempt ) {
			if ( time() >= $until ) {
				return;
			}
			$this->attempts->postpone( $attempt->id, time() );
			$this->ask( $attempt );
		}
	}

	/**
	 * @return bool Whether the provider answered, and with something that can be true.
	 */
	public function ask( Attempt $attempt, Source $source = Source::Poll ): bool {
		$answered = true;
		try {
			if ( $attempt->state->is_live() ) {
				$answered = $this->ask_provider( $attempt, $source );
			} elseif ( ! $attempt->is_settled() ) {
				// Its end is known; the order has not got it.
				$this->receiver->carry( $attempt, Status::Open, $source );
			}
			if ( $this->is_too_old( $attempt ) ) {
				$this->receiver->carry( $attempt, Status::Expired, $source );
			}
		} catch ( OrderNotUpdated ) {
			$this->log->warning( 'not_settled', [ 'attempt' => $attempt->id ] );
		}
		return $answered;
	}

	/**
	 * To an order that has lost a payment.
	 */
	private function tell_again( Attempt $attempt ): void {
		try {
			$this->receiver->carry( $attempt, Status::Paid, Source::Poll );
		} catch ( OrderNotUpdated ) {
			$this->log->warning( 'not_settled', [ 'attempt' => $attempt->id ] );
		}
	}

	/**
	 * @throws OrderNotUpdated When the order did not take the answer.
	 */
	private function ask_provider( Attempt $attempt, Source $source ): bool {
		try {
			$provider = $this->providers->by_id( $attempt->provider );
			if ( $provider === null || $attempt->payment_id === '' ) {
				return false;
			}
			$this->receiver->receive( $provider->ask( $attempt ), $source );
			return true;
		} catch ( ProviderFailed | MessageRejected $failed ) {
			$this->log->warning(
				'poll_failed',
				[
					'attempt' => $attempt->id,
					'why'     => $failed->getMessage(),
				]
			);
			return false;
		}
	}

	private function is_too_old( Attempt $attempt ): bool {
		return time() - $attempt->created_at > ( $attempt->state === AttemptState::Pending ? self::PENDING_FOR : self::OPEN_FOR );
	}
}
