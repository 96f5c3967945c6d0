<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Runtime;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Runtime\SameOrigin;

final class SameOriginTest extends TestCase {

	/**
	 * @return iterable<string, array{string|null, string|null, bool}>
	 */
	public static function requests(): iterable {
		yield 'a GET of an own page' => [ null, 'same-origin', true ];
		yield 'typed into the address bar' => [ null, 'none', true ];
		yield 'an older browser' => [ null, null, true ];
		yield 'own origin' => [ 'https://shop.example', 'same-origin', true ];
		yield 'own origin with its port' => [ 'https://shop.example:443', null, true ];
		yield 'own origin in capitals' => [ 'HTTPS://Shop.Example', null, true ];
		yield 'the site address, where it differs' => [ 'http://shop.example:8080', null, true ];
		yield 'another site' => [ 'https://evil.example', null, false ];
		yield 'another site, whatever it claims' => [ 'https://evil.example', 'same-origin', false ];
		yield 'another host of the same site' => [ null, 'same-site', false ];
		yield 'another site without an origin' => [ null, 'cross-site', false ];
		yield 'own origin from another site' => [ 'https://shop.example', 'cross-site', false ];
		yield 'a sandboxed frame' => [ 'null', null, false ];
		yield 'no scheme' => [ '//shop.example', null, false ];
		yield 'another scheme' => [ 'http://shop.example', null, false ];
		yield 'another port' => [ 'https://shop.example:444', null, false ];
		yield 'an own name inside a foreign one' => [ 'https://shop.example.evil.example', null, false ];
		yield 'an own name as a user' => [ 'https://shop.example@evil.example', null, false ];
		yield 'rubbish' => [ 'http:///', null, false ];
		yield 'empty' => [ '', null, false ];
		yield 'an unknown word' => [ null, 'own', false ];
	}

	#[DataProvider( 'requests' )]
	#[TestDox( '[STATE-01] only allows the shop’s own pages' )]
	public function test_answers_only_the_shops_own_pages( ?string $origin, ?string $fetch_site, bool $expected ): void {
		$guard = new SameOrigin( 'https://shop.example/lt', 'http://shop.example:8080' );
		self::assertSame( $expected, $guard->allows( $origin, $fetch_site ) );
	}

	#[TestDox( '[STATE-01] a shop without an address allows no origin' )]
	public function test_a_shop_without_an_address_allows_no_origin(): void {
		self::assertFalse( ( new SameOrigin( '' ) )->allows( 'null', null ) );
		self::assertFalse( ( new SameOrigin( '' ) )->allows( '', null ) );
	}
}
