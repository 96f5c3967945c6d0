<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

/** A number field without decimals. */
final readonly class WholeNumberField extends NumberField {
	public function read( array $attributes ): int {
		return (int) round( parent::read( $attributes ) );
	}
}
