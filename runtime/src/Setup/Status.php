<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Setup;

/** The current status of a step of the setup. */
final readonly class Status {

	/**
	 * @param string                $text  One sentence or two, plain text.
	 * @param array<string, string> $links Text → address of a page where the owner can see or change it.
	 * @param bool                  $is_optional Whether the step counts as done only because it is optional.
	 */
	public function __construct(
		public bool $is_done,
		public string $text,
		public array $links = [],
		public bool $is_optional = false,
	) {}
}
