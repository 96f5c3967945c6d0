<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

/** Resolves and validates the terminal of an order, for every checkout. */
final readonly class TerminalValidator {

	public function __construct( private Terminals $terminals ) {}

	/**
	 * A submitted terminal wins, also an invalid one; the saved selection is used only without a submitted field.
	 *
	 * @throws InvalidTerminal When there is no valid terminal.
	 */
	public function resolve( SubmittedTerminal $submitted, ?string $saved_id, string $country ): Terminal {
		return $this->validate( $submitted->is_present ? $submitted->terminal_id : $saved_id, $country );
	}

	/** @throws InvalidTerminal When it does not exist or is in another country. */
	public function validate( ?string $terminal_id, string $country ): Terminal {
		if ( $terminal_id === null ) {
			throw new InvalidTerminal( RejectionReason::Missing );
		}
		$terminal = $this->terminals->find( $terminal_id );
		if ( $terminal === null ) {
			throw new InvalidTerminal( RejectionReason::Unknown );
		}
		if ( $terminal->country !== $country ) {
			throw new InvalidTerminal( RejectionReason::OtherCountry );
		}
		return $terminal;
	}
}
