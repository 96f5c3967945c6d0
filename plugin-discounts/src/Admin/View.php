<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Admin;

/** A view of the page. */
interface View {

	/** @return string Label of its tab; empty for none. */
	public function tab(): string;

	/**
	 * Handles its submitted form. Capability and nonce were verified.
	 *
	 * @param array<array-key, mixed> $submitted Unslashed form values.
	 */
	public function handle( array $submitted ): void;

	public function print(): void;
}
