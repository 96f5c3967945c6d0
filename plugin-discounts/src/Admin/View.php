<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Admin;

/** One view of the screen WooCommerce → Discounts. */
interface View {

	/** @return string Label of its tab; empty for a view without a tab. */
	public function tab(): string;

	/**
	 * Handles the view's submitted form. Screen has already verified capability and nonce.
	 *
	 * @param array<array-key, mixed> $submitted Unslashed form values.
	 */
	public function handle( array $submitted ): void;

	public function print(): void;
}
