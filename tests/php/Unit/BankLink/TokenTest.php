<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\BankLink;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\RejectionReason;
use Vitrina\BankLink\Domain\Status;
use Vitrina\Runtime\Clock;
use Vitrina\BankLink\Provider\Credentials;
use Vitrina\BankLink\Provider\StatusToken;
use Vitrina\BankLink\Token\Hs256;

final class TokenTest extends TestCase {

	private const KEY = 'a-key-of-thirty-two-characters-00';
	private const NOW = 1_790_000_000;

	private static function reader( string $key = self::KEY ): StatusToken {
		$clock = new class( self::NOW ) implements Clock {
			public function __construct( private readonly int $now ) {}

			public function now(): int {
				return $this->now;
			}
		};
		return new StatusToken( 'service', new Credentials( 'https://bank.example', 'shop-1', $key ), $clock );
	}

	/**
	 * @param array<string, mixed> $with
	 */
	private static function token( array $with = [], string $key = self::KEY ): string {
		return ( new Hs256( $key ) )->sign(
			$with + [
				'uuid'              => '5e1f0a7c-1111-4222-8333-9c0d1e2f3a4b',
				'accessKey'         => 'shop-1',
				'merchantReference' => '123-0a1b2c3d',
				'paymentStatus'     => 'PAID',
				'grandTotal'        => 12.34,
				'currency'          => 'EUR',
				'iat'               => self::NOW - 5,
				'exp'               => self::NOW + 600,
			]
		);
	}

	private static function refusal( mixed $token, string $key = self::KEY ): ?RejectionReason {
		try {
			self::reader( $key )->read_report( $token );
			return null;
		} catch ( MessageRejected $exception ) {
			return $exception->reason;
		}
	}

	#[TestDox( '[BANK-04] a valid token is read' )]
	public function test_good(): void {
		$report = self::reader()->read_report( self::token() );
		self::assertSame( [ '123-0a1b2c3d', Status::Paid, 1234, 'EUR' ], [ $report->reference, $report->status, $report->amount, $report->currency ] );
		// The example of RFC 7515, appendix A.1, has spaces and a line break in it.
		$key = (string) base64_decode( strtr( 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow', '-_', '+/' ), true );
		self::assertSame( 'joe', ( new Hs256( $key ) )->verify( 'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' )['iss'] );
	}

	/**
	 * @return array<string, array{mixed, RejectionReason}>
	 */
	public static function bad(): array {
		$parts    = explode( '.', self::token() );
		$encode   = static fn ( string $text ): string => rtrim( strtr( base64_encode( $text ), '+/', '-_' ), '=' );
		$resigned = static function ( string $header ) use ( $parts, $encode ): string {
			$body = $encode( $header ) . ".{$parts[1]}";
			return "{$body}." . $encode( hash_hmac( 'sha256', $body, self::KEY, true ) );
		};
		return [
			'nothing'                   => [ null, RejectionReason::NoToken ],
			'an empty text'             => [ '', RejectionReason::NoToken ],
			'an array'                  => [ [ self::token() ], RejectionReason::NoToken ],
			'a number'                  => [ 12, RejectionReason::NoToken ],
			'bad UTF-8'                 => [ "\xc3\x28.\xff.\xfe", RejectionReason::Signature ],
			'two parts'                 => [ "{$parts[0]}.{$parts[1]}", RejectionReason::Malformed ],
			'four parts'                => [ self::token() . '.', RejectionReason::Malformed ],
			'a long one'                => [ str_repeat( 'a', 9000 ), RejectionReason::Malformed ],
			'no signature'              => [ "{$parts[0]}.{$parts[1]}.", RejectionReason::Signature ],
			'algorithm none'            => [ $encode( '{"alg":"none","typ":"JWT"}' ) . ".{$parts[1]}.", RejectionReason::Signature ],
			'algorithm none, signed'    => [ $resigned( '{"alg":"none","typ":"JWT"}' ), RejectionReason::Algorithm ],
			'algorithm HS512, signed'   => [ $resigned( '{"alg":"HS512","typ":"JWT"}' ), RejectionReason::Algorithm ],
			'algorithm in small, signed' => [ $resigned( '{"alg":"hs256","typ":"JWT"}' ), RejectionReason::Algorithm ],
			'algorithm twice, signed'   => [ $resigned( '{"alg":"HS256","alg":"none"}' ), RejectionReason::Algorithm ],
			'critical header, signed'   => [ $resigned( '{"alg":"HS256","crit":["exp"]}' ), RejectionReason::Algorithm ],
			'no JSON header, signed'    => [ $resigned( 'HS256' ), RejectionReason::Malformed ],
			'another key'               => [ self::token( [], 'another-key-of-thirty-two-letters' ), RejectionReason::Signature ],
			'another merchant'          => [ self::token( [ 'accessKey' => 'shop-2' ] ), RejectionReason::Merchant ],
			'no merchant'               => [ self::token( [ 'accessKey' => null ] ), RejectionReason::Merchant ],
			'expired'                   => [ self::token( [ 'exp' => self::NOW - 300 ] ), RejectionReason::Expired ],
			'of the future'             => [ self::token( [ 'iat' => self::NOW + 301 ] ), RejectionReason::TooEarly ],
			'no time'                   => [ self::token( [ 'exp' => null ] ), RejectionReason::Claims ],
			'time as text'              => [ self::token( [ 'exp' => (string) ( self::NOW + 600 ) ] ), RejectionReason::Claims ],
			'no order'                  => [ self::token( [ 'merchantReference' => null ] ), RejectionReason::Claims ],
			'order as a list'           => [ self::token( [ 'merchantReference' => [ '123-0a1b2c3d' ] ] ), RejectionReason::Claims ],
			'no payment'                => [ self::token( [ 'uuid' => null ] ), RejectionReason::Claims ],
			'unknown state'             => [ self::token( [ 'paymentStatus' => 'paid' ] ), RejectionReason::Claims ],
			'no amount'                 => [ self::token( [ 'grandTotal' => null ] ), RejectionReason::Amount ],
			'nothing paid'              => [ self::token( [ 'grandTotal' => 0 ] ), RejectionReason::Amount ],
			'less than nothing'         => [ self::token( [ 'grandTotal' => -12.34 ] ), RejectionReason::Amount ],
			'a third decimal'           => [ self::token( [ 'grandTotal' => 12.344 ] ), RejectionReason::Amount ],
			'amount with a space'       => [ self::token( [ 'grandTotal' => '12.34 ' ] ), RejectionReason::Amount ],
			'amount with an exponent'   => [ self::token( [ 'grandTotal' => '1e3' ] ), RejectionReason::Amount ],
			'no currency'               => [ self::token( [ 'currency' => null ] ), RejectionReason::Claims ],
		];
	}

	#[DataProvider( 'bad' )]
	#[TestDox( '[BANK-04] rejected: $_dataName' )]
	public function test_bad( mixed $token, RejectionReason $reason ): void {
		self::assertSame( $reason, self::refusal( $token ) );
	}

	#[TestDox( '[BANK-04] without a key, or with a short one, no token is accepted and nothing is signed' )]
	public function test_no_key(): void {
		$body = rtrim( strtr( base64_encode( '{"alg":"HS256"}' ), '+/', '-_' ), '=' ) . '.e30';
		foreach ( [ '', 'fifteen-letters' ] as $key ) {
			$forged = "{$body}." . rtrim( strtr( base64_encode( hash_hmac( 'sha256', $body, $key, true ) ), '+/', '-_' ), '=' );
			self::assertSame( RejectionReason::NoKey, self::refusal( $forged, $key ) );
		}
	}

	#[TestDox( '[BANK-04] 20,000 mutated tokens: all are rejected' )]
	public function test_mutations(): void {
		mt_srand( 20_261_121 );
		$token = self::token();
		$count = 0;
		// Every character of every part is replaced by a one-bit change and by another character.
		for ( $at = 0, $length = strlen( $token ); $at < $length; $at++ ) {
			foreach ( range( 0, 7 ) as $bit ) {
				$mutant        = $token;
				$mutant[ $at ] = chr( ord( $token[ $at ] ) ^ ( 1 << $bit ) );
				self::assertNotNull( self::refusal( $mutant ), "bit {$bit} of {$at}" );
				++$count;
			}
		}
		while ( $count < 20_000 ) {
			self::assertNotNull( self::refusal( self::mutant( $token ) ) );
			++$count;
		}
		self::assertNull( self::refusal( $token ) );
	}

	private static function mutant( string $token ): string {
		$parts  = explode( '.', $token );
		$claims = (array) json_decode( (string) base64_decode( strtr( $parts[1], '-_', '+/' ), true ), true );
		$name   = array_rand( $claims );
		$encode = static fn ( mixed $data ): string => rtrim( strtr( base64_encode( (string) json_encode( $data, JSON_INVALID_UTF8_IGNORE ) ), '+/', '-_' ), '=' );
		$at     = mt_rand( 0, strlen( $token ) - 2 );
		$cases  = [
			// A claim is removed, turned into a list, reordered or changed.
			static fn (): string => "{$parts[0]}." . $encode( array_diff_key( $claims, [ $name => 1 ] ) ) . ".{$parts[2]}",
			static fn (): string => "{$parts[0]}." . $encode( [ $name => [ $claims[ $name ], mt_rand() ] ] + $claims ) . ".{$parts[2]}",
			static fn (): string => "{$parts[0]}." . $encode( array_reverse( $claims, true ) + [ 'x' => mt_rand() ] ) . ".{$parts[2]}",
			static fn (): string => "{$parts[0]}." . $encode( [ $name => mt_rand() ] + $claims ) . ".{$parts[2]}",
			static fn (): string => $encode( [ 'alg' => [ 'none', 'HS384', 'RS256', 'HS256 ' ][ mt_rand( 0, 3 ) ] ] ) . ".{$parts[1]}.{$parts[2]}",
			// Characters are removed, doubled, exchanged or inserted.
			static fn (): string => substr( $token, 0, $at ),
			static fn (): string => substr( $token, 0, $at ) . substr( $token, $at + 1 ),
			static fn (): string => substr( $token, 0, $at ) . $token[ $at ] . substr( $token, $at ),
			static fn (): string => substr( $token, 0, $at ) . chr( mt_rand( 0, 255 ) ) . substr( $token, $at ),
			static fn (): string => $token . [ '=', ' ', "\n", '.', "\0" ][ mt_rand( 0, 4 ) ],
			static fn (): string => "{$parts[1]}.{$parts[0]}.{$parts[2]}",
		];
		$mutant = $cases[ mt_rand( 0, count( $cases ) - 1 ) ]();
		return $mutant === $token ? '' : $mutant;
	}
}
