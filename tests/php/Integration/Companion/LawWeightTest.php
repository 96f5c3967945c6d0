<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\ProductFacts\FactsMeta;
use Vitrina\Companion\UnitPrice\Contents;
use Vitrina\Tests\Fixtures\CachedPages;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\Seller;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** What the law's parts add to a page once the owner has filled in everything. */
final class LawWeightTest extends ThemeTestCase {

	private const LISTING = '/parduotuve/';
	private const PRODUCT = '/produktas/lino-skalbiniai/';

	/** In bytes, compressed. */
	private const ON_LISTING = 300;
	private const ON_PRODUCT = 1200;

	private const FACTS = [
		'manufacturer_name'    => 'UAB „Lino namai“',
		'manufacturer_address' => 'Lino g. 1, LT-01103 Vilnius',
		'manufacturer_contact' => 'https://lino.example/kontaktai',
		'manufacturer_country' => 'LT',
		'warnings'             => 'Laikykite atokiau nuo ugnies. Skalbkite ne karštesniame kaip 60 °C vandenyje.',
		'guarantee_months'     => '24',
	];

	protected function tearDown(): void {
		$facts = array_keys( self::FACTS );
		self::shop()->run(
			static function () use ( $facts ): void {
				Seller::delete_all();
				foreach ( Products::ids() as $id ) {
					$product = Products::get( $id );
					( new Contents() )->set( $product, '', '' );
					FactsMeta::set( $product, array_fill_keys( $facts, '' ) );
					$product->save();
				}
			}
		);
	}

	#[TestDox( '[LAW-86] the seller adds at most 300 bytes to a listing, unit prices of all its products 300, and neither adds a query; everything together adds at most 1.2 KB to a product page' )]
	public function test_weight(): void {
		[ $listing, $queries ] = self::measure( self::LISTING );
		[ $product ]           = self::measure( self::PRODUCT );
		self::shop()->run( static fn () => Seller::save() );
		[ $with_seller ] = self::measure( self::LISTING );
		self::fill_in();
		[ $full_listing, $full_queries ] = self::measure( self::LISTING );
		[ $full_product ]                = self::measure( self::PRODUCT );

		foreach ( [ $with_seller - $listing, $full_listing - $with_seller ] as $part ) {
			self::assertGreaterThan( 0, $part );
			self::assertLessThanOrEqual( self::ON_LISTING, $part );
		}
		self::assertGreaterThan( $full_listing - $listing, $full_product - $product );
		self::assertLessThanOrEqual( self::ON_PRODUCT, $full_product - $product );
		self::assertSame( $queries, $full_queries );
	}

	private static function fill_in(): void {
		$facts = self::FACTS;
		self::shop()->run(
			static function () use ( $facts ): void {
				foreach ( Products::ids() as $id ) {
					$product = Products::get( $id );
					( new Contents() )->set( $product, '75', 'ml' );
					FactsMeta::set( $product, $facts );
					$product->save();
				}
			}
		);
	}

	/** @return array{int, int} Compressed size in bytes, and queries, once the caches are filled. */
	private static function measure( string $path ): array {
		self::visitor()->get( $path );
		self::visitor()->get( $path );
		$remove = self::shop()->add_code( 'law-weight', static fn () => CachedPages::print_queries() );
		try {
			$body = self::visitor()->get( $path )->body;
		} finally {
			$remove();
		}
		self::assertSame( 1, preg_match( '/<!-- queries (\d+) -->/', $body, $found ) );
		return [ strlen( (string) gzencode( str_replace( $found[0] ?? '', '', $body ), 6 ) ), (int) ( $found[1] ?? 0 ) ];
	}
}
