<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Setup;

/** A field in the form of a step of the setup. */
final readonly class Field {

	/**
	 * @param string $name  Lower case letters and underscores.
	 * @param string $type  Type of the `<input>`: `text`, `file`, …
	 * @param string $value Initial value.
	 * @param string $help  A sentence below the field; empty for none.
	 */
	public function __construct(
		public string $name,
		public string $label,
		public string $type = 'text',
		public string $value = '',
		public string $help = '',
	) {}
}
