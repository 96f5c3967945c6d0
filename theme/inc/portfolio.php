<?php
/**
 * The portfolio: its archive, its categories, and loading more items. A plugin registers the post
 * type; without such a plugin this file has no effect.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use Vitrina\Theme\Feeds\Fields;
use Vitrina\Theme\Feeds\PortfolioLayout;
use Vitrina\Theme\Feeds\PortfolioRequest;
use WP_Query;

/** Names of the post type and its taxonomy, as registered by portfolio plugins. */
const PORTFOLIO          = 'portfolio';
const PORTFOLIO_CATEGORY = 'portfolio_category';

const PORTFOLIO_ACTION = 'goya_portfolio_ajax';

add_action( 'wp_ajax_' . PORTFOLIO_ACTION, __NAMESPACE__ . '\handle_portfolio_request' );
add_action( 'wp_ajax_nopriv_' . PORTFOLIO_ACTION, __NAMESPACE__ . '\handle_portfolio_request' );
add_action( 'pre_get_posts', __NAMESPACE__ . '\set_portfolio_count' );
add_filter( 'woocommerce_get_breadcrumb', __NAMESPACE__ . '\portfolio_breadcrumb' );

/** Whether a query lists the portfolio or one of its categories. */
function is_portfolio_list( WP_Query $query ): bool {
	return $query->is_post_type_archive( PORTFOLIO ) || $query->is_tax( PORTFOLIO_CATEGORY );
}

/** Whether this page is the portfolio or one of its items. */
function is_portfolio(): bool {
	return is_post_type_archive( PORTFOLIO ) || is_tax( PORTFOLIO_CATEGORY ) || is_singular( PORTFOLIO );
}

function set_portfolio_count( WP_Query $query ): void {
	if ( ! is_admin() && $query->is_main_query() && is_portfolio_list( $query ) ) {
		$query->set( 'posts_per_page', portfolio_count() );
	}
}

/** On a category page, WooCommerce's breadcrumb names the taxonomy; this replaces the name by a link to the portfolio. */
function portfolio_breadcrumb( mixed $crumbs ): mixed {
	if ( is_array( $crumbs ) && isset( $crumbs[1] ) && is_tax( PORTFOLIO_CATEGORY ) ) {
		$crumbs[1] = [ get_post_type_object( PORTFOLIO )->labels->name ?? '', (string) get_post_type_archive_link( PORTFOLIO ) ];
	}
	return $crumbs;
}

function portfolio_count(): int {
	return max( 1, min( PortfolioRequest::MAX_ITEMS, (int) setting( 'portfolio_count' ) ) );
}

function portfolio_layout(): PortfolioLayout {
	$fields = [
		'columns'   => (string) setting( 'portfolio_columns' ),
		'masonry'   => setting( 'portfolio_layout' ) === 'masonry' ? '1' : '0',
		'aspect'    => setting( 'portfolio_aspect' ),
		'style'     => setting( 'portfolio_style' ),
		'animation' => setting( 'portfolio_animation' ),
	];
	return PortfolioLayout::from( new Fields( $fields ) )
		?? new PortfolioLayout( PortfolioLayout::MIN_COLUMNS, false, PortfolioLayout::ASPECTS[0], PortfolioLayout::STYLES[0], PortfolioLayout::ANIMATIONS[0] );
}

/** Handles the request goya_portfolio_ajax: sends a page of items as HTML. */
function handle_portfolio_request(): never {
	$request = PortfolioRequest::from( posted_fields(), portfolio_count() );
	$query   = $request === null || ! post_type_exists( PORTFOLIO ) ? null : new WP_Query( portfolio_query( $request ) );
	send_feed_items(
		$query,
		'parts/portfolio-item',
		[
			'layout'     => $request?->layout,
			'is_added' => true,
		]
	);
}

/** @return array<string, mixed> */
function portfolio_query( PortfolioRequest $request ): array {
	$query = public_posts() + [
		'post_type'      => PORTFOLIO,
		'posts_per_page' => $request->count,
		'paged'          => $request->page,
	];
	if ( $request->keyword !== '' ) {
		$query['s'] = $request->keyword;
	}
	if ( $request->category !== [] ) {
		$query['tax_query'] = [ // phpcs:ignore WordPress.DB.SlowDBQuery -- The same clause as in the page's own query.
			[
				'taxonomy' => PORTFOLIO_CATEGORY,
				'terms'    => $request->category,
			],
		];
	}
	return $query;
}

function portfolio_filter(): void {
	$terms = list_categories( PORTFOLIO_CATEGORY );
	if ( count( $terms ) < 2 ) {
		return;
	}
	printf( '<nav class="topics" aria-label="%s">', esc_attr__( 'Portfolio categories', 'vitrina' ) );
	// `load-more` is announced here, because the filter may load a category with several pages, also
	// if the current list has one page and prints no such island.
	Islands::announce( 'load-more' );
	Islands::open( 'portfolio-filter', [], load: 'interaction', attributes: [ 'data-island-request' => '{href}' ] );
	category_links(
		(string) get_post_type_archive_link( PORTFOLIO ),
		_x( 'All', 'portfolio categories', 'vitrina' ),
		$terms,
		is_tax() ? get_queried_object_id() : 0
	);
	Islands::close();
	echo '</nav>';
}

function portfolio_list(): void {
	$query  = $GLOBALS['wp_query'];
	$layout = portfolio_layout();
	printf(
		'<div class="portfolio-frame"><div id="portfolio" class="portfolio-grid portfolio-grid--%1$s portfolio-grid--%2$s" data-columns="%3$d">',
		esc_attr( $layout->is_masonry ? 'masonry' : $layout->aspect ),
		esc_attr( $layout->style ),
		absint( $layout->columns )
	);
	while ( have_posts() ) {
		the_post();
		get_template_part( 'parts/portfolio-item', null, [ 'layout' => $layout ] );
	}
	echo '</div></div>';
	if ( $query instanceof WP_Query ) {
		more_portfolio( $query, $layout );
	}
	pages();
}

/** @param WP_Query $query Query of the portfolio or of a category. */
function more_portfolio( WP_Query $query, PortfolioLayout $layout ): void {
	load_more(
		[ 'action' => PORTFOLIO_ACTION ] + $layout->to_fields() + [
			'count'    => portfolio_count(),
			'category' => $query->is_tax( PORTFOLIO_CATEGORY ) ? $query->get_queried_object_id() : '',
			'keyword'  => '',
		],
		$query,
		(string) setting( 'portfolio_load_more' ),
		[
			'list'       => '#portfolio',
			'item'       => '.portfolio-item',
			'totalPages' => $query->max_num_pages,
			'loading'    => __( 'Loading more projects…', 'vitrina' ),
			'end'        => __( 'No more projects.', 'vitrina' ),
		],
		__( 'Show more projects', 'vitrina' )
	);
}

function portfolio_picture( PortfolioLayout $layout ): void {
	$sizes = sprintf( '(min-width: 75rem) %drem, (min-width: 64rem) %dvw, (min-width: 22rem) 50vw, 100vw', intdiv( 75, $layout->columns ), intdiv( 100, $layout->columns ) );
	the_post_thumbnail( 'large', [ 'sizes' => $sizes, 'alt' => '' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
}

/** Number of grid rows that the current item's picture takes in the masonry layout; 0 without a picture. */
function portfolio_rows(): int {
	$picture = wp_get_attachment_metadata( (int) get_post_thumbnail_id() );
	return is_array( $picture ) ? PortfolioLayout::rows( $picture['width'] ?? 0, $picture['height'] ?? 0 ) : 0;
}

/** Names of the current item's categories, for its caption. */
function portfolio_item_categories(): string {
	$terms = get_the_terms( (int) get_the_ID(), PORTFOLIO_CATEGORY );
	return is_array( $terms ) ? implode( ', ', array_column( $terms, 'name' ) ) : '';
}
