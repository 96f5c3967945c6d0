<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\ShortcodePage;
use Vitrina\Tests\Fixtures\Options;
use Vitrina\Tests\Fixtures\Rollback;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** The pages that the companion creates for its shortcodes. */
final class ShortcodePageTest extends ThemeTestCase {

	#[TestDox( '[WISH-01] a page is created again after a failure, once, and is no page of another shortcode that begins in the same way' )]
	public function test_ensure(): void {
		$result = self::shop()->run(
			static function (): array {
				return Rollback::after(
					static function (): array {
						add_shortcode( 'vitrina_test', '__return_empty_string' );
						$other = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Kitas', 'post_content' => '[vitrina_test_list]' ] );
						$page  = new ShortcodePage( 'vitrina_test_page', 'vitrina_test' );
						add_filter( 'wp_insert_post_empty_content', '__return_true' );
						$page->ensure( 'Puslapis' );
						$failed = get_option( 'vitrina_test_page' );
						remove_filter( 'wp_insert_post_empty_content', '__return_true' );
						$page->ensure( 'Puslapis' );
						$id = Options::number( 'vitrina_test_page' );
						delete_option( 'vitrina_test_page' );
						$page->ensure( 'Puslapis' );
						return [ $failed, get_the_title( $id ), $id === $other, Options::number( 'vitrina_test_page' ) === $id ];
					}
				);
			}
		);
		self::assertSame( [ false, 'Puslapis', false, true ], $result );
	}
}
