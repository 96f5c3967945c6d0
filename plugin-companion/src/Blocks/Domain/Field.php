<?php
/**
 * One attribute of a block, said once: how WordPress keeps it, what of it is taken, and by which
 * control an owner sets it.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

interface Field {
	public function name(): string;

	/**
	 * How WordPress keeps it. Limits are not said here: a value beyond them is brought back to them by
	 * `read`, where WordPress would throw it away.
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
