<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Theme\Checkout\JQueryPosition;

require_once dirname( __DIR__, 4 ) . '/theme/inc/checkout/JQueryPosition.php';

final class JQueryPositionTest extends TestCase {

	private const TAGS = '<script id="jquery-core-js" src="/wp-includes/js/jquery/jquery.min.js"></script>' . "\n"
		. '<script id="jquery-migrate-js" src="/wp-includes/js/jquery/jquery-migrate.min.js"></script>' . "\n";

	private const CART = '<script id="wc-cart-js-extra">var wc_cart_params = {};</script><script data-wp-strategy="defer" defer id="wc-cart-js" src="/cart.min.js"></script>';

	#[TestDox( '[CHK-01] jQuery is moved to the end of a page on which nothing uses it earlier' )]
	public function test_moves(): void {
		$page = self::page( tags: '', more: '<script src="/tag.js" async></script><script type="module" src="/m.js"></script><script id="admin-bar-js" src="/bar.js"></script>' );

		self::assertSame(
			str_replace( '</body>', self::TAGS . '</body>', $page ),
			self::moved( str_replace( '<title>', self::TAGS . '<title>', $page ) )
		);
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function pages_that_need_it_earlier(): iterable {
		yield 'inline code' => [ self::page( more: '<script>(function($){})(jQuery);</script>' ) ];
		yield 'inline code in the head' => [ self::page( head: '<script>window.$ = jQuery;</script>' ) ];
		yield 'an attribute' => [ self::page( more: '<img onload="jQuery(this).show()">' ) ];
		yield 'a blocking script' => [ self::page( more: '<script id="gateway-js" src="/gateway.js"></script>' ) ];
		yield 'a blocking script without an ID' => [ self::page( more: '<script src="/gateway.js"></script>' ) ];
		yield 'a blocking script whose address contains the word defer' => [ self::page( more: '<script src="/defer/async.js"></script>' ) ];
		yield 'code between the two tags' => [ self::page( tags: str_replace( "\n", '<script>var a;</script>', self::TAGS ) ) ];
		yield 'a plugin that defers it' => [ self::page( tags: str_replace( '<script ', '<script defer ', self::TAGS ) ) ];
		yield 'a page with jQuery in its footer' => [ self::page( tags: '', more: self::TAGS . '<p>Viskas</p>' ) ];
		yield 'a page without an end' => [ str_replace( '</body>', '', self::page() ) ];
		yield 'a page without jQuery' => [ self::page( tags: '' ) ];
	}

	#[DataProvider( 'pages_that_need_it_earlier' )]
	#[TestDox( '[CHK-01] jQuery stays where it is: $_dataset' )]
	public function test_stays( string $page ): void {
		self::assertSame( $page, self::moved( $page ) );
	}

	private static function moved( string $page ): string {
		return JQueryPosition::move_to_end( $page, static fn( string $handle ): bool => $handle !== 'admin-bar' );
	}

	private static function page( string $tags = self::TAGS, string $head = '', string $more = '' ): string {
		return '<html><head>' . $tags . '<title>Krepšelis</title>' . self::CART . $head . '</head><body><p>Krepšelis</p>' . $more . '</body></html>';
	}
}
