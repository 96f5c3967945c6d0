<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Token;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use JsonException;
use SensitiveParameter;
use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\RejectionReason;

/**
 * JSON Web Tokens with HS256 (RFC 7515, 7518, 7519). The header must name exactly this
 * algorithm, so that a sender cannot choose another one.
 */
final readonly class Hs256 {

	/** Bytes. Short keys can be guessed, so they are not used. */
	public const MIN_KEY_LENGTH = 16;

	/** Bytes. */
	private const MAX_TOKEN_LENGTH = 8192;

	public function __construct( #[SensitiveParameter] private string $key ) {}

	/**
	 * @param array<string, mixed> $claims
	 * @throws MessageRejected When there is no key to sign with.
	 */
	public function sign( array $claims ): string {
		$header = [
			'alg' => 'HS256',
			'typ' => 'JWT',
		];
		$body   = self::encode( json_encode( $header, JSON_THROW_ON_ERROR ) ) . '.' . self::encode( json_encode( $claims, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
		return "{$body}.{$this->signature( $body )}";
	}

	/**
	 * @param mixed $token Not verified.
	 * @return array<string, mixed> The claims.
	 * @throws MessageRejected Unless the token is signed with the key by HS256.
	 */
	public function verify( mixed $token ): array {
		if ( ! is_string( $token ) || $token === '' ) {
			throw new MessageRejected( RejectionReason::NoToken );
		}
		$parts = explode( '.', $token );
		if ( strlen( $token ) > self::MAX_TOKEN_LENGTH || count( $parts ) !== 3 ) {
			throw new MessageRejected( RejectionReason::Malformed );
		}
		// The signatures are compared in base64, because several texts decode to the same bytes.
		if ( ! hash_equals( $this->signature( "{$parts[0]}.{$parts[1]}" ), $parts[2] ) ) {
			throw new MessageRejected( RejectionReason::Signature );
		}
		$header = self::decode( $parts[0] );
		if ( ( $header['alg'] ?? null ) !== 'HS256' || ( $header['typ'] ?? 'JWT' ) !== 'JWT' || isset( $header['crit'] ) ) {
			throw new MessageRejected( RejectionReason::Algorithm );
		}
		return self::decode( $parts[1] );
	}

	/** @throws MessageRejected When there is no key. */
	private function signature( string $body ): string {
		if ( strlen( $this->key ) < self::MIN_KEY_LENGTH ) {
			throw new MessageRejected( RejectionReason::NoKey );
		}
		return self::encode( hash_hmac( 'sha256', $body, $this->key, true ) );
	}

	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	/**
	 * @return array<string, mixed>
	 * @throws MessageRejected When the part is not a JSON object in base64url.
	 */
	private static function decode( string $part ): array {
		$bytes = base64_decode( strtr( $part, '-_', '+/' ), true );
		if ( $bytes === false || self::encode( $bytes ) !== $part || ! str_starts_with( $bytes, '{' ) ) {
			throw new MessageRejected( RejectionReason::Malformed );
		}
		try {
			$data = json_decode( $bytes, true, 8, JSON_THROW_ON_ERROR );
		} catch ( JsonException ) {
			throw new MessageRejected( RejectionReason::Malformed );
		}
		/** @var array<string, mixed> $data */
		$data = is_array( $data ) ? $data : [];
		return $data;
	}
}
