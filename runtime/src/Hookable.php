<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** Something that takes part by hooks: all of them in one list. */
interface Hookable {
	public function register_hooks(): void;
}
