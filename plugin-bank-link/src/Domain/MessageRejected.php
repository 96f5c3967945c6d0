<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

use RuntimeException;

/** A message of a provider is invalid and is not processed. */
final class MessageRejected extends RuntimeException {

	public function __construct( public readonly RejectionReason $reason ) {
		parent::__construct( $reason->value );
	}
}
