<?php

declare( strict_types=1 );

namespace Vitrina\Discounts;

/**
 * Something that takes part by hooks: all of them in one list.
 */
interface Hookable {
	public function register_hooks(): void;
}
