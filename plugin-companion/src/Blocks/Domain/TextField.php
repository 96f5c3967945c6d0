<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

final readonly class TextField extends Field {
	/** Maximum characters. */
	private const MAX_LENGTH = 200;

	/** @param 'text'|'datetime-local' $input Type of the input. */
	public function __construct(
		string $name,
		string $label,
		private string $initial = '',
		private string $input = 'text',
	) {
		parent::__construct( $name, $label );
	}

	/** The text, not escaped yet. */
	public function read( array $attributes ): string {
		$value = $attributes[ $this->name ] ?? null;
		return is_string( $value ) ? mb_substr( mb_scrub( $value, 'UTF-8' ), 0, self::MAX_LENGTH ) : $this->initial;
	}

	protected function default_value(): string {
		return $this->initial;
	}

	protected function control_options(): array {
		return [ 'input' => $this->input ];
	}
}
