<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Generator;
use JsonException;
use Vitrina\LpExpress\Domain\Row;

/** The rows of a JSON list, counted from 1. */
final class JsonRows {

	/** Keys that hold the list when it is not the top level: in the carrier's map, in exports of shops. */
	private const WRAPPERS = [ 'content', 'terminals', 'data', 'items' ];

	/**
	 * @return Generator<Row>
	 * @throws UnreadableFile When it contains no list.
	 */
	public static function read( string $text ): Generator {
		try {
			$data = json_decode( $text, true, 32, JSON_THROW_ON_ERROR );
		} catch ( JsonException ) {
			throw new UnreadableFile( UnreadableFile::NOT_JSON );
		}
		$line = 0;
		foreach ( self::find_list( $data ) as $item ) {
			yield new Row( ++$line, is_array( $item ) ? $item : null );
		}
	}

	/**
	 * @return list<mixed>
	 * @throws UnreadableFile When there is no list.
	 */
	private static function find_list( mixed $data ): array {
		if ( is_array( $data ) && array_is_list( $data ) ) {
			return $data;
		}
		foreach ( self::WRAPPERS as $wrapper ) {
			$inner = is_array( $data ) ? $data[ $wrapper ] ?? null : null;
			if ( is_array( $inner ) && array_is_list( $inner ) ) {
				return $inner;
			}
		}
		throw new UnreadableFile( UnreadableFile::NO_ROWS );
	}
}
