<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\CachedPages;

/**
 * The number of queries of a page, for a visitor without a cart, when WooCommerce's own caches are
 * filled. `tests/bench/profile` lists the queries of a page with their callers.
 */
final class QueryCountTest extends ThemeTestCase {

	/**
	 * @return array<string, array{string, int}> Path, and limit: what the page needed when it was last
	 *                                           made faster, and two for what differs between requests.
	 */
	public static function pages(): array {
		return [
			'front page'       => [ '/', 78 ],
			'listing'          => [ '/parduotuve/', 51 ],
			'second page'      => [ '/parduotuve/page/2/', 51 ],
			'category'         => [ '/kategorija/kvepalai/', 56 ],
			'filtered listing' => [ '/parduotuve/?filter_spalva=gintaro', 55 ],
			'search'           => [ '/?s=kvapas&post_type=product', 59 ],
			'simple product'   => [ '/produktas/lino-skalbiniai/', 78 ],
			'12 variations'    => [ '/produktas/dvylika-spalvu/', 84 ],
			'1,000 variations' => [ '/produktas/kvapas-pagal-jus/', 72 ],
			'cart'             => [ '/krepselis-2/', 52 ],
			'blog'             => [ '/zurnalas/', 39 ],
		];
	}

	#[TestDox( '[PROD-12] [LIST-04] a page makes no more queries than when it was last made faster' )]
	#[DataProvider( 'pages' )]
	public function test_queries( string $path, int $limit ): void {
		$remove = self::shop()->add_code( 'queries', static fn () => CachedPages::print_queries() );
		try {
			$counts = array_map(
				static function () use ( $path ): int {
					self::assertSame( 1, preg_match( '/<!-- queries (\d+) -->/', self::visitor()->get( $path )->body, $found ) );
					return (int) ( $found[1] ?? 0 );
				},
				[ 1, 2, 3 ]
			);
		} finally {
			$remove();
		}
		self::assertLessThanOrEqual( $limit, min( $counts ), 'Queries of three requests: ' . implode( ', ', $counts ) );
	}
}
