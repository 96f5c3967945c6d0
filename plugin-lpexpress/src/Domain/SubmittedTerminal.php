<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * What a request said about the terminal. Saying nothing and saying "none"
 * are two things: the first leaves the saved choice standing.
 */
final readonly class SubmittedTerminal {

	private function __construct(
		public bool $is_present,
		public ?string $terminal_id,
	) {}

	public static function absent(): self {
		return new self( false, null );
	}

	public static function value( mixed $value ): self {
		return new self( true, TerminalId::parse( $value ) );
	}
}
