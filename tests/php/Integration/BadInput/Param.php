<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

/**
 * A field of a call, and the values that are bad for it.
 */
final readonly class Param {

	/**
	 * @param array<array-key, mixed> $values What is sent in it, by what it is; null is not sent.
	 * @param list<string>         $fine   Names of values that the call may answer as if nothing were wrong.
	 */
	public function __construct( public array $values, public array $fine ) {}

	/**
	 * @param string ...$fine Names of values.
	 */
	public static function text( string ...$fine ): self {
		return new self( BadValues::of_any(), array_values( $fine ) );
	}

	/**
	 * The worst values alone.
	 *
	 * @param string ...$fine Names of values.
	 */
	public static function brief( string ...$fine ): self {
		return new self( BadValues::of_pages(), array_values( $fine ) );
	}

	/**
	 * Lists alone, where the field is the same in another row.
	 */
	public static function lists(): self {
		return new self( array_intersect_key( BadValues::of_pages(), array_flip( [ 'a list', 'nested lists' ] ) ), [] );
	}

	/**
	 * A field that is not believed, or that any text is good for: answered as ever, but no notice and no echo.
	 */
	public static function loose(): self {
		$values = BadValues::of_any();
		return new self( $values, array_map( strval( ... ), array_keys( $values ) ) );
	}

	/**
	 * @param array<string, int> $unseen Products that are not public, by why.
	 * @param string             ...$fine Names of values.
	 */
	public static function product( array $unseen, string ...$fine ): self {
		return new self( BadValues::of_any() + array_map( strval( ... ), $unseen ), array_values( $fine ) );
	}

	/**
	 * @param array<string, string> $nonces That are not this visitor's, not for this, or no longer good.
	 */
	public static function nonce( array $nonces ): self {
		return new self( BadValues::of_any() + $nonces, [] );
	}

	/**
	 * Without values that would be answered as good ones, or that mean something else here.
	 */
	public function without( string ...$names ): self {
		return new self( array_diff_key( $this->values, array_flip( $names ) ), $this->fine );
	}
}
