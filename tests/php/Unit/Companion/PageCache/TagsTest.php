<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\PageCache;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\PageCache\Domain\Tag;
use Vitrina\Companion\PageCache\Domain\Tags;

final class TagsTest extends TestCase {

	/**
	 * @param list<string> $shown
	 * @param list<string> $changed
	 */
	private static function is_purged( array $shown, array $changed ): bool {
		$tags = new Tags();
		$tags->add( ...$shown );
		return array_intersect( $tags->of_page(), Tags::to_purge( $changed ) ) !== [];
	}

	/**
	 * @return list<string>
	 */
	private static function posts( int $count, int $first = 1 ): array {
		return array_map( Tag::post( ... ), range( $first, $first + $count - 1 ) );
	}

	#[TestDox( 'A page has the tags of what it shows, each once, and the one of all pages' )]
	public function test_tags(): void {
		$tags = new Tags();
		$tags->add( Tag::post( 7 ), Tag::products(), Tag::terms( 'product_cat' ) );
		$tags->add( Tag::post( 7 ) );
		self::assertEqualsCanonicalizing( [ 'all', 'p7', 'l0', 'k-product_cat' ], $tags->of_page() );
	}

	#[TestDox( 'A change purges pages that show it, and no others' )]
	public function test_purge(): void {
		self::assertTrue( self::is_purged( [ 'p7', 'p8' ], [ 'p7' ] ) );
		self::assertFalse( self::is_purged( [ 'p7', 'p8' ], [ 'p70', 's7', 't8' ] ) );
		self::assertTrue( self::is_purged( [], [ 'all', 'p1' ] ) );
		self::assertFalse( self::is_purged( [ 'p7' ], [] ) );
	}

	#[TestDox( 'A page with too many of a kind is purged with each of them, also those that it does not name' )]
	public function test_too_many(): void {
		$many = self::posts( 121, 100000 );
		self::assertTrue( self::is_purged( $many, [ 'p100120' ] ) );
		self::assertFalse( self::is_purged( $many, [ 's100120' ] ) );
		self::assertFalse( self::is_purged( self::posts( 120, 100000 ), [ 'p7' ] ) );
	}

	#[TestDox( 'The tags of a page have 2,000 bytes at most, and are still purged' )]
	public function test_length(): void {
		$kinds = [ Tag::post( ... ), Tag::stock( ... ), Tag::term( ... ), Tag::products( ... ), Tag::members( ... ) ];
		foreach ( $kinds as $kind ) {
			$shown = array_merge( ...array_map( static fn ( \Closure $one ): array => array_map( $one, range( 123456001, 123456110 ) ), $kinds ) );
			$tags  = new Tags();
			$tags->add( ...$shown );
			self::assertLessThanOrEqual( 2000, strlen( implode( ' ', $tags->of_page() ) ) );
			self::assertTrue( self::is_purged( $shown, [ $kind( 123456050 ) ] ) );
		}
		$names = array_map( static fn ( int $number ): string => Tag::posts( "a_long_name_of_a_post_type_{$number}" ), range( 1, 100 ) );
		$tags  = new Tags();
		$tags->add( ...$names );
		self::assertSame( [ 'all', 'any' ], $tags->of_page() );
		self::assertTrue( self::is_purged( $names, [ 'p7' ] ) );
	}
}
