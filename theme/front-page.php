<?php
/**
 * The front page: a picture and a sentence, shelves, what is new, a story, how
 * it is delivered, the journal. Picture, sentence and story are the front
 * page's own featured image, excerpt and text.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

if ( get_option( 'show_on_front' ) !== 'page' ) {
	require __DIR__ . '/index.php';
	return;
}

get_header();
the_post();
get_template_part( 'parts/front', 'hero' );

if ( class_exists( 'WooCommerce', false ) ) {
	get_template_part( 'parts/front', 'categories' );
	echo '<div class="container section">';
	product_row( __( 'New in the shop', 'vitrina' ), latest_products( 8 ) );
	echo '</div>';
}

get_template_part( 'parts/front', 'story' );

/**
 * Between the story and the journal of the front page: a delivery plugin says
 * here where the goods can be picked up.
 *
 * @since 0.1.0
 */
do_action( 'vitrina_front_delivery' );

get_template_part( 'parts/front', 'journal' );
get_footer();
