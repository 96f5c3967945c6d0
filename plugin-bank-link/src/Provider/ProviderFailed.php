<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

use RuntimeException;

/**
 * A request to the provider failed. The message is for logs and never contains what
 * was sent or received.
 */
final class ProviderFailed extends RuntimeException {

	public function __construct(
		public readonly Failure $failure,
		string $detail = '',
	) {
		parent::__construct( trim( "{$failure->value} {$detail}" ) );
	}

	/** Whether the provider may have executed the request all the same. */
	public function is_uncertain(): bool {
		return in_array( $this->failure, [ Failure::Unreachable, Failure::ServerError, Failure::InvalidResponse ], true );
	}
}
