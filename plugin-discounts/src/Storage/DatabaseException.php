<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storage;

use RuntimeException;

/**
 * The database refused.
 */
final class DatabaseException extends RuntimeException {

	/**
	 * WooCommerce shows shoppers the message of what a checkout throws. What the
	 * database said is in WordPress's log.
	 */
	public static function while_reading(): self {
		return new self( __( 'The shop could not read its data. Please try again in a moment.', 'vitrina-discounts' ) );
	}
}
