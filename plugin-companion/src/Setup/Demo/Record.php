<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Demo;

/**
 * The record of imported items. It is stored after each part, so that import and removal go on where they stopped.
 * The ID is 0 for a category that is about to be created.
 *
 * @phpstan-type Item array{type: 'category'|'picture'|'product', id: int, hash: string}
 */
final class Record {
	public const OPTION = 'vitrina_companion_demo';

	/** Stored instead of a hash for a category that existed before the import, and is never removed. */
	public const OWN = 'own';

	/** @return array<string, Item> Name → item; its hash is empty if its import or its removal is not finished. */
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

	/** @param Item|null $item Null removes the item from the record. */
	public static function set( string $name, ?array $item ): void {
		$items = array_diff_key( self::items(), [ $name => true ] );
		self::store( [ 'items' => $items + ( $item === null ? [] : [ $name => $item ] ) ] );
	}

	/** Marks an item as not finished, because a part of it may be missing. The owner's category needs nothing more. */
	public static function unfinish( string $name ): void {
		$item = self::items()[ $name ] ?? null;
		if ( $item !== null && $item['hash'] !== self::OWN ) {
			$item['hash'] = '';
			self::set( $name, $item );
		}
	}

	public static function id( string $name ): int {
		return self::items()[ $name ]['id'] ?? 0;
	}

	/** Whether an item is recorded, and its import is finished. */
	public static function has( string $name ): bool {
		return ( self::items()[ $name ]['hash'] ?? '' ) !== '';
	}

	/** @return list<string> Names of the products and categories that the last removal kept, because the owner changed or uses them. */
	public static function kept(): array {
		return array_values( array_filter( self::stored( 'kept' ), is_string( ... ) ) );
	}

	public static function keep( string $name ): void {
		self::store( [ 'kept' => [ ...self::kept(), $name ] ] );
	}

	public static function clear_kept(): void {
		self::store( [ 'kept' => [] ] );
	}

	/** @return int Number of items when the removal began; 0 if no removal is under way. */
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
