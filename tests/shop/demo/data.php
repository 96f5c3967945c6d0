<?php
/**
 * A file of the demo content, read with types.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

/** What a JSON object or list holds. */
final class Data {
	/**
	 * Wraps what was read.
	 *
	 * @param array<array-key, mixed> $values What it holds.
	 */
	public function __construct( private readonly array $values ) {}

	/**
	 * Reads a JSON file.
	 *
	 * @param string $file Its path.
	 */
	public static function read( string $file ): self {
		$values = json_decode( (string) file_get_contents( $file ), true, 64, JSON_THROW_ON_ERROR );
		return new self( is_array( $values ) ? $values : [] );
	}

	/**
	 * Whether something is there.
	 *
	 * @param string|int $key Which.
	 */
	public function has( string|int $key ): bool {
		return isset( $this->values[ $key ] );
	}

	/**
	 * A text, or a number as one.
	 *
	 * @param string|int $key      Which.
	 * @param string     $fallback Where there is none.
	 */
	public function text( string|int $key, string $fallback = '' ): string {
		$value = $this->values[ $key ] ?? null;
		return is_scalar( $value ) ? (string) $value : $fallback;
	}

	/**
	 * A number.
	 *
	 * @param string|int $key Which.
	 */
	public function number( string|int $key ): float {
		return (float) $this->text( $key );
	}

	/**
	 * A list of texts.
	 *
	 * @param string|int $key Which.
	 * @return list<string>
	 */
	public function texts( string|int $key ): array {
		return array_values( $this->map( $key ) );
	}

	/**
	 * Texts by name.
	 *
	 * @param string|int $key Which.
	 * @return array<array-key, string>
	 */
	public function map( string|int $key ): array {
		$inner = $this->data( $key );
		$all   = [];
		foreach ( array_keys( $inner->values ) as $name ) {
			$all[ $name ] = $inner->text( $name );
		}
		return $all;
	}

	/**
	 * What lies deeper.
	 *
	 * @param string|int $key Which.
	 */
	public function data( string|int $key ): self {
		$value = $this->values[ $key ] ?? null;
		return new self( is_array( $value ) ? $value : [] );
	}

	/**
	 * Everything in it that holds something itself.
	 *
	 * @return array<array-key, self>
	 */
	public function each(): array {
		$all = [];
		foreach ( array_keys( $this->values ) as $key ) {
			$all[ $key ] = $this->data( $key );
		}
		return $all;
	}

	/**
	 * As WordPress wants it.
	 *
	 * @return array<array-key, mixed>
	 */
	public function values(): array {
		return $this->values;
	}
}
