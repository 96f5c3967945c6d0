<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * Decides, for every road to an order, which terminal it goes to.
 */
final readonly class TerminalValidator {

	public function __construct( private KnownTerminals $terminals ) {}

	/**
	 * What was posted wins, also when it is wrong; only where nothing was posted does the saved choice count.
	 *
	 * @throws InvalidTerminal When there is no terminal to deliver to.
	 */
	public function decide( SubmittedTerminal $posted, ?string $saved_id, string $country ): Terminal {
		return $this->accept( $posted->is_present ? $posted->terminal_id : $saved_id, $country );
	}

	/**
	 * @throws InvalidTerminal When it does not exist or stands in another country.
	 */
	public function accept( ?string $terminal_id, string $country ): Terminal {
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
