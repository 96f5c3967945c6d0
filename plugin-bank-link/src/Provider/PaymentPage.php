<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

/**
 * Which payment URLs a shopper may be sent to: the provider's own site over HTTPS, and
 * listed hosts. Other URLs in a response are rejected.
 */
final readonly class PaymentPage {

	/** Allows no "@" in the host, no "\", no spaces and only ASCII, because programs parse such URLs differently. */
	private const PATTERN = '#\Ahttps://(?<host>[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::\d{1,5})?(?:[/?][!-\[\]-~]*)?\z#';

	/** @param list<string> $hosts    Other hosts that the provider may send shoppers to. */
	public function __construct(
		private string $base_url,
		private array $hosts = [],
	) {}

	public function allows( string $url ): bool {
		// For testing, the service may run on this machine without a certificate.
		if ( $this->base_url !== '' && str_starts_with( $url, "{$this->base_url}/" ) && preg_match( '#\A[!-\[\]-~]*\z#', $url ) === 1 ) {
			return true;
		}
		if ( preg_match( self::PATTERN, $url, $parts ) !== 1 ) {
			return false;
		}
		$site = self::site( (string) parse_url( $this->base_url, PHP_URL_HOST ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Works without WordPress.
		return in_array( $parts['host'], $this->hosts, true ) || ( $site !== '' && ( $parts['host'] === $site || str_ends_with( $parts['host'], ".{$site}" ) ) );
	}

	/**
	 * `api.bank.example` and `pay.bank.example` are one site: `bank.example`.
	 * A name with two labels is its own site, and so is an IP address.
	 */
	private static function site( string $host ): string {
		$labels = explode( '.', strtolower( $host ) );
		return count( $labels ) < 3 || filter_var( $host, FILTER_VALIDATE_IP ) !== false ? strtolower( $host ) : implode( '.', array_slice( $labels, 1 ) );
	}
}
