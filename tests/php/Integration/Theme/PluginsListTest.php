<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\TestDox;

final class PluginsListTest extends ThemeTestCase {

	/** Part of the address, and of the page that it leads to. */
	private const PAGES = [
		'bank-link' => [ 'page=wc-settings&tab=checkout&section=vitrina_bank_link', 'name="woocommerce_vitrina_bank_link_' ],
		'companion' => [ 'customize.php?autofocus[panel]=vitrina_companion', 'vitrina_companion_consent' ],
		'discounts' => [ 'page=vitrina-discounts', 'class="wrap vitrina-discounts"' ],
		'lpexpress' => [ 'page=wc-settings&tab=shipping&section=vitrina_lpexpress', 'name="vitrina_lpexpress_' ],
	];

	#[TestDox( '[SET-01] in the list of plugins each has a link to its settings, in the language of the shop' )]
	public function test_settings_links(): void {
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		foreach ( self::PAGES as $name => [ $address, $content ] ) {
			// Not by the page itself, which asks wordpress.org for updates.
			// phpcs:ignore WordPress.NamingConventions.ValidHookName -- WordPress's own name.
			$links = self::shop()->run( static fn (): array => (array) apply_filters( "plugin_action_links_vitrina-{$name}/vitrina-{$name}.php", [ 'deactivate' => '<a href="#">' ] ) );
			self::assertSame( [ 0, 'deactivate' ], array_keys( $links ), $name );
			self::assertSame( 1, preg_match( '~^<a href="https?://[^/"]+(/[^"]+)">(Nustatymai|Taisyklės)</a>$~', is_string( $links[0] ) ? $links[0] : '', $found ), $name );
			$path = rawurldecode( html_entity_decode( $found[1] ?? '' ) );
			self::assertStringContainsString( $address, $path );
			$page = $admin->get( str_replace( [ '[', ']' ], [ '%5B', '%5D' ], $path ) );
			self::assertSame( 200, $page->status, $name );
			self::assertStringContainsString( $content, $page->body, $name );
		}
	}
}
