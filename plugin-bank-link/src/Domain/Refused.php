<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

use RuntimeException;

/**
 * A message in a provider's name that changes nothing.
 */
final class Refused extends RuntimeException {

	public function __construct( public readonly Reason $reason ) {
		parent::__construct( $reason->value );
	}
}
