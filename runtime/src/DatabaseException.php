<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

use RuntimeException;

/** A query failed. After a failed write, the stored data is unchanged. */
final class DatabaseException extends RuntimeException {

	/** The message is for shoppers, because WooCommerce's checkout shows it. The database's error is in WordPress's log. */
	public static function while_reading(): self {
		return new self( __( 'The shop could not read its data. Please try again in a moment.', 'vitrina' ) );
	}
}
