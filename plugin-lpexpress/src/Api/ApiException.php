<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

use RuntimeException;

/** A request to the carrier failed. The message is for logs and never contains what was sent or received. */
final class ApiException extends RuntimeException {

	public function __construct(
		public readonly Failure $failure,
		string $detail = '',
	) {
		parent::__construct( trim( "{$failure->value} {$detail}" ) );
	}
}
