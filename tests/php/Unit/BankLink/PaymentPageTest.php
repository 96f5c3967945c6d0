<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\BankLink;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\BankLink\Provider\PaymentPage;

final class PaymentPageTest extends TestCase {

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function addresses(): array {
		return [
			'the service itself'           => [ 'https://api.bank.example/pay/1', true ],
			'another host of the site'     => [ 'https://pay.bank.example/1?x=1#y', true ],
			'its site'                     => [ 'https://bank.example', true ],
			'a port'                       => [ 'https://pay.bank.example:8443/1', true ],
			'a listed host'                => [ 'https://pay.partner.example/1', true ],
			'a subdomain of a listed host' => [ 'https://x.pay.partner.example/1', false ],
			'elsewhere'                    => [ 'https://elsewhere.example/', false ],
			'a host with the same end'     => [ 'https://evilbank.example/', false ],
			'a host with the same start'   => [ 'https://bank.example.evil.example/', false ],
			'a user before the host'       => [ 'https://pay.bank.example@evil.example/', false ],
			'a backslash'                  => [ 'https://evil.example\\.bank.example/', false ],
			'a backslash in the path'      => [ 'https://pay.bank.example/\\evil.example', false ],
			'a line break'                 => [ "https://pay.bank.example/\r\nSet-Cookie: x", false ],
			'a line break at the end'      => [ "https://pay.bank.example/\n", false ],
			'no scheme'                    => [ '//pay.bank.example/1', false ],
			'no security'                  => [ 'http://pay.bank.example/1', false ],
			'a script'                     => [ 'javascript:alert(1)//pay.bank.example', false ],
			'other letters'                => [ 'https://pay.bаnk.example/', false ],
			'nothing'                      => [ '', false ],
		];
	}

	#[DataProvider( 'addresses' )]
	#[TestDox( '[BANK-04] a shopper is sent to $_dataName: $allowed' )]
	public function test_addresses( string $url, bool $allowed ): void {
		self::assertSame( $allowed, ( new PaymentPage( 'https://api.bank.example/v2', [ 'pay.partner.example' ] ) )->allows( $url ) );
	}

	#[TestDox( '[BANK-04] on this machine, for testing: exactly the service and no other port' )]
	public function test_local(): void {
		$page = new PaymentPage( 'http://127.0.0.1:9000' );
		self::assertTrue( $page->allows( 'http://127.0.0.1:9000/pay/1' ) );
		foreach ( [ 'http://127.0.0.1:9001/pay', 'http://127.0.0.1:90001/', 'http://127.0.0.1:9000@evil.example/', "http://127.0.0.1:9000/\n", 'https://0.0.1/' ] as $other ) {
			self::assertFalse( $page->allows( $other ), $other );
		}
		self::assertFalse( ( new PaymentPage( '' ) )->allows( 'https://evil.example/' ) );
		self::assertFalse( ( new PaymentPage( '' ) )->allows( '/pay' ) );
	}

	#[TestDox( '[BANK-04] 10,000 ambiguous URLs: every accepted one has the same host in all parsers' )]
	public function test_random(): void {
		mt_srand( 20_261_121 );
		$page  = new PaymentPage( 'https://api.bank.example' );
		$parts = [ 'https://', 'https:', '//', '/', '\\', '@', ':', '?', '#', '.', '%2f', '%40', "\t", "\n", "\0", ' ', 'pay.bank.example', 'bank.example', 'evil.example', '。', 'ⓔ', '443', 'http://' ];
		for ( $run = 0; $run < 10_000; $run++ ) {
			$url = mt_rand( 0, 1 ) === 0 ? 'https://' : '';
			for ( $length = mt_rand( 1, 6 ); $length > 0; $length-- ) {
				$url .= $parts[ mt_rand( 0, count( $parts ) - 1 ) ];
			}
			if ( $page->allows( $url ) ) {
				self::assertMatchesRegularExpression( '#\Ahttps://(?:[a-z0-9.-]*\.)?bank\.example(?::\d+)?(?:[/?\#]|\z)#', $url );
				self::assertSame( 1, preg_match( '#\A[\x21-\x7e]+\z#', $url ) );
				self::assertStringEndsWith( 'bank.example', (string) parse_url( $url, PHP_URL_HOST ) );
			}
		}
		$this->addToAssertionCount( 1 );
	}
}
