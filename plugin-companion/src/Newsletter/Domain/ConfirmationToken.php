<?php
/**
 * The proof in a mail's link that its owner read the mail.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Domain;

/**
 * Made from the sign-up and the site's secret and stored nowhere: who reads the table cannot confirm.
 */
final readonly class ConfirmationToken {
	/** Seconds in which a sign-up can be confirmed. */
	public const LIFE = 7 * 86400;

	public function __construct( private string $secret ) {}

	/**
	 * @param 'confirm'|'leave' $purpose
	 */
	public function make( string $purpose, int $id, string $email, int $since ): string {
		return hash_hmac( 'sha256', implode( '|', [ 'vitrina-newsletter', $purpose, $id, $email, $since ] ), $this->secret );
	}

	/**
	 * @param 'confirm'|'leave' $purpose
	 */
	public function is_valid( string $given, string $purpose, int $id, string $email, int $since, int $now ): bool {
		$is_in_time = $purpose === 'leave' || $now - $since <= self::LIFE;

		return hash_equals( $this->make( $purpose, $id, $email, $since ), $given ) && $is_in_time;
	}
}
