<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

use RuntimeException;

/** A database query failed. */
final class DatabaseException extends RuntimeException {
	/**
	 * The message can be shown to shoppers, because WooCommerce shows exceptions of the checkout. The
	 * database error is in WordPress's log.
	 */
	public static function query_failed(): self {
		return new self( __( 'The shop could not read its data. Please try again in a moment.', 'vitrina-companion' ) );
	}
}
