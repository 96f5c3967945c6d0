<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

/** An on/off field. */
final readonly class SwitchField extends Field {
	protected const TYPE = 'boolean';
	protected const KIND = 'switch';

	public function __construct(
		string $name,
		string $label,
		private bool $initial,
	) {
		parent::__construct( $name, $label );
	}

	public function read( array $attributes ): bool {
		$value = $attributes[ $this->name ] ?? null;
		return is_bool( $value ) ? $value : $this->initial;
	}

	protected function default_value(): bool {
		return $this->initial;
	}
}
