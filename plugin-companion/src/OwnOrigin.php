<?php
/**
 * Whether this request was sent by one of the shop's own pages.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion;

use Vitrina\Runtime\SameOrigin;

/**
 * For forms in pages that a cache keeps: no nonce of theirs would hold.
 */
final class OwnOrigin {
	public static function sent_this(): bool {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$origin = $_SERVER['HTTP_ORIGIN'] ?? null;
		$site   = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? null;
		// phpcs:enable
		return class_exists( SameOrigin::class )
			&& ( new SameOrigin( home_url(), site_url() ) )->allows( is_string( $origin ) ? $origin : null, is_string( $site ) ? $site : null );
	}
}
