<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

/** A field with one of several options. */
final readonly class ChoiceField extends Field {
	protected const KIND = 'choice';

	/** @param non-empty-array<string, string> $options Value → its label; the first is the default. */
	public function __construct(
		string $name,
		string $label,
		private array $options,
	) {
		parent::__construct( $name, $label );
	}

	public function read( array $attributes ): string {
		$value = $attributes[ $this->name ] ?? null;
		return is_string( $value ) && isset( $this->options[ $value ] ) ? $value : array_key_first( $this->options );
	}

	protected function default_value(): string {
		return array_key_first( $this->options );
	}

	protected function control_options(): array {
		return [
			'options' => array_map(
				static fn ( string $value, string $label ): array => compact( 'value', 'label' ),
				array_keys( $this->options ),
				$this->options
			),
		];
	}
}
