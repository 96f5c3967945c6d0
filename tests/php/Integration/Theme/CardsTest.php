<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\TestDox;

final class CardsTest extends ThemeTestCase {

	#[TestDox( '[LIST-04] cards ask for their pictures together, however many they are' )]
	public function test_pictures(): void {
		[ $one_by_one, $cards ] = (array) self::shop()->run(
			'$queries = 0; $GLOBALS["post"] = null;
			add_filter( "query", function ( string $query ) use ( &$queries ): string { $queries += preg_match( "/FROM \w*posts WHERE ID = \d+|FROM \w*postmeta WHERE post_id IN \(\d+\)/", $query ); return $query; } );
			$html = do_shortcode( "[products limit=60 columns=4 cache=false]" );
			return [ $queries, substr_count( $html, "card__frame" ) ];'
		);
		self::assertGreaterThan( 40, $cards );
		self::assertLessThanOrEqual( 4, $one_by_one );
	}
}
