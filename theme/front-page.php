<?php
/**
 * The front page: picture and introduction, categories, new products, the shop's story, delivery, blog
 * posts. Picture, introduction and story are the featured image, excerpt and content of the page that
 * is set as front page.
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
 * Fires on the front page between the story and the blog posts. A delivery plugin prints here where
 * orders can be picked up.
 *
 * @since 0.1.0
 */
do_action( 'vitrina_front_delivery' );

get_template_part( 'parts/front', 'journal' );
get_footer();
