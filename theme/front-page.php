<?php
/**
 * The front page: picture and introduction, categories, new products, the shop's story, delivery, blog
 * posts. Picture, introduction and story are the featured image, excerpt and content of the page that
 * is set as front page. A shop whose front page shows the latest posts has no picture and no story.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

$vitrina_is_page = get_option( 'show_on_front' ) === 'page';
if ( ! $vitrina_is_page && ( ! class_exists( 'WooCommerce', false ) || is_paged() ) ) {
	require __DIR__ . '/index.php';
	return;
}

get_header();
if ( $vitrina_is_page ) {
	the_post();
}
get_template_part( 'parts/front', 'hero' );

if ( class_exists( 'WooCommerce', false ) ) {
	get_template_part( 'parts/front', 'categories' );
	echo '<div class="container section">';
	product_row( __( 'New in the shop', 'vitrina' ), latest_products( 8 ) );
	echo '</div>';
}

if ( $vitrina_is_page ) {
	get_template_part( 'parts/front', 'story' );
}

/**
 * Fires on the front page between the story and the blog posts. A delivery plugin prints here where
 * orders can be picked up.
 *
 * @since 0.1.0
 */
do_action( 'vitrina_front_delivery' );

if ( $vitrina_is_page ) {
	get_template_part( 'parts/front', 'journal' );
} elseif ( have_posts() ) {
	printf( '<section class="container section"><div class="section-bar"><h2 class="section-title">%s</h2></div>', esc_html__( 'Journal', 'vitrina' ) );
	blog_list();
	echo '</section>';
}
get_footer();
