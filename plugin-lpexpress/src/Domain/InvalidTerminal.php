<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

use DomainException;

final class InvalidTerminal extends DomainException {
	public function __construct( public readonly RejectionReason $reason ) {
		parent::__construct( $reason->value );
	}
}
