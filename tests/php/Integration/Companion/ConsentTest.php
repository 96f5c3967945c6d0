<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Closure;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Options;
use Vitrina\Tests\Fixtures\Output;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WP_Customize_Manager;

/**
 * Pages of a shop that asks for consent, and who may change its settings.
 */
final class ConsentTest extends ThemeTestCase {

	private const HURT = '<script>hurt()</script><img src="x" onerror="hurt()"><b>Sveiki</b>';

	/**
	 * @var (Closure(): void)|null Removes the other plugin.
	 */
	private ?Closure $remove = null;

	protected function tearDown(): void {
		( $this->remove ?? static fn () => null )();
		$this->remove = null;
		self::shop()->run( static fn (): bool => Options::reset_companion() );
	}

	#[TestDox( '[COOK-01] a tag that needs consent is text in the page, and its host is not looked up' )]
	#[Group( 'full' )]
	public function test_tags(): void {
		$this->set( [ 'consent' => true ] );
		$this->plug(
			static function (): void {
				add_action(
					'wp_enqueue_scripts',
					static function (): void {
						wp_enqueue_script( 'test-tag', 'https://stats.example/s.js' );
						wp_script_add_data( 'test-tag', 'consent', 'statistics' );
						wp_enqueue_script( 'test-odd', 'https://odd.example/s.js' );
						wp_script_add_data( 'test-odd', 'consent', 'nonsense' );
					}
				);
			}
		);
		$html = self::visitor()->get( '/pristatymas/' )->body;
		self::assertSame( 1, preg_match( '/<script[^>]*stats\.example[^>]*>/', $html, $tag ) );
		self::assertStringContainsString( 'type="text/plain"', $tag[0] ?? '' );
		self::assertStringContainsString( 'data-consent="statistics"', $tag[0] ?? '' );
		self::assertDoesNotMatchRegularExpression( '/<link[^>]*stats\.example/', $html );
		// What is no category is an ordinary script.
		self::assertDoesNotMatchRegularExpression( '/<script[^>]*odd\.example[^>]*text\/plain/', $html );

		$this->set( [] );
		self::assertDoesNotMatchRegularExpression( '/<script[^>]*stats\.example[^>]*text\/plain/', self::visitor()->get( '/pristatymas/?off' )->body );
	}

	#[TestDox( '[COOK-01] a frame of another site in a text waits for consent, one of the shop does not' )]
	#[Group( 'full' )]
	public function test_frames(): void {
		$this->set( [ 'consent' => true ] );
		$html = self::shop()->run(
			static fn (): array => [
				Output::filtered( 'embed_oembed_html', '<iframe src="https://video.example/1"></iframe>' ),
				Output::filtered( 'embed_oembed_html', '<iframe src="' . home_url( '/x' ) . '"></iframe>' ),
			]
		);
		self::assertStringNotContainsString( ' src="https://video.example', $html[0] );
		self::assertStringContainsString( 'data-src="https://video.example/1"', $html[0] );
		self::assertStringContainsString( 'video.example', strip_tags( $html[0] ) );
		self::assertStringContainsString( ' src=', $html[1] );
	}

	#[TestDox( '[COOK-01] the bar steps aside for another plugin that asks' )]
	#[Group( 'full' )]
	public function test_other_bars(): void {
		$this->set( [ 'consent' => true ] );
		self::assertStringContainsString( 'id="vitrina-consent"', self::visitor()->get( '/pristatymas/' )->body );
		$this->plug(
			static function (): void {
				add_filter( 'option_active_plugins', static fn ( array $active ): array => [ ...$active, 'complianz-gdpr/complianz-gpdr.php' ] );
			}
		);
		self::assertStringNotContainsString( 'vitrina-consent', self::visitor()->get( '/pristatymas/?other' )->body );
	}

	#[TestDox( '[COOK-01] [POP-01] what an owner writes is shown without scripts' )]
	#[Group( 'full' )]
	public function test_escape(): void {
		$this->set( [ 'consent' => true, 'consent_text' => self::HURT, 'popup' => true, 'popup_title' => self::HURT, 'popup_content' => self::HURT, 'campaign_bar' => self::HURT ] );
		$html = self::visitor()->get( '/pristatymas/' )->body;
		self::assertSame( 3, substr_count( $html, '<b>Sveiki</b>' ) );
		self::assertStringNotContainsString( '<script>hurt', $html );
		self::assertDoesNotMatchRegularExpression( '/<img[^>]*onerror/', $html );
	}

	#[TestDox( '[ROLE-01] only who manages the shop changes consent, messages and chat, and only to what is safe' )]
	public function test_capability(): void {
		$responses = self::shop()->run(
			static function (): array {
				require_once ABSPATH . 'wp-includes/class-wp-customize-manager.php';
				$user = Users::ensure( 'editor-test', 'editor' );
				$user->add_cap( 'edit_theme_options' );
				$user->add_cap( 'customize' );
				$responses = [];
				foreach ( [ $user->ID, 1 ] as $id ) {
					wp_set_current_user( $id );
					$customizer = new WP_Customize_Manager();
					do_action( 'customize_register', $customizer );
					$bar         = $customizer->get_setting( 'vitrina_companion[campaign_bar]' );
					$length      = $customizer->get_setting( 'vitrina_companion[consent_length]' );
					$responses[] = [ $bar?->check_capabilities(), $bar?->sanitize( '<script>x</script><b>y</b>' ), $length?->sanitize( '-5x' ) ];
				}
				Users::delete( $user->ID );
				return $responses;
			}
		);
		self::assertSame( [ [ false, 'x<b>y</b>', 5 ], [ true, 'x<b>y</b>', 5 ] ], $responses );
	}

	#[TestDox( '[CHAT-01] a messenger is loaded by https, or not at all' )]
	#[Group( 'full' )]
	public function test_chat_address(): void {
		foreach ( [ 'https://chat.example/w.js' => true, 'http://chat.example/w.js' => false, 'javascript:alert(1)' => false, '//chat.example/w.js' => false ] as $address => $is_there ) {
			$this->set( [ 'chat_script' => $address ] );
			self::assertSame( $is_there, str_contains( self::visitor()->get( '/pristatymas/?' . md5( $address ) )->body, 'chat-launcher' ), $address );
		}
	}

	/**
	 * @param array<string, mixed> $values
	 */
	private function set( array $values ): void {
		self::shop()->run( static fn (): bool => update_option( 'vitrina_companion', $values ) );
	}

	/**
	 * Another plugin, for this test.
	 *
	 * @param Closure(): void $code
	 */
	private function plug( Closure $code ): void {
		$this->remove = self::shop()->add_code( 'consent', $code );
	}
}
