<?php
/**
 * What reads and writes the database of the site that is asked for.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Storage;

use wpdb;

trait OfThisSite {
	private function __construct( private readonly wpdb $db ) {}

	public static function of_this_site(): self {
		global $wpdb;
		assert( $wpdb instanceof wpdb );

		return new self( $wpdb );
	}
}
