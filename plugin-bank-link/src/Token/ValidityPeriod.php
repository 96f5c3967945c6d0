<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Token;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\RejectionReason;

/** Checks whether a token is valid now. The clocks of servers may differ by minutes, not by hours. */
final class ValidityPeriod {

	/** Seconds by which the clocks may differ. */
	public const LEEWAY = 300;

	/**
	 * @param array<string, mixed> $claims
	 * @throws MessageRejected When the token is not valid yet, has expired, or has no times.
	 */
	public static function check( array $claims, int $now ): void {
		$issued  = $claims['iat'] ?? null;
		$expires = $claims['exp'] ?? null;
		if ( ! is_int( $issued ) || ! is_int( $expires ) ) {
			throw new MessageRejected( RejectionReason::Claims );
		}
		if ( $issued > $now + self::LEEWAY ) {
			throw new MessageRejected( RejectionReason::TooEarly );
		}
		if ( $expires <= $now - self::LEEWAY ) {
			throw new MessageRejected( RejectionReason::Expired );
		}
	}
}
