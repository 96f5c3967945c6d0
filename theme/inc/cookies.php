<?php
/** What the theme's scripts store in the browser, for the cookie list of the companion. */

declare( strict_types=1 );

namespace Vitrina\Theme;

add_filter( 'vitrina_cookies', __NAMESPACE__ . '\add_cookies' );

/**
 * @param mixed $cookies Rows of the cookie list.
 * @return mixed
 */
function add_cookies( mixed $cookies ): mixed {
	if ( ! is_array( $cookies ) ) {
		return $cookies;
	}
	$session = __( 'until you close the browser', 'vitrina' );
	$deleted = __( 'until you delete it in the browser', 'vitrina' );
	$own     = [
		[ 'session', 'vitrina-listing:*', __( 'Restore a list of products as you left it, when you go back.', 'vitrina' ), $session ],
		[ 'session', 'vitrina_checkout_entry', __( 'Restores what you typed at the checkout, after you have logged in.', 'vitrina' ), $session ],
		[ 'local', 'vitrina-recent-searches', __( 'Remembers your last searches, to show them in the search field.', 'vitrina' ), $deleted ],
	];
	if ( is_on( 'wishlist' ) ) {
		$own[] = [ 'local', 'vitrina-wishlist', __( 'Remembers the products on your wishlist, as long as you are not logged in.', 'vitrina' ), $deleted ];
	}
	if ( is_on( 'shop_display_switch' ) ) {
		$own[] = [ 'local', 'display', __( 'Remembers how you want to see the list of products.', 'vitrina' ), $deleted ];
	}
	if ( has_scheme_switch() ) {
		$own[] = [ 'local', 'vitrina-scheme', __( 'Remembers whether you want light or dark colours.', 'vitrina' ), $deleted ];
	}
	foreach ( $own as [ $storage, $name, $purpose, $duration ] ) {
		$cookies[] = [
			'name'     => $name,
			'provider' => 'Vitrina',
			'purpose'  => $purpose,
			'duration' => $duration,
			'category' => 'necessary',
			'storage'  => $storage,
		];
	}
	return $cookies;
}
