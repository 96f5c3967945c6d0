<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

final class ScreensTest extends ThemeTestCase {

	#[TestDox( '[ROUTE-01] [EVENT-01] every screen is an ordinary page of the server: its own address, its heading and its content are there before any script' )]
	#[Group( 'full' )]
	public function test_screens(): void {
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		$screens = [
			'/'                                   => 'Vitrina',
			'/parduotuve/'                        => 'class="woocommerce-ordering"',
			'/parduotuve/page/2/'                 => 'data-product_id=',
			'/kategorija/zvakes/'                 => 'data-product_id=',
			'/produktas/lino-skalbiniai/'         => 'name="add-to-cart"',
			'/krepselis-2/'                       => 'class="woocommerce-cart-form"',
			'/apmokejimas/'                       => 'name="billing_email"',
			'/paskyra/'                           => 'name="password"',
			'/zurnalas/'                          => '<article',
			'/noru-sarasas/'                      => '<main',
			'/?s=zvake&post_type=product'         => 'data-product_id=',
			'/pristatymas/'                       => 'Pristatymas ir grąžinimas',
		];
		foreach ( $screens as $path => $holds ) {
			$page = $visitor->get( $path );
			self::assertSame( 200, $page->status, $path );
			self::assertSame( 1, preg_match_all( '~<h1[ >]~', $page->body ), $path );
			self::assertSame( 1, preg_match_all( '~<main[ >]~', $page->body ), $path );
			self::assertStringContainsString( $holds, $page->body, $path );
		}
		$version = $visitor->get( '/wp-json/wp/v2/' );
		self::assertSame( 200, $version->status );
		self::assertSame( 'wp/v2', $version->json()['namespace'] ?? '' );
	}

	#[TestDox( '[FOOT-01] the browser itself loads pictures late: all that are not at the top say so, and have their address from the beginning' )]
	public function test_lazy_pictures(): void {
		foreach ( [ '/', '/parduotuve/', '/produktas/lino-skalbiniai/', '/zurnalas/' ] as $path ) {
			preg_match_all( '~<img\b[^>]*>~', self::visitor()->get( $path )->body, $found );
			$pictures = $found[0];
			self::assertGreaterThan( 5, count( $pictures ), $path );
			// What is at the top is not late.
			self::assertStringNotContainsString( 'loading="lazy"', $pictures[0], $path );
			foreach ( $pictures as $at => $picture ) {
				self::assertMatchesRegularExpression( '~\ssrc="(?!data:)[^"]+"~', $picture, $path );
				if ( $at >= 6 ) {
					self::assertStringContainsString( 'loading="lazy"', $picture, $path );
				}
			}
		}
	}
}
