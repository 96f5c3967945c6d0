<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

/**
 * What the table's requests need to know of the shop.
 */
final readonly class Facts {

	/**
	 * @param array<string, int>                   $unseen   Products that are not public, by why.
	 * @param array<string, string>                $urls     Paths of pages.
	 * @param array<string, array<string, string>> $nonces   By sender, by name.
	 * @param array<string, string>                $tokens   What else proves something: keys of lines, signed forms.
	 */
	public function __construct(
		public int $simple,
		public int $variable,
		public int $variation,
		public int $hidden,
		public array $unseen,
		public array $urls,
		public array $nonces,
		public array $tokens,
	) {}

	public function nonce( string $sender, string $name ): string {
		return $this->nonces[ $sender ][ $name ] ?? '';
	}

	/**
	 * Nonces that are good for nothing here: another visitor's, another call's, one of yesterday.
	 *
	 * @return array<string, string>
	 */
	public function bad_nonces( string $name ): array {
		return [
			'a stranger\'s' => $this->nonce( 'customer', $name ),
			'of another call' => $this->nonce( 'shopper', 'rest' ),
			'a stale one' => 'a1b2c3d4e5',
		];
	}
}
