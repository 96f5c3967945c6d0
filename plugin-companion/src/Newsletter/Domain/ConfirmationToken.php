<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Domain;

/**
 * Token in the links of an e-mail: proves that the recipient has read it.
 * Derived from the sign-up and the site's secret, and not stored: read access to the table is not enough to confirm.
 */
final readonly class ConfirmationToken {
	/** Seconds during which a sign-up can be confirmed. */
	public const LIFETIME = 7 * 86400;

	public function __construct( private string $secret ) {}

	/** @param 'confirm'|'leave' $purpose */
	public function create( string $purpose, int $id, string $email, int $since ): string {
		return hash_hmac( 'sha256', implode( '|', [ 'vitrina-newsletter', $purpose, $id, $email, $since ] ), $this->secret );
	}

	/** @param 'confirm'|'leave' $purpose */
	public function is_valid( string $given, string $purpose, int $id, string $email, int $since, int $now ): bool {
		$is_in_time = $purpose === 'leave' || $now - $since <= self::LIFETIME;
		return hash_equals( $this->create( $purpose, $id, $email, $since ), $given ) && $is_in_time;
	}
}
