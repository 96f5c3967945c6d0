<?php
/**
 * The database did not answer a question.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

use RuntimeException;

final class DatabaseException extends RuntimeException {
	/**
	 * WooCommerce shows shoppers the message of what a checkout throws. What the database said is
	 * in WordPress's log.
	 */
	public static function now(): self {
		return new self( __( 'The shop could not read its data. Please try again in a moment.', 'vitrina-companion' ) );
	}
}
