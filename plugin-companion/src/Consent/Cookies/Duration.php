<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Cookies;

/** How long something is stored, in words. */
final class Duration {
	/** Duration of a session cookie, and of the session storage. */
	public static function session(): string {
		return __( 'until you close the browser', 'vitrina-companion' );
	}

	/** Duration of the local storage, which does not expire. */
	public static function until_deleted(): string {
		return __( 'until you delete it in the browser', 'vitrina-companion' );
	}

	public static function minutes( int $count ): string {
		/* translators: %d: number of minutes. */
		return sprintf( _n( '%d minute', '%d minutes', $count, 'vitrina-companion' ), $count );
	}

	/** @return string As session() if $count is less than 1. */
	public static function days( int $count ): string {
		/* translators: %d: number of days. */
		return $count < 1 ? self::session() : sprintf( _n( '%d day', '%d days', $count, 'vitrina-companion' ), $count );
	}
}
