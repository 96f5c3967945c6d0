<?php
/** The blog: its list of posts, and loading more of them. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Theme\Feeds\BlogRequest;
use WP_Query;

add_action( 'wp_ajax_goya_blog_ajax', __NAMESPACE__ . '\handle_blog_request' );
add_action( 'wp_ajax_nopriv_goya_blog_ajax', __NAMESPACE__ . '\handle_blog_request' );

const BLOG_ACTION = 'goya_blog_ajax';

/** Whether a query lists the blog or one of its categories: the lists for which more posts can be requested. */
function is_blog_list( WP_Query $query ): bool {
	return $query->is_home() || $query->is_category();
}

/** Whether this page lists posts as cards. */
function is_post_list(): bool {
	return is_home() || ( is_search() && get_query_var( 'post_type' ) !== 'product' ) || is_category() || is_tag() || is_author() || is_date();
}

/** The layout of the list of posts. */
function blog_style(): string {
	$style = setting( 'blog_style' );
	return is_string( $style ) && in_array( $style, BlogRequest::STYLES, true ) ? $style : BlogRequest::STYLES[0];
}

/** Handles the request goya_blog_ajax: sends a page of posts as HTML. */
function handle_blog_request(): never {
	$request = BlogRequest::from( posted_fields() );
	$query   = $request === null ? null : new WP_Query(
		public_posts() + [
			'post_type'           => 'post',
			'cat'                 => $request->category_id,
			'paged'               => $request->page,
			'ignore_sticky_posts' => true,
		]
	);
	send_feed_items( $query, 'parts/post-card', [] );
}

/** Prints the posts of this page as a list, with pagination. */
function blog_list(): void {
	$query       = $GLOBALS['wp_query'];
	$is_featured = is_home() && ! is_paged() && blog_style() === 'grid';
	printf( '<div id="posts" class="post-grid post-grid--%s">', esc_attr( blog_style() ) );
	while ( have_posts() ) {
		the_post();
		get_template_part( 'parts/post-card', null, [ 'is_featured' => $is_featured ] );
		$is_featured = false;
	}
	echo '</div>';
	if ( $query instanceof WP_Query && is_blog_list( $query ) ) {
		more_posts( $query );
	}
	pages();
}

/** @param WP_Query $query Query of the blog or of a category. */
function more_posts( WP_Query $query ): void {
	load_more(
		[
			'action'      => BLOG_ACTION,
			'blog_style'  => blog_style(),
			'category_id' => $query->is_category() ? $query->get_queried_object_id() : 0,
		],
		$query,
		(string) setting( 'blog_load_more' ),
		[
			'list'    => '#posts',
			'item'    => '.blog-post',
			'loading' => __( 'Loading more articles…', 'vitrina' ),
			'end'     => __( 'No more articles.', 'vitrina' ),
		],
		__( 'Show more articles', 'vitrina' )
	);
}

function blog_title(): string {
	if ( is_home() ) {
		$title = single_post_title( '', false );
		return is_string( $title ) && $title !== '' ? $title : __( 'Journal', 'vitrina' );
	}
	return is_category() || is_tag() ? (string) single_term_title( '', false ) : get_the_archive_title();
}

function blog_category_links(): void {
	$terms = is_home() || is_category() ? list_categories( 'category' ) : [];
	if ( count( $terms ) < 2 ) {
		return;
	}
	$blog = get_option( 'page_for_posts' );
	$all  = is_numeric( $blog ) && (int) $blog > 0 ? (string) get_permalink( (int) $blog ) : home_url( '/' );
	printf( '<nav class="topics" aria-label="%s">', esc_attr__( 'Topics', 'vitrina' ) );
	category_links( $all, _x( 'All', 'topics of the blog', 'vitrina' ), $terms, is_home() ? 0 : get_queried_object_id() );
	echo '</nav>';
}

/** The first category of the current post. */
function post_category(): string {
	$terms = get_post_type() === 'post' ? get_the_category() : [];
	return isset( $terms[0] ) ? $terms[0]->name : '';
}

/** Prints the picture of the current post in a list. */
function post_picture( bool $is_featured ): void {
	the_post_thumbnail(
		$is_featured ? '1536x1536' : 'large',
		$is_featured ? [
			'sizes'         => '(min-width: 64rem) 43rem, 100vw',
			'loading'       => 'eager',
			'fetchpriority' => 'high',
			'alt'           => '',
		] : [
			'sizes' => '(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw',
			'alt'   => '',
		]
	);
}
