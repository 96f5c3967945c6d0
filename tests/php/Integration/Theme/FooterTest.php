<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\TestDox;

use function Vitrina\Theme\footer_widgets;

/** The widgets of the footer. */
final class FooterTest extends ThemeTestCase {

	#[TestDox( '[FOOT-01] a widget of the footer is one column, with everything in it, also if it has a section of its own' )]
	public function test_section_in_a_widget(): void {
		$footer = self::shop()->run(
			static function (): string {
				foreach ( [ '<h2>Dirbame</h2><section><p>I–V</p></section><p>Poilsis</p>', '<p>Be antraštės.</p>' ] as $number => $html ) {
					wp_register_sidebar_widget(
						"footer-test-{$number}",
						'Test',
						static function ( array $args ) use ( $html ): void {
							/** @var array<string, string> $args */
							echo $args['before_widget'] . $html . $args['after_widget']; // phpcs:ignore WordPress.Security.EscapeOutput -- As a widget does.
						}
					);
				}
				add_filter( 'sidebars_widgets', static fn (): array => [ 'footer' => [ 'footer-test-0', 'footer-test-1' ] ] );
				ob_start();
				footer_widgets();
				return (string) ob_get_clean();
			}
		);
		self::assertMatchesRegularExpression( '~^\s*<details class="site-footer__column" open>.*<span>Dirbame</span>.*</summary>\s*<section><p>I–V</p></section><p>Poilsis</p>\s*</details>\s*<div class="site-footer__column"><p>Be antraštės\.</p></div>\s*$~su', $footer );
	}
}
