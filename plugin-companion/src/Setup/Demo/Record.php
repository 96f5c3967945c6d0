<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Demo;

/**
 * What was imported. It is stored after each part, so that import and removal go on where they stopped.
 *
 * @phpstan-type Item array{type: 'category'|'picture'|'product', id: int, hash: string}
 */
final class Record {
	public const OPTION = 'vitrina_companion_demo';

	/** The hash of a category that was there before: it is never removed. */
	public const OWN = 'own';

	/** @return array<string, Item> Name → what it is; the hash is empty while it is not finished. */
	public static function items(): array {
		$items = [];
		foreach ( self::stored( 'items' ) as $name => $item ) {
			$type = is_array( $item ) ? $item['type'] ?? null : null;
			if ( is_string( $name ) && is_array( $item ) && in_array( $type, [ 'category', 'picture', 'product' ], true ) && is_int( $item['id'] ?? null ) && is_string( $item['hash'] ?? null ) ) {
				$items[ $name ] = [
					'type' => $type,
					'id'   => $item['id'],
					'hash' => $item['hash'],
				];
			}
		}
		return $items;
	}

	/** @param Item|null $item Null removes it. */
	public static function set( string $name, ?array $item ): void {
		$items = array_diff_key( self::items(), [ $name => true ] );
		self::store( [ 'items' => $items + ( $item === null ? [] : [ $name => $item ] ) ] );
	}

	/** A part of it may be missing. */
	public static function unfinish( string $name ): void {
		$item = self::items()[ $name ] ?? null;
		if ( $item !== null ) {
			$item['hash'] = '';
			self::set( $name, $item );
		}
	}

	public static function id( string $name ): int {
		return self::items()[ $name ]['id'] ?? 0;
	}

	/** Whether it is finished. */
	public static function has( string $name ): bool {
		return ( self::items()[ $name ]['hash'] ?? '' ) !== '';
	}

	/** @return list<string> Names of what the last removal left, because the owner had changed it. */
	public static function kept(): array {
		return array_values( array_filter( self::stored( 'kept' ), is_string( ... ) ) );
	}

	public static function keep( string $name ): void {
		self::store( [ 'kept' => [ ...self::kept(), $name ] ] );
	}

	public static function forget_kept(): void {
		self::store( [ 'kept' => [] ] );
	}

	/** @return int Number of parts when the removal began; 0 if none is under way. */
	public static function removal(): int {
		$removal = self::stored( 'removal' )[0] ?? 0;
		return is_int( $removal ) ? $removal : 0;
	}

	public static function set_removal( int $parts ): void {
		self::store( [ 'removal' => [ $parts ] ] );
	}

	/** @return array<array-key, mixed> */
	private static function stored( string $key ): array {
		$stored = get_option( self::OPTION );
		$value  = is_array( $stored ) ? $stored[ $key ] ?? [] : [];
		return is_array( $value ) ? $value : [];
	}

	/** @param array<string, mixed> $changes */
	private static function store( array $changes ): void {
		$stored = get_option( self::OPTION );
		update_option( self::OPTION, $changes + ( is_array( $stored ) ? $stored : [] ), false );
	}
}
