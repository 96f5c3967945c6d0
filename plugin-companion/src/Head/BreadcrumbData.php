<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Head;

use Vitrina\Runtime\Hookable;

/**
 * One list of breadcrumbs for search engines. Where an SEO plugin prints its own in the head, WooCommerce's is left
 * out: two lists are two different paths to the same page.
 */
final class BreadcrumbData implements Hookable {
	private const TYPE = 'BreadcrumbList';

	/** Filters of Yoast SEO and of Rank Math with what they are about to print. */
	private const FILTERS = [ 'wpseo_schema_graph', 'rank_math/json_ld' ];

	private bool $is_printed = false;

	public function register_hooks(): void {
		foreach ( self::FILTERS as $filter ) {
			add_filter( $filter, $this->observe( ... ), PHP_INT_MAX );
		}
		add_filter( 'woocommerce_structured_data_breadcrumblist', fn ( mixed $list ): mixed => $this->is_printed ? [] : $list );
	}

	private function observe( mixed $data ): mixed {
		foreach ( is_array( $data ) ? $data : [] as $item ) {
			$type             = is_array( $item ) ? $item['@type'] ?? '' : '';
			$this->is_printed = $this->is_printed || in_array( self::TYPE, (array) $type, true );
		}
		return $data;
	}
}
