<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Cookies;

use Vitrina\Companion\Consent\Domain\Cookie;

/**
 * What WordPress and multilingual plugins (Polylang, WPML) store in the browser.
 *
 * @phpstan-import-type Row from Cookie
 */
final class WordPressCookies {
	/** @return list<Row> */
	public static function rows(): array {
		$login = __( 'Keep you logged in to your account.', 'vitrina-companion' );
		$rows  = [
			self::row( 'wordpress_logged_in_*', $login, __( 'until you log out or close the browser; 14 days with "Remember me"', 'vitrina-companion' ) ),
			self::row( 'wordpress_*', $login, __( 'until you log out or close the browser; 14 days with "Remember me"', 'vitrina-companion' ) ),
			self::row( 'wordpress_test_cookie', __( 'Checks on the login page whether the browser accepts cookies.', 'vitrina-companion' ), Duration::session() ),
			self::row( 'wp-resetpass-*', __( 'Holds the link from the e-mail while you set a new password.', 'vitrina-companion' ), Duration::session() ),
			self::row( 'wp-settings-*', __( 'Remembers how staff have arranged the screens of the administration.', 'vitrina-companion' ), Duration::days( 365 ) ),
			self::row( 'wp-postpass_*', __( 'Remembers that you entered the password of a protected page.', 'vitrina-companion' ), Duration::days( 10 ) ),
		];
		if ( (bool) get_option( 'show_comments_cookies_opt_in' ) ) {
			$rows[] = self::row( 'comment_author_*', __( 'Remembers your name and e-mail address for your next comment, if you ticked the box for it.', 'vitrina-companion' ), Duration::days( 347 ), 'preferences' );
		}
		if ( has_action( 'wp_head', 'print_emoji_detection_script' ) !== false ) {
			$rows[] = self::row( 'wpEmojiSettingsSupports', __( 'Remembers whether the browser can draw emoji.', 'vitrina-companion' ), Duration::session(), storage: 'session' );
		}
		$language = __( 'Remembers the language that you chose.', 'vitrina-companion' );
		if ( defined( 'POLYLANG_VERSION' ) ) {
			$rows[] = self::row( 'pll_language', $language, Duration::days( 365 ), provider: 'Polylang' );
		}
		if ( defined( 'ICL_SITEPRESS_VERSION' ) ) {
			$rows[] = self::row( 'wp-wpml_current_language', $language, Duration::days( 1 ), provider: 'WPML' );
		}
		return $rows;
	}

	/** @return Row */
	private static function row( string $name, string $purpose, string $duration, string $category = 'necessary', string $storage = 'cookie', string $provider = 'WordPress' ): array {
		return compact( 'name', 'provider', 'purpose', 'duration', 'category', 'storage' );
	}
}
