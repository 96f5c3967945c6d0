<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

/** A field with one of several options. */
final readonly class ChoiceField implements Field {
	/**
	 * @param non-empty-array<string, string> $options Value → its label; the first is the default.
	 */
	public function __construct(
		private string $name,
		private string $label,
		private array $options,
	) {}

	public function name(): string {
		return $this->name;
	}

	public function schema(): array {
		return [
			'type'    => 'string',
			'default' => array_key_first( $this->options ),
		];
	}

	public function control(): array {
		return [
			'kind'    => 'choice',
			'name'    => $this->name,
			'label'   => $this->label,
			'options' => array_map(
				static fn ( string $value, string $label ): array => compact( 'value', 'label' ),
				array_keys( $this->options ),
				$this->options
			),
		];
	}

	/**
	 * @param array<array-key, mixed> $attributes Unvalidated attributes from the post.
	 */
	public function read( array $attributes ): string {
		$value = $attributes[ $this->name ] ?? null;

		return is_string( $value ) && isset( $this->options[ $value ] ) ? $value : array_key_first( $this->options );
	}
}
