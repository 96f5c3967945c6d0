<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Orders;

/**
 * The heading of a page that WooCommerce names by its endpoint.
 */
final class PageTitleTest extends ThemeTestCase {

	#[TestDox( '[CHK-01] The heading of the page after an order, and of a lost password, is the endpoint\'s own' )]
	#[Group( 'full' )]
	public function test_endpoints(): void {
		$urls = self::shop()->run_cached(
			static function (): array {
				$order = Orders::create();
				$urls  = [
					wc_get_endpoint_url( 'order-received', (string) $order->get_id(), wc_get_checkout_url() ) => WC()->query->get_endpoint_title( 'order-received' ),
					wc_get_account_endpoint_url( 'lost-password' ) => WC()->query->get_endpoint_title( 'lost-password' ),
				];
				$order->delete( true );
				return $urls;
			}
		);
		foreach ( $urls as $url => $title ) {
			$html = self::visitor()->get( str_replace( self::shop()->url, '', $url ) )->body;
			self::assertNotSame( '', $title );
			preg_match( '#<h1>(.*?)</h1>#s', $html, $match );
			self::assertSame( $title, html_entity_decode( $match[1] ?? '' ) );
		}
	}
}
