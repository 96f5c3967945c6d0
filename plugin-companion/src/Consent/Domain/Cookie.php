<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Domain;

/**
 * A row of the cookie list: what a site stores in the browser of a visitor, and why (Law on Electronic
 * Communications, article 73(4); Directive 2002/58/EC, article 5(3)).
 *
 * @phpstan-type Row array{name: string, provider: string, purpose: string, duration: string, category: string, storage: string}
 */
final readonly class Cookie {
	/** In the order of the list; the last three need consent. */
	public const CATEGORIES = [ 'necessary', 'preferences', 'statistics', 'marketing' ];

	/** Where something is stored: cookie, local storage or session storage. */
	public const STORAGES = [ 'cookie', 'local', 'session' ];

	/** Maximum characters: SHORT for name, provider and duration, LONG for the purpose. */
	private const SHORT = 100;
	private const LONG  = 500;

	/** @param string $name Name, with `*` for the part that differs from shop to shop or visitor to visitor. */
	private function __construct(
		public string $name,
		public string $provider,
		public string $purpose,
		public string $duration,
		public string $category,
		public string $storage,
	) {}

	/**
	 * @param mixed $row A row as to_array() returns it; `storage` is "cookie" if it is missing.
	 * @return self|null Null if a part is missing or not valid.
	 */
	public static function parse( mixed $row ): ?self {
		if ( ! is_array( $row ) ) {
			return null;
		}
		$name     = self::text( $row, 'name', self::SHORT );
		$provider = self::text( $row, 'provider', self::SHORT );
		$purpose  = self::text( $row, 'purpose', self::LONG );
		$duration = self::text( $row, 'duration', self::SHORT );
		$category = $row['category'] ?? '';
		$storage  = $row['storage'] ?? 'cookie';
		if ( in_array( '', [ $name, $provider, $purpose, $duration ], true ) || ! in_array( $category, self::CATEGORIES, true ) || ! in_array( $storage, self::STORAGES, true ) ) {
			return null;
		}
		return new self( $name, $provider, $purpose, $duration, $category, $storage );
	}

	/** @return Row */
	public function to_array(): array {
		return [
			'name'     => $this->name,
			'provider' => $this->provider,
			'purpose'  => $this->purpose,
			'duration' => $this->duration,
			'category' => $this->category,
			'storage'  => $this->storage,
		];
	}

	/** @param array<array-key, mixed> $row */
	private static function text( array $row, string $name, int $length ): string {
		$text = $row[ $name ] ?? '';
		return is_string( $text ) ? trim( mb_substr( ltrim( (string) preg_replace( '/\s+/u', ' ', mb_scrub( $text, 'UTF-8' ) ) ), 0, $length ) ) : '';
	}
}
