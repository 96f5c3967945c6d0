<?php
/** Lists that load more in place: the blog and the portfolio. The page keeps its pagination links. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use WP_Query;
use WP_Term;

foreach ( [ 'Fields', 'BlogRequest', 'PortfolioLayout', 'PortfolioRequest' ] as $vitrina_file ) {
	require_once __DIR__ . "/{$vitrina_file}.php";
}

/** Maximum length, in bytes, of an address in an island's props. */
const MAX_ADDRESS_LENGTH = 1000;

add_island( 'load-more' );
add_island( 'portfolio-filter' );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_feed' );
add_action( 'pre_get_posts', __NAMESPACE__ . '\list_public_posts' );

/** Enqueues the script that restores a list after Back. */
function enqueue_feed(): void {
	$query = $GLOBALS['wp_query'] ?? null;
	if ( ! $query instanceof WP_Query || ! ( is_blog_list( $query ) ? (bool) setting( 'blog_load_more' ) : is_portfolio_list( $query ) ) ) {
		return;
	}
	script( 'feed' );
}

/**
 * Query arguments for public posts in a fixed order. The page and the requests for more posts use the
 * same arguments, for every user: otherwise items would be missing or repeated where a page ends.
 *
 * @return array<string, mixed>
 */
function public_posts(): array {
	return [
		'post_status'  => 'publish',
		'has_password' => false,
		'orderby'      => [
			'date' => 'DESC',
			'ID'   => 'DESC',
		],
	];
}

/** Applies public_posts() to the page's main query. */
function list_public_posts( WP_Query $query ): void {
	if ( is_admin() || ! $query->is_main_query() || $query->is_feed() || ! ( is_blog_list( $query ) || is_portfolio_list( $query ) ) ) {
		return;
	}
	foreach ( public_posts() as $name => $value ) {
		$query->set( $name, $value );
	}
}

/** @return array<array-key, mixed> The unslashed POST fields. */
function posted_fields(): array {
	return wp_unslash( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Reads public content; each field is validated by Feeds\Fields.
}

/**
 * Sends the requested page of items as HTML; the response is empty after the last page.
 *
 * @param WP_Query|null        $query Null if the request is invalid.
 * @param string               $part  Template of an item.
 * @param array<string, mixed> $args  Arguments of the template.
 */
function send_feed_items( ?WP_Query $query, string $part, array $args ): never {
	send_part_headers();
	if ( $query === null ) {
		status_header( 400 );
		exit;
	}
	while ( $query->have_posts() ) {
		$query->the_post();
		get_template_part( $part, null, $args );
	}
	exit;
}

/**
 * Prints the "load more" button, if there is a next page; without JavaScript it is a link to that page.
 *
 * @param array<string, int|string> $request Fields of the request with its `action`; the page is added.
 * @param WP_Query                  $query   Query of the list.
 * @param string                    $mode    'regular', 'scroll' or '' (pagination links only).
 * @param array<string, mixed>      $props   `list` and `item` (selectors), `loading` and `end` (announced texts), and other props of the island.
 */
function load_more( array $request, WP_Query $query, string $mode, array $props, string $label ): void {
	$page = max( 1, is_numeric( $query->get( 'paged' ) ) ? (int) $query->get( 'paged' ) : 1 );
	if ( ! in_array( $mode, [ 'regular', 'scroll' ], true ) || $page >= $query->max_num_pages ) {
		return;
	}
	$address = get_pagenum_link( 999999, false );
	if ( strlen( $address ) > MAX_ADDRESS_LENGTH ) {
		// The address is too long for the props: only the pagination links are printed.
		return;
	}
	$count = $query->get( 'posts_per_page' );
	$props = [
		'call'     => array_map( 'strval', $request ),
		'page'     => $page,
		'count'    => is_numeric( $count ) ? (int) $count : 0,
		'mode'     => $mode,
		'distance' => setting( 'infinite_scroll_distance' ),
		'debounce' => setting( 'infinite_scroll_debounce' ),
		'address'  => str_replace( '999999', '%#%', $address ),
	] + $props;
	Islands::open( 'load-more', $props, load: $mode === 'scroll' ? 'visible' : 'click', attributes: [ 'class' => 'listing-more' ] );
	printf(
		'<a class="button button--quiet" rel="next" href="%s">%s</a><span class="listing-more__loader" role="status"></span>',
		esc_url( get_pagenum_link( $page + 1, false ) ),
		esc_html( $label )
	);
	Islands::close();
}

/**
 * Prints the categories above a list as links; the current one is marked.
 *
 * @param string        $all     Address of the whole list.
 * @param list<WP_Term> $terms   The categories.
 * @param int           $current ID of the current category; 0 for the whole list.
 */
function category_links( string $all, string $label, array $terms, int $current ): void {
	echo '<ul>';
	category_link( $all, $label, $current === 0 );
	foreach ( $terms as $term ) {
		$url = get_term_link( $term );
		category_link( is_string( $url ) ? $url : $all, $term->name, $current === $term->term_id );
	}
	echo '</ul>';
}

function category_link( string $url, string $label, bool $is_shown ): void {
	printf( '<li><a href="%s"%s>%s</a></li>', esc_url( $url ), $is_shown ? ' aria-current="page"' : '', esc_html( $label ) );
}

/** @return list<WP_Term> The categories at the top level that have items, in the taxonomy's default order. */
function list_categories( string $taxonomy ): array {
	$terms = get_terms(
		[
			'taxonomy' => $taxonomy,
			'parent'   => 0,
		]
	);
	return is_array( $terms ) ? array_values( $terms ) : [];
}
