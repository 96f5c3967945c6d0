<?php
/**
 * The portfolio: what was made for others, with pictures that the shop has already.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

use Vitrina\Companion\Portfolio\PortfolioType;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Writes the items, where a plugin keeps such.
 */
function make_portfolio(): void {
	if ( ! class_exists( PortfolioType::class ) ) {
		return;
	}
	update_option( 'vitrina_companion', array( 'portfolio' => true ) + (array) get_option( 'vitrina_companion', array() ) );
	if ( ! post_type_exists( 'portfolio' ) ) {
		// This request began while it was off.
		( new \ReflectionMethod( PortfolioType::class, 'register' ) )->invoke( new PortfolioType() );
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
