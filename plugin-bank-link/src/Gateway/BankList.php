<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Gateway;

use Vitrina\BankLink\Provider\Failure;
use Vitrina\BankLink\Provider\ProviderFailed;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Wp\ConnectionStatus;
use Vitrina\BankLink\Wp\Log;
use Vitrina\BankLink\Wp\Settings;
use Vitrina\Runtime\Hookable;

/**
 * Fetches and stores the provider's list of banks: when the owner saves the settings,
 * checks the keys or sets up the sandbox bank, and once a day. Shoppers see the stored
 * list.
 */
final readonly class BankList implements Hookable {

	public function __construct(
		private Providers $providers,
		private Settings $settings,
		private ConnectionStatus $connection_status,
		private Log $log,
	) {}

	public function register_hooks(): void {
		add_action( 'action_scheduler_ensure_recurring_actions', $this->refresh( ... ) );
	}

	public function refresh(): void {
		try {
			$this->settings->store_banks( $this->providers->current()->banks() );
			$this->connection_status->keys_checked( '' );
		} catch ( ProviderFailed $exception ) {
			// The previous list stays in use.
			$this->connection_status->keys_checked( $exception->failure->value );
			if ( $exception->failure !== Failure::NotConfigured ) {
				$this->log->warning( 'banks_failed', [ 'why' => $exception->getMessage() ] );
			}
		}
	}
}
