<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

/** A field of several plain texts, one per line. */
final readonly class LinesField extends Field {
	protected const KIND = 'lines';

	/** Maximum characters of a line. */
	private const MAX_LENGTH = 120;

	/** Maximum number of lines. */
	private const MOST = 12;

	/** @return list<string> Lines that are not empty; not escaped yet. */
	public function read( array $attributes ): array {
		$value = $attributes[ $this->name ] ?? null;
		$lines = is_string( $value ) ? explode( "\n", mb_scrub( $value, 'UTF-8' ) ) : [];
		$lines = array_filter( array_map( trim( ... ), $lines ), static fn ( string $line ): bool => $line !== '' );
		return array_map( static fn ( string $line ): string => mb_substr( $line, 0, self::MAX_LENGTH ), array_slice( array_values( $lines ), 0, self::MOST ) );
	}

	protected function default_value(): string {
		return '';
	}
}
