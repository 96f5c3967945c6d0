<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

use Vitrina\BankLink\Storage\SandboxPaymentTable;
use Vitrina\BankLink\Wp\CallUrl;
use Vitrina\BankLink\Wp\Settings;
use Vitrina\Runtime\Clock;

/** Creates the configured provider. */
final readonly class Providers {

	public function __construct(
		private Settings $settings,
		private Http $http,
		private Clock $clock,
		private SandboxPaymentTable $sandbox_payments,
	) {}

	public function current(): Provider {
		return $this->sandbox() ?? $this->service();
	}

	/** @return Provider|null Null if the provider is unknown, or is a sandbox bank that is not in use. */
	public function by_id( string $id ): ?Provider {
		return match ( $id ) {
			InitiationService::ID => $this->service(),
			SandboxBank::ID       => $this->sandbox(),
			default               => null,
		};
	}

	/** The only place that creates the sandbox bank. Null in live mode, or if another provider is selected. */
	public function sandbox(): ?SandboxBank {
		if ( $this->settings->provider() !== SandboxBank::ID ) {
			return null;
		}
		return new SandboxBank( new Credentials( CallUrl::build( CallUrl::SANDBOX, SandboxBank::ID ), 'sandbox', $this->settings->sandbox_key() ), $this->clock, $this->sandbox_payments );
	}

	private function service(): InitiationService {
		/**
		 * Filters the hosts that the payment-initiation service may send
		 * shoppers to, besides its own site.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $hosts In lower case.
		 */
		$hosts = apply_filters( 'vitrina_bank_link_payment_hosts', [] );
		$hosts = is_array( $hosts ) ? array_values( array_filter( $hosts, is_string( ... ) ) ) : [];
		return new InitiationService( $this->http, $this->settings->credentials(), $this->clock, $hosts );
	}
}
