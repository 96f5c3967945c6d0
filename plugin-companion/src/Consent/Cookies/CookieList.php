<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Cookies;

use Vitrina\Companion\Consent\Domain\Cookie;

/** Everything that this shop stores in the browser of a visitor: the only source for the list and for the consent log. */
final class CookieList {
	/** @return list<Cookie> By category, in the order of Cookie::CATEGORIES. */
	public static function all(): array {
		$rows = [ ...WordPressCookies::rows(), ...WooCommerceCookies::rows(), ...VitrinaCookies::rows(), ...OwnServices::rows() ];
		/**
		 * Filters the list of cookies, for what another plugin or theme stores in the browser.
		 *
		 * @since 0.1.0
		 *
		 * @param list<array{name: string, provider: string, purpose: string, duration: string, category: string, storage: string}> $rows
		 *        `name` may contain `*`; `category` is necessary, preferences, statistics or marketing; `storage` is
		 *        cookie (the default), local or session. Texts are in the language of the page. A row is ignored if
		 *        another key is missing, or if a value is not valid.
		 */
		$filtered = apply_filters( 'vitrina_cookies', $rows );
		$cookies  = array_values( array_filter( array_map( Cookie::parse( ... ), array_values( is_array( $filtered ) ? $filtered : $rows ) ) ) );
		$order    = array_flip( Cookie::CATEGORIES );
		usort( $cookies, static fn ( Cookie $one, Cookie $other ): int => $order[ $one->category ] <=> $order[ $other->category ] );
		return $cookies;
	}

	/** @return array<string, string> Names by category. */
	public static function categories(): array {
		return [
			'necessary'   => __( 'Necessary', 'vitrina-companion' ),
			'preferences' => __( 'Preferences', 'vitrina-companion' ),
			'statistics'  => __( 'Statistics', 'vitrina-companion' ),
			'marketing'   => __( 'Marketing', 'vitrina-companion' ),
		];
	}
}
