<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist\Domain;

/** Token in the link to a shared list: 128 random bits. */
final readonly class ShareToken {
	private function __construct( public string $text ) {}

	public static function create(): self {
		return new self( bin2hex( random_bytes( 16 ) ) );
	}

	public static function parse( mixed $text ): ?self {
		return is_string( $text ) && preg_match( '/^[0-9a-f]{32}$/D', $text ) === 1 ? new self( $text ) : null;
	}
}
