<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

/** One attribute of a block: its schema in WordPress, its validation, and its control in the editor. */
interface Field {
	public function name(): string;

	/**
	 * Schema for WordPress, without limits: `read` clamps a value to its limits, where WordPress would discard it.
	 *
	 * @return array{type: string, default: mixed}
	 */
	public function schema(): array;

	/**
	 * The control in the editor; the shape is `Control` of src/admin/content-blocks.
	 *
	 * @return array<string, mixed>
	 */
	public function control(): array;
}
