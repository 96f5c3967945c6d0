<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

/**
 * A field of a call, and its bad values.
 */
final readonly class Param {

	/**
	 * @param array<array-key, mixed> $values By description; null means that the field is not sent.
	 * @param list<string>         $fine   Descriptions of values that the call may accept.
	 */
	public function __construct( public array $values, public array $fine ) {}

	/**
	 * @param string ...$fine Names of values.
	 */
	public static function text( string ...$fine ): self {
		return new self( BadValues::of_any(), array_values( $fine ) );
	}

	/**
	 * Only the most dangerous values.
	 *
	 * @param string ...$fine Names of values.
	 */
	public static function page_values( string ...$fine ): self {
		return new self( BadValues::of_pages(), array_values( $fine ) );
	}

	/**
	 * Only lists, for a field that another row tests with all values.
	 */
	public static function lists(): self {
		return new self( array_intersect_key( BadValues::of_pages(), array_flip( [ 'a list', 'nested lists' ] ) ), [] );
	}

	/**
	 * A field that is ignored or accepts any text: a normal response, without a PHP notice and without echoing the value.
	 */
	public static function any_value(): self {
		$values = BadValues::of_any();
		return new self( $values, array_map( strval( ... ), array_keys( $values ) ) );
	}

	/**
	 * @param array<string, int> $non_public Products by the reason why they are not public.
	 * @param string             ...$fine Names of values.
	 */
	public static function product( array $non_public, string ...$fine ): self {
		return new self( BadValues::of_any() + array_map( strval( ... ), $non_public ), array_values( $fine ) );
	}

	/**
	 * @param array<string, string> $nonces Invalid ones: another visitor's, another call's, or expired.
	 */
	public static function nonce( array $nonces ): self {
		return new self( BadValues::of_any() + $nonces, [] );
	}

	/**
	 * Leaves out values that are valid here.
	 */
	public function without( string ...$names ): self {
		return new self( array_diff_key( $this->values, array_flip( $names ) ), $this->fine );
	}
}
