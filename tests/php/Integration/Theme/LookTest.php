<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Customize_Manager;

use function Vitrina\Theme\dark_css;
use function Vitrina\Theme\look_css;

/** The owner's letters, corners, logo and dark scheme. */
final class LookTest extends ThemeTestCase {

	private const SETTINGS = [ 'palette', 'brand_color', 'letters', 'corners', 'logo_phone', 'logo_wide', 'dark_scheme', 'dark_logo', 'custom_logo' ];

	protected function tearDown(): void {
		$settings = self::SETTINGS;
		self::shop()->run( static fn () => array_map( remove_theme_mod( ... ), $settings ) );
	}

	#[TestDox( '[OWN-05] a page and the editor have the letters of the chosen pair, and of no other; it is as large as before' )]
	#[Group( 'full' )]
	public function test_letters(): void {
		$before = self::visitor()->get( '/' )->body;
		self::shop()->run( static fn () => set_theme_mod( 'letters', 'modern' ) );
		$after = self::visitor()->get( '/' )->body;
		self::assertStringContainsString( 'Fraunces', $before );
		self::assertStringNotContainsString( 'Fraunces', $after );
		self::assertStringNotContainsString( '/build/fonts/fraunces', $after );
		self::assertStringContainsString( '/build/fonts/outfit', $after );
		self::assertStringContainsString( 'font-family:Outfit Fallback', $after );
		self::assertLessThan( 100, strlen( (string) gzencode( $after ) ) - strlen( (string) gzencode( $before ) ) );

		[ $css, $styles ] = self::shop()->run(
			static function (): array {
				$file = get_template_directory() . '/build/fonts-modern.css';
				require_once ABSPATH . 'wp-admin/includes/misc.php';
				return [ is_readable( $file ) ? (string) file_get_contents( $file ) : '', $GLOBALS['editor_styles'] ?? [] ];
			}
		);
		self::assertSame( [ 'build/editor-modern.css' ], $styles );
		preg_match_all( '/url\((fonts\/[^)]+)\)/', $css, $files );
		self::assertNotEmpty( $files[1] );
		foreach ( $files[1] as $file ) {
			self::assertDoesNotMatchRegularExpression( '/fraunces|instrument/', $file );
		}
	}

	#[TestDox( '[OWN-06] corners and width of the logo are variables of theme.json on each page and in the editor' )]
	#[Group( 'full' )]
	public function test_shape(): void {
		$before = self::visitor()->get( '/' )->body;
		self::shop()->run(
			static function (): void {
				set_theme_mod( 'corners', 'round' );
				set_theme_mod( 'logo_phone', 5000 );
				set_theme_mod( 'logo_wide', 200 );
			}
		);
		$after = self::visitor()->get( '/' )->body;
		self::assertStringContainsString( '--wp--custom--radius--control: 4px', $before );
		self::assertDoesNotMatchRegularExpression( '/--wp--custom--logo[\w-]*:/', $before );
		foreach ( [ 'radius--control: 12px', 'radius--picture: 8px', 'logo--phone: 160px', 'logo--wide: 200px' ] as $variable ) {
			self::assertStringContainsString( "--wp--custom--{$variable}", $after );
		}
		$custom = self::shop()->run( static fn (): mixed => wp_get_global_settings( [ 'custom', 'radius' ] ) );
		self::assertSame( '12px', is_array( $custom ) ? $custom['control'] ?? '' : '' );
	}

	#[TestDox( '[OWN-07] off, a page knows nothing of a dark scheme; on, all visitors get the same page, for screens only' )]
	#[Group( 'full' )]
	public function test_dark_scheme(): void {
		$off = self::visitor()->get( '/' )->body;
		self::assertStringNotContainsString( 'prefers-color-scheme', $off );
		self::assertStringNotContainsString( 'vitrina-scheme', $off );

		self::shop()->run( static fn () => set_theme_mod( 'dark_scheme', 'device' ) );
		$on = self::visitor()->get( '/' )->body;
		self::assertMatchesRegularExpression( '~<style>@media screen and \(prefers-color-scheme:dark\)\{:root:root\{color-scheme:dark;.*--wp--preset--color--paper:#1a1613;[^<]*</style>.*</head>~s', $on );
		self::assertStringContainsString( '<meta name="theme-color" content="#1a1613" media="(prefers-color-scheme:dark)"><meta name="theme-color" content="#fbf8f3">', $on );
		self::assertStringNotContainsString( 'vitrina-scheme', $on );
		self::assertSame( $on, self::visitor()->get( '/' )->body );
	}

	#[TestDox( '[OWN-07] an e-mail has light colours, with a dark scheme too' )]
	public function test_email(): void {
		$html = self::shop()->run(
			static function (): string {
				add_filter( 'theme_mod_dark_scheme', static fn (): string => 'device' );
				$email = WC()->mailer()->get_emails()['WC_Email_Customer_New_Account'];
				return $email->style_inline( WC()->mailer()->wrap_message( 'Labas', '<p>Sveiki</p>' ) );
			}
		);
		self::assertStringContainsString( 'Sveiki', $html );
		self::assertDoesNotMatchRegularExpression( '/prefers-color-scheme|#1a1613|#2b2520/i', $html );
	}

	#[TestDox( '[OWN-04] [OWN-08] palette, letters, corners, logo, dark scheme and its switch together cost a page at most 400 bytes' )]
	public function test_cost(): void {
		$before = self::visitor()->get( '/' )->body;
		self::shop()->run(
			static function (): void {
				$values = [
					'palette'     => 'mist',
					'brand_color' => '#8a1c1c',
					'letters'     => 'classic',
					'corners'     => 'round',
					'logo_phone'  => 100,
					'logo_wide'   => 200,
					'dark_scheme' => 'switch',
				];
				foreach ( $values as $name => $value ) {
					set_theme_mod( $name, $value );
				}
			}
		);
		$after = self::visitor()->get( '/' )->body;
		self::assertStringContainsString( ':root[data-scheme=dark]{color-scheme:dark;', $after );
		self::assertStringContainsString( 'data-scheme-switch hidden', $after );
		self::assertStringContainsString( 'localStorage["vitrina-scheme"]', $after );
		self::assertLessThan( 400, strlen( (string) gzencode( $after ) ) - strlen( (string) gzencode( $before ) ) );
	}

	#[TestDox( '[OWN-08] the choice of a scheme is in the list of what the shop stores, where there is a switch' )]
	public function test_cookie_list(): void {
		$names = self::shop()->run(
			static function (): array {
				$names = static fn (): array => array_column( (array) apply_filters( 'vitrina_cookies', [] ), 'name' );
				$off   = in_array( 'vitrina-scheme', $names(), true );
				add_filter( 'theme_mod_dark_scheme', static fn (): string => 'switch' );
				return [ $off, in_array( 'vitrina-scheme', $names(), true ) ];
			}
		);
		self::assertSame( [ false, true ], $names );
	}

	#[TestDox( '[OWN-07] dark pages show the dark logo; without one, the usual logo gets a light background' )]
	#[Group( 'full' )]
	public function test_dark_logo(): void {
		[ $without, $one, $two, $hostile ] = self::shop()->run(
			static function (): array {
				$picture = get_posts(
					[
						'post_type'   => 'attachment',
						'post_status' => 'inherit',
						'fields'      => 'ids',
						'numberposts' => 1,
					]
				)[0];
				set_theme_mod( 'dark_scheme', 'device' );
				$css = [ dark_css() ];
				set_theme_mod( 'custom_logo', $picture );
				$css[] = dark_css();
				set_theme_mod( 'dark_logo', $picture );
				$css[] = dark_css();
				add_filter( 'wp_get_attachment_image_src', static fn ( mixed $image ): mixed => is_array( $image ) ? [ 'https://shop.test/a")}</style><script>.png' ] + $image : $image );
				return [ ...$css, dark_css() ];
			}
		);
		self::assertStringNotContainsString( 'logo', $without );
		self::assertStringContainsString( '--logo-ground:#fbf8f3;', $one );
		self::assertMatchesRegularExpression( '~--dark-logo:url\("https?://[^"]+"\);~', $two );
		self::assertStringNotContainsString( '--logo-ground', $two );
		self::assertStringNotContainsString( '<', $hostile );
		self::assertSame( 2, substr_count( $hostile, '"' ) );
	}

	#[TestDox( '[OWN-05] [OWN-06] the Customizer previews the whole look without a reload, in one style' )]
	public function test_preview(): void {
		[ $css, $partial, $transports, $width ] = self::shop()->run(
			static function (): array {
				require_once ABSPATH . 'wp-includes/class-wp-customize-manager.php';
				$customizer = new WP_Customize_Manager();
				do_action( 'customize_register', $customizer );
				$values = [
					'letters'     => 'modern',
					'corners'     => 'square',
					'logo_wide'   => '9999',
					'palette'     => 'mist',
					'dark_scheme' => 'device',
				];
				foreach ( $values as $name => $value ) {
					$customizer->set_post_value( $name, $value );
					$customizer->get_setting( $name )?->preview();
				}
				$partial    = $customizer->selective_refresh->get_partial( 'vitrina_look' );
				$transports = array_map( static fn ( string $name ): ?string => $customizer->get_setting( $name )?->transport, [ 'letters', 'corners', 'logo_phone', 'logo_wide', 'dark_logo' ] );
				return [ look_css(), $partial !== null ? [ $partial->selector, $partial->render() === look_css() ] : null, array_unique( $transports ), $customizer->get_setting( 'logo_wide' )?->sanitize( '9999' ) ];
			}
		);
		self::assertSame( [ '#vitrina-look', true ], $partial );
		self::assertSame( [ 'postMessage' ], $transports );
		self::assertSame( 320, $width );
		self::assertMatchesRegularExpression( '~@font-face\{[^}]*url\(https?://[^)]+/build/fonts/~', $css );
		self::assertStringNotContainsString( 'Fraunces', $css );
		self::assertStringContainsString( '--wp--custom--radius--control:0px;', $css );
		self::assertStringContainsString( '--wp--custom--logo--wide:320px;', $css );
		self::assertStringContainsString( '--wp--preset--color--paper:#12171b;', $css );
		self::assertStringNotContainsString( '&quot;', $css );
	}
}
