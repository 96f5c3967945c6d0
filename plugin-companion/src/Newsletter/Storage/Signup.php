<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Storage;

/** A row of the table of sign-ups. */
final readonly class Signup {
	/**
	 * Times are Unix time; 0 for never.
	 *
	 * @param array<string, string> $answers Answers by field.
	 */
	public function __construct(
		public int $id,
		public string $email,
		public string $form,
		public array $answers,
		public string $page,
		public int $created_at,
		public int $confirmed_at,
	) {}

	/** @param array<string, string|null> $row */
	public static function of( array $row ): self {
		$answers = json_decode( $row['answers'] ?? '', true );
		return new self(
			(int) ( $row['id'] ?? 0 ),
			$row['email'] ?? '',
			$row['form'] ?? '',
			array_filter( is_array( $answers ) ? $answers : [], static fn ( mixed $value, mixed $name ): bool => is_string( $value ) && is_string( $name ), ARRAY_FILTER_USE_BOTH ),
			$row['page'] ?? '',
			(int) ( $row['created_at'] ?? 0 ),
			(int) ( $row['confirmed_at'] ?? 0 ),
		);
	}

	public function is_confirmed(): bool {
		return $this->confirmed_at > 0;
	}
}
