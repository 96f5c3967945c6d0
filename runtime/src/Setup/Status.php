<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Setup;

/** What is true now of a step of the setup. */
final readonly class Status {

	/**
	 * @param string                $text  One sentence or two, plain text.
	 * @param array<string, string> $links Text → address of a page where the owner can see or change it.
	 * @param bool                  $is_optional Whether it is done only because nobody has to do it.
	 */
	public function __construct(
		public bool $is_done,
		public string $text,
		public array $links = [],
		public bool $is_optional = false,
	) {}
}
