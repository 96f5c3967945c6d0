<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

/** A number field with limits. */
final readonly class NumberField implements Field {
	public function __construct(
		private string $name,
		private string $label,
		private float $initial,
		private float $min,
		private float $max,
		private float $step = 1,
	) {}

	public function name(): string {
		return $this->name;
	}

	public function schema(): array {
		return [
			'type'    => 'number',
			'default' => $this->initial,
		];
	}

	public function control(): array {
		return [
			'kind'  => 'number',
			'name'  => $this->name,
			'label' => $this->label,
			'least' => $this->min,
			'most'  => $this->max,
			'step'  => $this->step,
		];
	}

	/**
	 * @param array<array-key, mixed> $attributes Unvalidated attributes from the post.
	 */
	public function read( array $attributes ): float {
		$value = $attributes[ $this->name ] ?? null;
		if ( ! is_int( $value ) && ! is_float( $value ) || is_nan( (float) $value ) ) {
			return $this->initial;
		}
		return min( max( (float) $value, $this->min ), $this->max );
	}

	/**
	 * @param array<array-key, mixed> $attributes Unvalidated attributes from the post.
	 */
	public function whole( array $attributes ): int {
		return (int) round( $this->read( $attributes ) );
	}
}
