<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Storage;

/** A row of the consent log. */
final readonly class ChoiceRow {
	/** @param int $chosen_at Unix time, in seconds. */
	public function __construct(
		public int $id,
		public string $number,
		public string $previous,
		public string $letters,
		public string $texts,
		public string $host,
		public int $chosen_at,
	) {}

	/** @param array<string, string|null> $row */
	public static function of( array $row ): self {
		return new self( (int) $row['id'], (string) $row['number'], (string) $row['previous'], (string) $row['letters'], (string) $row['texts'], (string) $row['host'], (int) $row['chosen_at'] );
	}
}
