<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use Vitrina\Runtime\SameOrigin;

/**
 * Whether a page of this shop may have sent this request, by the headers of the browser; true without these headers.
 * For forms in cached pages, where a nonce would expire.
 */
final class OwnOrigin {
	public static function is_same_origin(): bool {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$origin = $_SERVER['HTTP_ORIGIN'] ?? null;
		$site   = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? null;
		// phpcs:enable
		return ( new SameOrigin( home_url(), site_url() ) )->allows( is_string( $origin ) ? $origin : null, is_string( $site ) ? $site : null );
	}
}
