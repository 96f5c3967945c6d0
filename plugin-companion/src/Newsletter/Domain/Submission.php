<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Domain;

/** The values of a submitted form. */
final readonly class Submission {
	/**
	 * @param array<string, string> $values  Values by field, without the e-mail address.
	 * @param list<string>          $missing Fields that are shown, required and empty.
	 */
	public function __construct(
		public string $email,
		public array $values,
		public array $missing,
	) {}
}
