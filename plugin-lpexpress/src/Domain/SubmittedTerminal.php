<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * The terminal field of a request. A missing field and an empty one differ: with a
 * missing field the saved selection is used.
 */
final readonly class SubmittedTerminal {

	private function __construct(
		public bool $is_present,
		public ?string $terminal_id,
	) {}

	public static function missing(): self {
		return new self( false, null );
	}

	public static function value( mixed $value ): self {
		return new self( true, TerminalId::parse( $value ) );
	}
}
