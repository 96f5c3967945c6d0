<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Admin;

/**
 * A part of the page.
 */
interface View {

	/**
	 * @return string Its name among the tabs; empty for none.
	 */
	public function tab(): string;

	/**
	 * What its forms do. Capability and nonce were checked.
	 *
	 * @param array<array-key, mixed> $posted Without slashes.
	 */
	public function handle( array $posted ): void;

	public function print(): void;
}
