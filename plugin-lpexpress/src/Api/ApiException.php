<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

use RuntimeException;

/**
 * A call to the carrier failed. Its message is for logs and never holds what was sent or received.
 */
final class ApiException extends RuntimeException {

	public function __construct(
		public readonly Failure $failure,
		string $detail = '',
	) {
		parent::__construct( trim( "{$failure->value} {$detail}" ) );
	}
}
