<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

/**
 * Ids, paths, nonces and tokens of the shop for the requests of the table.
 */
final readonly class ShopData {

	/**
	 * @param array<string, int>                   $non_public   Products by the reason why they are not public.
	 * @param array<string, string>                $urls     Paths of pages.
	 * @param array<string, array<string, string>> $nonces   By sender, by name.
	 * @param array<string, string>                $tokens   Other proofs: cart item keys, signed forms.
	 */
	public function __construct(
		public int $simple,
		public int $variable,
		public int $variation,
		public int $hidden,
		public array $non_public,
		public array $urls,
		public array $nonces,
		public array $tokens,
	) {}

	public function nonce( string $sender, string $name ): string {
		return $this->nonces[ $sender ][ $name ] ?? '';
	}

	/**
	 * Invalid nonces: another visitor's, another call's, an expired one.
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
