<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Theme\Feeds\BlogRequest;
use Vitrina\Theme\Feeds\PortfolioLayout;
use Vitrina\Theme\Feeds\PortfolioRequest;

foreach ( [ 'Fields', 'BlogRequest', 'PortfolioLayout', 'PortfolioRequest' ] as $vitrina_file ) {
	require_once dirname( __DIR__, 4 ) . "/theme/inc/feeds/{$vitrina_file}.php";
}

final class FeedRequestTest extends TestCase {

	private const NAMES = [ 'page', 'category_id', 'blog_style', 'columns', 'aspect', 'animation', 'masonry', 'style', 'count', 'category', 'keyword' ];

	#[TestDox( '[BLOG-01] [PORT-01] A call that says nothing asks for page 2 of everything, as the theme looks' )]
	public function test_an_empty_call_has_defaults(): void {
		self::assertEquals( new BlogRequest( 2, 0, 'grid' ), BlogRequest::from( [] ) );
		self::assertEquals( new PortfolioRequest( 2, 12, [], '', new PortfolioLayout( 3, false, 'portrait', 'caption', 'none' ) ), PortfolioRequest::from( [], 12 ) );
	}

	#[TestDox( '[BLOG-01] [PORT-01] What is sent is read' )]
	public function test_fields_are_read(): void {
		$blog = [
			'page'        => '3',
			'category_id' => '17',
			'blog_style'  => 'list',
		];
		self::assertEquals( new BlogRequest( 3, 17, 'list' ), BlogRequest::from( $blog ) );

		$layout = new PortfolioLayout( 4, true, 'square', 'overlay', 'fade' );
		self::assertEquals(
			new PortfolioRequest( 5, 48, [ 7, 19 ], 'pušis', $layout ),
			PortfolioRequest::from(
				array_map( 'strval', $layout->to_fields() ) + [
					'page'     => '5',
					'count'    => '48',
					'category' => '7,19',
					'keyword'  => ' pušis ',
				],
				12
			)
		);
	}

	/**
	 * @return iterable<string, array{string, mixed}>
	 */
	public static function nonsense(): iterable {
		foreach ( [ 'page', 'count', 'columns' ] as $name ) {
			foreach ( [ '0', '-1', '1e9', '1000000000', '99999999999999999999', '1.5', 'NaN', '0x1', '２', "2\n3", "2\0" ] as $value ) {
				yield "{$name} " . rawurlencode( $value ) => [ $name, $value ];
			}
		}
		foreach ( [ 'blog_style', 'aspect', 'style', 'animation' ] as $name ) {
			foreach ( [ '../grid', '../../../../wp-config', 'grid.php', 'Grid', 'php://filter', "grid\0", '<b>' ] as $value ) {
				yield "{$name} " . rawurlencode( $value ) => [ $name, $value ];
			}
		}
		foreach ( [ '-1', 'abc', '1 OR 1=1', '1,,2', ',', '1;2', '1,0', str_repeat( '1,', 30 ) . '1' ] as $value ) {
			yield "category {$value}" => [ 'category', $value ];
		}
		yield 'category_id of letters' => [ 'category_id', 'abc' ];
		yield 'category_id below 0' => [ 'category_id', '-7' ];
		yield 'masonry of 2' => [ 'masonry', '2' ];
		yield 'a keyword of 10 KB' => [ 'keyword', str_repeat( 'a', 10_240 ) ];
		yield 'a keyword that is no UTF-8' => [ 'keyword', "\xff\xfe" ];
		foreach ( self::NAMES as $name ) {
			yield "a list for {$name}" => [ $name, [ '2' ] ];
			yield "a number for {$name}" => [ $name, 2 ];
			yield "10 KB for {$name}" => [ $name, str_repeat( '9', 10_240 ) ];
		}
	}

	#[TestDox( '[BLOG-01] [PORT-01] A field that makes no sense makes the whole call none' )]
	#[DataProvider( 'nonsense' )]
	public function test_nonsense_is_refused( string $name, mixed $value ): void {
		$is_blog      = in_array( $name, [ 'page', 'category_id', 'blog_style' ], true );
		$is_portfolio = ! in_array( $name, [ 'category_id', 'blog_style' ], true );
		self::assertSame( $is_blog, BlogRequest::from( [ $name => $value ] ) === null );
		self::assertSame( $is_portfolio, PortfolioRequest::from( [ $name => $value ], 12 ) === null );
	}

	#[TestDox( '[BLOG-01] [PORT-01] Whatever is sent, what is read stays within its bounds' )]
	public function test_what_is_read_stays_within_its_bounds(): void {
		$random = new Randomizer( new Mt19937( 11 ) );
		$values = [ '', '0', '1', '2', '7', '48', '49', '1000000', '1000001', '1,2', '1,x', 'grid', 'list', 'caption', 'overlay', 'square', 'fade', '../grid', '<i>', "'; DROP", null, [], [ 'grid' ], 3, 2.5, true ];
		$read   = 0;
		for ( $at = 0; $at < 4000; $at++ ) {
			$fields = [];
			foreach ( self::NAMES as $name ) {
				if ( $random->getInt( 0, 3 ) === 0 ) {
					$fields[ $name ] = $values[ $random->getInt( 0, count( $values ) - 1 ) ];
				}
			}
			$blog = BlogRequest::from( $fields );
			if ( $blog !== null ) {
				self::assertTrue( $blog->page >= 1 && $blog->page <= BlogRequest::MAX_PAGE && $blog->category_id >= 0 );
				self::assertContains( $blog->style, BlogRequest::STYLES );
			}
			$works = PortfolioRequest::from( $fields, 12 );
			if ( $works !== null ) {
				++$read;
				self::assertTrue( $works->page >= 1 && $works->page <= BlogRequest::MAX_PAGE && $works->count >= 1 && $works->count <= PortfolioRequest::MAX_ITEMS );
				self::assertTrue( $works->layout->columns >= PortfolioLayout::MIN_COLUMNS && $works->layout->columns <= PortfolioLayout::MAX_COLUMNS );
				self::assertContains( $works->layout->aspect, PortfolioLayout::ASPECTS );
				self::assertContains( $works->layout->style, PortfolioLayout::STYLES );
				self::assertContains( $works->layout->animation, PortfolioLayout::ANIMATIONS );
				self::assertSame( [], array_filter( $works->category, fn ( int $id ): bool => $id < 1 ) );
			}
		}
		self::assertGreaterThan( 100, $read, 'Some of them make sense.' );
	}

	#[TestDox( '[PORT-01] A picture takes as many rows of the masonry as its shape asks for, within limits' )]
	public function test_rows_of_a_picture(): void {
		self::assertSame( 15, PortfolioLayout::rows( 1200, 1500 ) );
		self::assertSame( 8, PortfolioLayout::rows( 1600, 1067 ) );
		self::assertSame( 12, PortfolioLayout::rows( 0, 0 ) );
		$random = new Randomizer( new Mt19937( 5 ) );
		for ( $at = 0; $at < 500; $at++ ) {
			$width  = $random->getInt( 1, 5000 );
			$height = $random->getInt( 1, 5000 );
			$rows   = PortfolioLayout::rows( $width, $height );
			self::assertTrue( $rows >= 6 && $rows <= 18 );
			self::assertSame( $rows, PortfolioLayout::rows( $width * 3, $height * 3 ), 'The size does not matter.' );
			self::assertGreaterThanOrEqual( $rows, PortfolioLayout::rows( $width, $height + 100 ) );
		}
	}

	#[TestDox( '[PORT-01] the masonry reads the size of a picture as number or text; one of unknown size is square' )]
	public function test_stored_sizes(): void {
		self::assertSame( 18, PortfolioLayout::rows( 1000, 1500 ) );
		self::assertSame( 18, PortfolioLayout::rows( '1000', '1500' ) );
		self::assertSame( 9, PortfolioLayout::rows( 200.0, '150' ) );
		foreach ( [ [ '', '' ], [ 'auto', '150' ], [ null, 150 ], [ [ 1 ], 150 ], [ 0, 0 ] ] as [ $width, $height ] ) {
			self::assertSame( 12, PortfolioLayout::rows( $width, $height ) );
		}
	}
}
