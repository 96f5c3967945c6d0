<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search;

use WP_Query;

/** Compatibility with the plugin ElasticPress. */
final class ElasticPress {
	/** Whether ElasticPress handles a query, by the same checks that ElasticPress itself makes. */
	public static function handles( WP_Query $query ): bool {
		$indexables = [ '\ElasticPress\Indexables', 'factory' ];
		if ( ! is_callable( $indexables ) ) {
			return false;
		}
		$factory = $indexables();
		$posts   = is_object( $factory ) && method_exists( $factory, 'get' ) ? $factory->get( 'post' ) : null;
		return is_object( $posts )
			&& method_exists( $posts, 'elasticpress_enabled' )
			&& (bool) $posts->elasticpress_enabled( $query ) === true
			&& (bool) apply_filters( 'ep_skip_query_integration', false, $query ) !== true; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- ElasticPress's own filter.
	}
}
