<?php
/**
 * The journal: posts with pictures and topics.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Writes the posts, and comments under the first of them.
 */
function make_posts(): void {
	$default = get_term( (int) option( 'default_category' ), 'category' );
	if ( $default instanceof \WP_Term && $default->slug === 'uncategorized' ) {
		wp_update_term( $default->term_id, 'category', array(
			'name' => 'Patarimai',
			'slug' => 'patarimai',
		) );
	}
	wp_update_user( array(
		'ID' => 1,
		'display_name' => 'Vitrinos dirbtuvės',
		'nickname' => 'Vitrinos dirbtuvės',
	) );
	foreach ( content( 'posts' )->each() as $plan ) {
		$topic   = ensure_term( 'category', $plan->text( 'topic' ) );
		$when    = time() - (int) $plan->number( 'days' ) * DAY_IN_SECONDS;
		$id      = ensure_post(
			'post',
			$plan->text( 'slug' ),
			array(
				'post_title'     => $plan->text( 'title' ),
				'post_excerpt'   => $plan->text( 'excerpt' ),
				'post_content'   => blocks( $plan->texts( 'text' ) ),
				'post_date'      => gmdate( 'Y-m-d 09:00:00', $when ),
				'post_category'  => array( $topic ),
				'comment_status' => 'open',
			)
		);
		$picture = picture_id( 'irasas-' . $plan->text( 'slug' ) );
		if ( $picture > 0 ) {
			set_post_thumbnail( $id, $picture );
		}
	}
	comment_on_first_post();
}

/**
 * Two comments, one of them an answer.
 */
function comment_on_first_post(): void {
	$post = get_page_by_path( content( 'posts' )->data( 0 )->text( 'slug' ), OBJECT, 'post' );
	if ( ! $post instanceof \WP_Post || get_comments( array(
		'post_id' => $post->ID,
		'count' => true,
	) ) > 0 ) {
		return;
	}
	$asked = wp_insert_comment(
		array(
			'comment_post_ID'      => $post->ID,
			'comment_author'       => 'Monika',
			'comment_author_email' => 'monika@vitrina.example',
			'comment_content'      => 'O jei žmogus geria tik vandenį?',
			'comment_approved'     => 1,
		)
	);
	wp_insert_comment(
		array(
			'comment_post_ID'  => $post->ID,
			'comment_parent'   => (int) $asked,
			'user_id'          => 1,
			'comment_author'   => 'Vitrinos dirbtuvės',
			'comment_author_email' => 'admin@vitrina.example',
			'comment_content'  => 'Tada „Šiaurės vėjas“: jame jūra, oras ir nieko daugiau.',
			'comment_approved' => 1,
		)
	);
}
