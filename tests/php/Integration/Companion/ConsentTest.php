<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * Pages of a shop that asks for consent, and who may change its settings.
 */
final class ConsentTest extends ThemeTestCase {

	private const HURT = '<script>hurt()</script><img src="x" onerror="hurt()"><b>Sveiki</b>';

	protected function tearDown(): void {
		self::shop()->run( 'delete_option( "vitrina_companion" ); @unlink( WPMU_PLUGIN_DIR . "/test-consent.php" ); return true;' );
	}

	#[TestDox( '[COOK-01] a tag that needs consent is text in the page, and its host is not looked up' )]
	#[Group( 'full' )]
	public function test_tags(): void {
		$this->set( [ 'consent' => true ] );
		$this->plug( 'add_action( "wp_enqueue_scripts", function () { wp_enqueue_script( "test-tag", "https://stats.example/s.js" ); wp_script_add_data( "test-tag", "consent", "statistics" ); wp_enqueue_script( "test-odd", "https://odd.example/s.js" ); wp_script_add_data( "test-odd", "consent", "nonsense" ); } );' );
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
		$html = self::shop()->run( 'return [ apply_filters( "embed_oembed_html", "<iframe src=\"https://video.example/1\"></iframe>" ), apply_filters( "embed_oembed_html", "<iframe src=\"" . home_url( "/x" ) . "\"></iframe>" ) ];' );
		self::assertIsArray( $html );
		self::assertIsString( $html[0] );
		self::assertStringNotContainsString( ' src="https://video.example', $html[0] );
		self::assertStringContainsString( 'data-src="https://video.example/1"', $html[0] );
		self::assertStringContainsString( 'video.example', strip_tags( $html[0] ) );
		self::assertIsString( $html[1] );
		self::assertStringContainsString( ' src=', $html[1] );
	}

	#[TestDox( '[COOK-01] the bar steps aside for another plugin that asks' )]
	#[Group( 'full' )]
	public function test_other_bars(): void {
		$this->set( [ 'consent' => true ] );
		self::assertStringContainsString( 'id="vitrina-consent"', self::visitor()->get( '/pristatymas/' )->body );
		$this->plug( 'add_filter( "option_active_plugins", fn ( $active ) => [ ...$active, "complianz-gdpr/complianz-gpdr.php" ] );' );
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
		$code = 'require_once ABSPATH . WPINC . "/class-wp-customize-manager.php";
			$user = new WP_User( wp_insert_user( [ "user_login" => "editor-test", "user_pass" => "x", "role" => "editor" ] ) );
			$user->add_cap( "edit_theme_options" ); $user->add_cap( "customize" );
			$responses = [];
			foreach ( [ $user->ID, 1 ] as $id ) {
				wp_set_current_user( $id );
				$customizer = new WP_Customize_Manager(); do_action( "customize_register", $customizer );
				$setting = $customizer->get_setting( "vitrina_companion[campaign_bar]" );
				$responses[] = [ $setting->check_capabilities(), $setting->sanitize( "<script>x</script><b>y</b>" ), $customizer->get_setting( "vitrina_companion[consent_length]" )->sanitize( "-5x" ) ];
			}
			require_once ABSPATH . "wp-admin/includes/user.php"; wp_delete_user( $user->ID );
			return $responses;';
		self::assertSame( [ [ false, 'x<b>y</b>', 5 ], [ true, 'x<b>y</b>', 5 ] ], self::shop()->run( $code ) );
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
		self::shop()->run( 'update_option( "vitrina_companion", $values ); return true;', compact( 'values' ) );
	}

	/**
	 * Another plugin, for this test.
	 */
	private function plug( string $code ): void {
		self::shop()->run( 'file_put_contents( WPMU_PLUGIN_DIR . "/test-consent.php", "<?php " . $code ); return true;', compact( 'code' ) );
	}
}
