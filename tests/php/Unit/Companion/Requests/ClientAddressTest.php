<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Requests;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Visitors\Domain\ClientAddress;

final class ClientAddressTest extends TestCase {

	/**
	 * @param list<string> $proxies
	 */
	#[DataProvider( 'requests' )]
	#[TestDox( '[FIX-23] $_dataName' )]
	public function test_address( string $expected, string $remote, string $forwarded, array $proxies ): void {
		self::assertSame( $expected, ClientAddress::of( $remote, $forwarded, $proxies ) );
	}

	/**
	 * @return array<string, array{string, string, string, list<string>}>
	 */
	public static function requests(): array {
		return [
			'without proxies no header counts'                    => [ '203.0.113.7', '203.0.113.7', '1.2.3.4', [] ],
			'a header that no proxy has sent is ignored'    => [ '203.0.113.7', '203.0.113.7', '1.2.3.4', [ '10.0.0.0/8' ] ],
			'behind a proxy counts whom the proxy has seen'        => [ '203.0.113.7', '10.1.2.3', '203.0.113.7', [ '10.0.0.0/8' ] ],
			'what the sender wrote before that counts not'         => [ '203.0.113.7', '10.1.2.3', '1.2.3.4, 203.0.113.7', [ '10.0.0.0/8' ] ],
			'two proxies in a row are both passed'                 => [ '203.0.113.7', '10.1.2.3', '1.2.3.4, 203.0.113.7, 192.0.2.1', [ '10.1.2.3', '192.0.2.1' ] ],
			'a word in the header is no address'                   => [ '10.1.2.3', '10.1.2.3', 'unknown', [ '10.0.0.0/8' ] ],
			'a range that does not end with a byte'                => [ '203.0.113.7', '172.31.0.1', '203.0.113.7', [ '172.16.0.0/12' ] ],
			'an address beside that range'                         => [ '172.32.0.1', '172.32.0.1', '203.0.113.7', [ '172.16.0.0/12' ] ],
			'IPv6'                                                 => [ '2001:db8::7', 'fd00::1', '2001:db8::7', [ 'fd00::/8' ] ],
			'nonsense in the setting trusts nobody'                => [ '203.0.113.7', '203.0.113.7', '1.2.3.4', [ 'all', '/0', '0.0.0.0/0', '203.0.113.7/99' ] ],
		];
	}
}
