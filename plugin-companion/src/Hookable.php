<?php
/**
 * A class that listens to WordPress.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion;

interface Hookable {
	/**
	 * The whole list of what it listens to.
	 */
	public function register_hooks(): void;
}
