<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** An object that adds WordPress hooks, so that a plugin can register all of its objects in one list. */
interface Hookable {
	public function register_hooks(): void;
}
