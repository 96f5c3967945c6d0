<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

use function Vitrina\Theme\may_use_jquery;

/**
 * When the scripts of cart, checkout and account are loaded.
 */
final class CheckoutScriptsTest extends ThemeTestCase {

	/** jQuery at the very end of the page. */
	private const AT_THE_END = '~jquery\.min\.js[^>]*></script>\s*<script[^>]*jquery-migrate\.min\.js[^>]*></script>\s*</body>~';

	private const METER = 'id="wc-password-strength-meter-js"';

	/**
	 * @return iterable<string, array{string, bool}>
	 */
	public static function pages(): iterable {
		yield 'cart' => [ '/krepselis-2/', false ];
		yield 'checkout' => [ '/apmokejimas/', true ];
		yield 'account' => [ '/paskyra/', true ];
		yield 'lost password' => [ '/paskyra/lost-password/', true ];
	}

	#[DataProvider( 'pages' )]
	#[TestDox( '[CHK-01] jQuery is at the end, and the meter waits for a new password, where there can be one: $_dataset' )]
	public function test_chk_01_scripts( string $page, bool $has_meter ): void {
		$guest = self::visitor();
		$guest->add_to_cart( self::product() );
		$html = $guest->get( $page )->body;

		self::assertMatchesRegularExpression( self::AT_THE_END, $html );
		self::assertSame( $has_meter, str_contains( $html, self::METER ) );
		self::assertSame( $has_meter, str_contains( $html, '"password-strength-meter":' ) );
		self::assertSame( $has_meter, str_contains( $html, 'build/password-meter.js' ) );
		self::assertStringNotContainsString( 'id="password-strength-meter-js"', $html );
		self::assertStringNotContainsString( 'id="zxcvbn-async-js"', $html );
	}

	#[TestDox( '[CHK-01] without registration there is no meter, and none for who is logged in and changes no password' )]
	#[Group( 'full' )]
	public function test_chk_01_no_field(): void {
		$guest = self::visitor();
		$guest->add_to_cart( self::product() );
		$settings = [ 'woocommerce_enable_myaccount_registration', 'woocommerce_enable_signup_and_login_from_checkout' ];
		$before = self::shop()->run( static fn (): array => array_map( get_option( ... ), array_combine( $settings, $settings ) ) );
		self::shop()->run(
			static function () use ( $settings ): void {
				foreach ( $settings as $name ) {
					update_option( $name, 'no' );
				}
			}
		);
		try {
			foreach ( [ '/apmokejimas/', '/paskyra/' ] as $page ) {
				self::assertStringNotContainsString( self::METER, $guest->get( $page )->body );
			}
			self::assertStringContainsString( self::METER, $guest->get( '/paskyra/lost-password/' )->body );
		} finally {
			self::shop()->run(
				static function () use ( $before ): void {
					foreach ( $before as $name => $value ) {
						update_option( $name, $value );
					}
				}
			);
		}

		$rasa = self::visitor();
		$rasa->log_in( 'rasa' );
		self::assertStringNotContainsString( self::METER, $rasa->get( '/paskyra/' )->body );
		self::assertStringContainsString( self::METER, $rasa->get( '/paskyra/edit-account/' )->body );
	}

	#[TestDox( '[CHK-01] only WordPress’s own scripts that do not depend on jQuery surely do not use it' )]
	public function test_chk_01_may_use_jquery(): void {
		$handles = [ 'comment-reply', 'wp-i18n', 'jquery-core', 'jquery-migrate', 'jquery', 'jquery-ui-core', 'wc-cart', 'vitrina-core', 'unknown' ];
		self::assertSame(
			[ false, false, true, true, true, true, true, true, true ],
			self::shop()->run( static fn (): array => array_map( may_use_jquery( ... ), $handles ) )
		);
	}
}
