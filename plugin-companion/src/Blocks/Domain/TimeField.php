<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

/** A time that is stored in whole milliseconds, and typed in seconds. */
final readonly class TimeField extends NumberField {
	private const SCALE = 1000;

	public function read( array $attributes ): int {
		return (int) round( parent::read( $attributes ) );
	}

	protected function control_options(): array {
		return array_map( static fn ( mixed $limit ): float => ( is_numeric( $limit ) ? (float) $limit : 0.0 ) / self::SCALE, parent::control_options() ) + [ 'scale' => self::SCALE ];
	}
}
