<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution\Domain;

/** Why an order's origin is unknown. */
enum Reason: string {
	/** Sent by the browser; the same values as in src/attribution/reason.ts. */
	case NoConsent      = 'no-consent';
	case NotAllowed     = 'not-allowed';
	case CookiesBlocked = 'cookies-blocked';
	case RecordDamaged  = 'record-damaged';
	case SessionLost    = 'session-lost';

	/** Determined by the server. */
	case NoJavaScript = 'no-javascript';
	case StoreApi     = 'store-api';
	case RestApi      = 'rest-api';
	case Program      = 'program';

	/**
	 * The reason that a browser sent. Only the browser's own reasons are accepted.
	 *
	 * @param mixed $posted '' if the origin is known, null if nothing was sent.
	 * @param self $default Reason if nothing was sent.
	 */
	public static function from_request( mixed $posted, self $default ): ?self {
		if ( $posted === null ) {
			return $default;
		}
		$reason = is_string( $posted ) ? self::tryFrom( $posted ) : null;
		return match ( $reason ) {
			self::NoConsent, self::NotAllowed, self::CookiesBlocked, self::RecordDamaged, self::SessionLost => $reason,
			default => null,
		};
	}

	/**
	 * The reason for an order that was not created by a checkout.
	 *
	 * @param string $created_via WooCommerce's name of the order's source.
	 * @return self|null Null for orders of a checkout, which reports its own reason, and of wp-admin, whose origin
	 *                   WooCommerce stores.
	 */
	public static function from_created_via( string $created_via ): ?self {
		return match ( $created_via ) {
			'checkout', 'store-api', 'admin' => null,
			'rest-api' => self::RestApi,
			default    => self::Program,
		};
	}

	/** Whether the reason also applies to an order with an origin: the origin is then uncertain. */
	public function is_uncertain(): bool {
		return $this === self::SessionLost || $this === self::RecordDamaged;
	}
}
