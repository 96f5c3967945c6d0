<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

/** An on/off field. */
final readonly class SwitchField implements Field {
	public function __construct(
		private string $name,
		private string $label,
		private bool $initial,
	) {}

	public function name(): string {
		return $this->name;
	}

	public function schema(): array {
		return [
			'type'    => 'boolean',
			'default' => $this->initial,
		];
	}

	public function control(): array {
		return [
			'kind'  => 'switch',
			'name'  => $this->name,
			'label' => $this->label,
		];
	}

	/**
	 * @param array<array-key, mixed> $attributes Unvalidated attributes from the post.
	 */
	public function read( array $attributes ): bool {
		$value = $attributes[ $this->name ] ?? null;

		return is_bool( $value ) ? $value : $this->initial;
	}
}
