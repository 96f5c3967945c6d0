<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

/** A number field with limits. */
readonly class NumberField extends Field {
	protected const TYPE = 'number';
	protected const KIND = 'number';

	public function __construct(
		string $name,
		string $label,
		private float $initial,
		private float $min,
		private float $max,
		private float $step = 1,
	) {
		parent::__construct( $name, $label );
	}

	public function read( array $attributes ): float|int {
		$value = $attributes[ $this->name ] ?? null;
		if ( ! is_int( $value ) && ! is_float( $value ) || is_nan( (float) $value ) ) {
			return $this->initial;
		}
		return min( max( (float) $value, $this->min ), $this->max );
	}

	protected function default_value(): float {
		return $this->initial;
	}

	protected function control_options(): array {
		return [
			'least' => $this->min,
			'most'  => $this->max,
			'step'  => $this->step,
		];
	}
}
