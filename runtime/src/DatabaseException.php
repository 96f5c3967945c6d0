<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

use RuntimeException;

/** The database refused. After a write, what was there before is still there. */
final class DatabaseException extends RuntimeException {

	/** WooCommerce shows shoppers the message of what a checkout throws. What the database said is in WordPress's log. */
	public static function while_reading(): self {
		return new self( __( 'The shop could not read its data. Please try again in a moment.', 'vitrina' ) );
	}
}
