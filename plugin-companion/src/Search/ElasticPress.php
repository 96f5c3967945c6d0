<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search;

use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Search\FilterParameters;
use WP_Query;

/** Compatibility with the plugin ElasticPress. */
final class ElasticPress implements Hookable {
	public function register_hooks(): void {
		add_filter( 'ep_skip_query_integration', self::skip_filtered( ... ), 10, 2 );
	}

	/**
	 * Lets our index handle searches with filters. WooCommerce adds the filters to the SQL query, which ElasticPress
	 * does not use: its results would include products that do not match.
	 */
	private static function skip_filtered( mixed $skip, mixed $query ): mixed {
		$is_ours = $query instanceof WP_Query
			&& ProductSearch::is_of_products( $query )
			// phpcs:ignore WordPress.Security.NonceVerification -- Public choices.
			&& FilterParameters::are_in( $_GET );
		return $is_ours ? true : $skip;
	}

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
