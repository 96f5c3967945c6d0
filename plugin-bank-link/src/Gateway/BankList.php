<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Gateway;

use Vitrina\BankLink\Hookable;
use Vitrina\BankLink\Provider\Failure;
use Vitrina\BankLink\Provider\ProviderFailed;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Wp\ConnectionStatus;
use Vitrina\BankLink\Wp\Log;
use Vitrina\BankLink\Wp\Settings;

/**
 * Keeps the provider's list of banks. It is asked for when the owner saves or
 * checks, and once a day; shoppers see what was kept.
 */
final readonly class BankList implements Hookable {

	public function __construct(
		private Providers $providers,
		private Settings $settings,
		private ConnectionStatus $health,
		private Log $log,
	) {}

	public function register_hooks(): void {
		add_action( 'action_scheduler_ensure_recurring_actions', $this->refresh( ... ) );
	}

	public function refresh(): void {
		try {
			$this->settings->keep_banks( $this->providers->current()->banks() );
			$this->health->checked( '' );
		} catch ( ProviderFailed $failed ) {
			// The list from before stays in use.
			$this->health->checked( $failed->failure->value );
			if ( $failed->failure !== Failure::NotConfigured ) {
				$this->log->warning( 'banks_failed', [ 'why' => $failed->getMessage() ] );
			}
		}
	}
}
