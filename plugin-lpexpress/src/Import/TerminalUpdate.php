<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use Vitrina\LpExpress\Api\Authenticator;
use Vitrina\LpExpress\Api\Client;
use Vitrina\LpExpress\Api\Credentials;
use Vitrina\LpExpress\Api\Failure;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\LpExpress\Wp\OptionTokenStore;
use Vitrina\LpExpress\Wp\Settings;
use Vitrina\LpExpress\Wp\WpHttp;
use Vitrina\Runtime\SystemClock;

/** A refresh with the account of the shop, recorded for wp-admin and in WooCommerce's log. */
final readonly class TerminalUpdate {

	public function __construct(
		private Settings $settings,
		private Terminals $terminals,
		private RefreshLog $log,
	) {}

	/** @param (callable( string ): void)|null $on_country Called before each country is requested. */
	public function run( ?callable $on_country = null ): RefreshOutcome {
		$credentials = $this->settings->credentials();
		if ( ! $credentials->are_complete() ) {
			return RefreshOutcome::failure( Failure::NotConfigured->value );
		}
		$outcome = ( new Refresher( $this->client( $credentials ), $this->terminals ) )->refresh( $on_country );
		$this->log->record( $outcome );
		if ( ! $outcome->succeeded() ) {
			wc_get_logger()->warning( Messages::refresh( $outcome->failure, $outcome->country ), [ 'source' => 'vitrina-lpexpress' ] );
		}
		return $outcome;
	}

	private function client( Credentials $credentials ): Client {
		$http = new WpHttp();
		return new Client( $http, $credentials, new Authenticator( $http, $credentials, new OptionTokenStore(), new SystemClock() ) );
	}
}
