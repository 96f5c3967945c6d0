<?php
/**
 * ElasticPress, as far as the companion asks it.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

namespace ElasticPress;

use WP_Query;

final class Indexables {

	/**
	 * Whether it serves searches.
	 */
	public static bool $is_on = true;

	public static function factory(): self {
		return new self();
	}

	public function get( string $slug ): self|false {
		return $slug === 'post' ? $this : false;
	}

	public function elasticpress_enabled( WP_Query $query ): bool {
		return self::$is_on && $query->get( 's' ) !== '';
	}
}
