<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\ProductFacts\Domain\Facts;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WP_Query;

/** The list of products in wp-admin, filtered to those that lack a fact. */
final class ProductList implements Hookable {
	private const FILTER     = 'vitrina_lacks';
	private const CAPABILITY = 'edit_products';

	public function register_hooks(): void {
		add_action( 'restrict_manage_posts', $this->print_select( ... ) );
		// After WooCommerce's own search, which also limits the list to IDs.
		add_action( 'pre_get_posts', $this->filter( ... ), 100 );
	}

	public static function url( string $what ): string {
		return add_query_arg(
			[
				'post_type'   => 'product',
				'post_status' => 'publish',
				self::FILTER  => $what,
			],
			admin_url( 'edit.php' )
		);
	}

	/** @return array<string, string> Each of Facts::CHECKED → the label of its filter. */
	public static function names(): array {
		return [
			'manufacturer' => __( 'Without a manufacturer', 'vitrina-companion' ),
			'responsible'  => __( 'Without a responsible person', 'vitrina-companion' ),
			'identifier'   => __( 'Without an identifier', 'vitrina-companion' ),
			'warnings'     => __( 'Without a warning', 'vitrina-companion' ),
		];
	}

	/** @return string One of Facts::CHECKED, or ''. */
	private static function chosen(): string {
		$chosen = $_GET[ self::FILTER ] ?? ''; // phpcs:ignore WordPress.Security -- Reads only, and compares.
		return is_string( $chosen ) && in_array( $chosen, Facts::CHECKED, true ) ? $chosen : '';
	}

	private function print_select( mixed $type ): void {
		if ( $type !== 'product' ) {
			return;
		}
		printf( '<label class="screen-reader-text" for="vitrina-lacks">%1$s</label><select name="%2$s" id="vitrina-lacks"><option value="">%3$s</option>', esc_html__( 'Filter by product facts', 'vitrina-companion' ), esc_attr( self::FILTER ), esc_html__( 'Product facts: all', 'vitrina-companion' ) );
		foreach ( self::names() as $what => $name ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $what ), selected( self::chosen(), $what, false ), esc_html( $name ) );
		}
		echo '</select>';
	}

	private function filter( mixed $query ): void {
		$what = self::chosen();
		if ( $what === '' || ! $query instanceof WP_Query || ! $query->is_main_query() || $query->get( 'post_type' ) !== 'product' || ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		try {
			$ids = Completeness::check()[1][ $what ];
		} catch ( DatabaseException ) {
			wp_die( esc_html__( 'The database did not answer. Please load the page again.', 'vitrina-companion' ), '', [ 'response' => 500 ] );
		}
		$before = $query->get( 'post__in' );
		$ids    = is_array( $before ) && $before !== [] ? array_values( array_intersect( $ids, array_map( intval( ... ), array_filter( $before, is_numeric( ... ) ) ) ) ) : $ids;
		$query->set( 'post__in', $ids === [] ? [ 0 ] : $ids );
	}
}
