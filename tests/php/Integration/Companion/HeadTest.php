<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * Data for search engines beside plugins that print their own.
 */
final class HeadTest extends ThemeTestCase {

	#[TestDox( '[OWN-23] where Yoast SEO or Rank Math prints a list of breadcrumbs, WooCommerce’s is left out' )]
	public function test_own_23_breadcrumbs(): void {
		foreach ( [ 'wpseo_schema_graph', 'rank_math/json_ld' ] as $filter ) {
			$lists = self::shop()->run(
				static function () use ( $filter ): array {
					$list  = [ '@type' => 'BreadcrumbList' ];
					$woo   = static fn (): mixed => apply_filters( 'woocommerce_structured_data_breadcrumblist', $list );
					$alone = $woo();
					apply_filters( $filter, [ [ '@type' => 'WebPage' ], 'a text' ] );
					$with_page = $woo();
					$kept      = apply_filters( $filter, [ 'list' => [ '@type' => [ 'BreadcrumbList' ] ] ] );
					return [ $alone, $with_page, $kept, $woo() ];
				}
			);
			$list  = [ '@type' => 'BreadcrumbList' ];
			self::assertSame( [ $list, $list, [ 'list' => [ '@type' => [ 'BreadcrumbList' ] ] ], [] ], $lists, $filter );
		}
	}
}
