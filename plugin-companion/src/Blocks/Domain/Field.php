<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

/** One attribute of a block: its schema in WordPress, its validation, and its control in the editor. */
abstract readonly class Field {
	/** @var string Type in the schema. */
	protected const TYPE = 'string';

	/** @var string Kind of the control. */
	protected const KIND = 'text';

	public function __construct(
		public string $name,
		protected string $label,
	) {}

	/**
	 * Schema for WordPress, without limits: `read` clamps a value to its limits, where WordPress would discard it.
	 *
	 * @return array{type: string, default: mixed}
	 */
	public function schema(): array {
		return [
			'type'    => static::TYPE,
			'default' => $this->default_value(),
		];
	}

	/** @return array<string, mixed> The control in the editor; the shape is `Control` of src/admin/content-blocks. */
	public function control(): array {
		return [
			'kind'  => static::KIND,
			'name'  => $this->name,
			'label' => $this->label,
		] + $this->control_options();
	}

	/** @param array<array-key, mixed> $attributes Unvalidated attributes from the post. */
	abstract public function read( array $attributes ): mixed;

	abstract protected function default_value(): bool|float|string;

	/** @return array<string, mixed> Options that only this kind of control has. */
	protected function control_options(): array {
		return [];
	}
}
