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

	public static function factory(): self {
		return new self();
	}

	public function get( string $slug ): self|false {
		return $slug === 'post' ? $this : false;
	}

	public function elasticpress_enabled( WP_Query $query ): bool {
		return $query->get( 's' ) !== '';
	}
}
