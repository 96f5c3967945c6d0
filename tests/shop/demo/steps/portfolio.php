<?php
/**
 * The portfolio: what was made for others, with pictures that the shop has already.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Writes the items, where a plugin keeps such.
 */
function make_portfolio(): void {
	if ( ! post_type_exists( 'portfolio' ) ) {
		return;
	}
	foreach ( content( 'portfolio' )->each() as $plan ) {
		$when = time() - (int) $plan->number( 'days' ) * DAY_IN_SECONDS;
		$id   = ensure_post(
			'portfolio',
			$plan->text( 'slug' ),
			array(
				'post_title'   => $plan->text( 'title' ),
				'post_excerpt' => $plan->text( 'excerpt' ),
				'post_content' => blocks( $plan->texts( 'text' ) ),
				'post_date'    => gmdate( 'Y-m-d 09:00:00', $when ),
			)
		);
		wp_set_object_terms( $id, ensure_term( 'portfolio_category', $plan->text( 'topic' ) ), 'portfolio_category' );
		set_post_thumbnail( $id, picture_id( $plan->text( 'picture' ) ) );
	}
}
