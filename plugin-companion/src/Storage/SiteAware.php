<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

use Vitrina\Runtime\Database;
use wpdb;

/** Database access for the current site. Rows are read with `Database`, which throws if a query fails. */
trait SiteAware {
	private function __construct( private readonly wpdb $db ) {}

	public static function of_this_site(): self {
		return new self( Database::connection() );
	}
}
