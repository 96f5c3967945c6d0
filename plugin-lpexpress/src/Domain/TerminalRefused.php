<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

use DomainException;

final class TerminalRefused extends DomainException {
	public function __construct( public readonly Refused $reason ) {
		parent::__construct( $reason->value );
	}
}
