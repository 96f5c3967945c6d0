<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\TestDox;

/** The theme on a site on which no plugin is active, so also not WooCommerce. */
final class SiteWithoutShopTest extends ThemeTestCase {

	#[TestDox( '[SRCH-02] the search form names products where there is a shop, and on a site without a shop it does not' )]
	public function test_search_form(): void {
		$english = [ 'X-Vitrina-Language: en_US' ];
		$shop    = self::visitor()->send( 'GET', '/?s=vilnius', '', $english )->body;
		$remove  = self::shop()->add_code(
			'no-plugins',
			static function (): void {
				add_filter( 'pre_option_active_plugins', static fn (): array => [] );
			}
		);
		try {
			$site = self::visitor()->send( 'GET', '/?s=vilnius', '', $english )->body;
		} finally {
			$remove();
		}
		self::assertMatchesRegularExpression( '~<label[^>]*>Search for products</label>~', $shop );
		self::assertMatchesRegularExpression( '~<label[^>]*>Search</label>~', $site );
		self::assertStringNotContainsString( 'Search for products', $site );
		self::assertStringNotContainsString( 'value="product"', $site );
	}
}
