<?php
/**
 * Why an order's origin is not known.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution\Domain;

enum Reason: string {
	/** The browser says these; the same words as in src/attribution/reason.ts. */
	case NoConsent      = 'no-consent';
	case NotAllowed     = 'not-allowed';
	case CookiesBlocked = 'cookies-blocked';
	case RecordDamaged  = 'record-damaged';
	case SessionLost    = 'session-lost';

	/** The server finds these out. */
	case NoJavaScript = 'no-javascript';
	case StoreApi     = 'store-api';
	case RestApi      = 'rest-api';
	case Program      = 'program';

	/**
	 * What a browser has sent. Only its own reasons are believed.
	 *
	 * @param mixed $posted    '' where the origin is known, null where nothing was sent.
	 * @param self  $otherwise Where nothing was sent.
	 */
	public static function sent( mixed $posted, self $otherwise ): ?self {
		if ( $posted === null ) {
			return $otherwise;
		}
		$reason = is_string( $posted ) ? self::tryFrom( $posted ) : null;
		return match ( $reason ) {
			self::NoConsent, self::NotAllowed, self::CookiesBlocked, self::RecordDamaged, self::SessionLost => $reason,
			default => null,
		};
	}

	/**
	 * Of an order that no checkout has made.
	 *
	 * @param string $created_via WooCommerce's word for what made the order.
	 * @return self|null Null where the checkout, or WooCommerce itself, says more.
	 */
	public static function of_maker( string $created_via ): ?self {
		return match ( $created_via ) {
			'checkout', 'store-api', 'admin' => null,
			'rest-api' => self::RestApi,
			default    => self::Program,
		};
	}

	/**
	 * Whether an order with an origin may have it too: the origin is then a guess.
	 */
	public function doubts_origin(): bool {
		return $this === self::SessionLost || $this === self::RecordDamaged;
	}
}
