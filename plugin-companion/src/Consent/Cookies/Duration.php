<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Cookies;

/** How long something is stored, in words. */
final class Duration {
	/** A cookie of the session, or the session storage. */
	public static function session(): string {
		return __( 'until you close the browser', 'vitrina-companion' );
	}

	/** The local storage, which has no end. */
	public static function until_deleted(): string {
		return __( 'until you delete it in the browser', 'vitrina-companion' );
	}

	public static function minutes( int $count ): string {
		/* translators: %d: number of minutes. */
		return sprintf( _n( '%d minute', '%d minutes', $count, 'vitrina-companion' ), $count );
	}

	/** @return string Of a session if there are no days. */
	public static function days( int $count ): string {
		/* translators: %d: number of days. */
		return $count < 1 ? self::session() : sprintf( _n( '%d day', '%d days', $count, 'vitrina-companion' ), $count );
	}
}
