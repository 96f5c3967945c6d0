<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

/** A plain text field. */
final readonly class TextField implements Field {
	private const MAX_LENGTH = 200;

	/**
	 * @param 'text'|'datetime-local' $input Type of the input.
	 */
	public function __construct(
		private string $name,
		private string $label,
		private string $initial = '',
		private string $input = 'text',
	) {}

	public function name(): string {
		return $this->name;
	}

	public function schema(): array {
		return [
			'type'    => 'string',
			'default' => $this->initial,
		];
	}

	public function control(): array {
		return [
			'kind'  => 'text',
			'name'  => $this->name,
			'label' => $this->label,
			'input' => $this->input,
		];
	}

	/**
	 * Not escaped yet.
	 *
	 * @param array<array-key, mixed> $attributes Unvalidated attributes from the post.
	 */
	public function read( array $attributes ): string {
		$value = $attributes[ $this->name ] ?? null;

		return is_string( $value ) ? mb_substr( mb_scrub( $value, 'UTF-8' ), 0, self::MAX_LENGTH ) : $this->initial;
	}
}
