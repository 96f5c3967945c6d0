<?php
/**
 * The front page. Its sections are blocks of the page that is set as front page, in the owner's order; if that page
 * has none of these blocks, its content is the story between all other sections. A shop whose front page shows the
 * latest posts has no picture and no story.
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
	front_sections( get_the_content() );
} else {
	front_sections( '', [ 'front-hero', 'front-categories', 'front-products', 'front-delivery' ] );
	if ( have_posts() ) {
		printf( '<section class="container section"><div class="section-bar"><h2 class="section-title">%s</h2></div>', esc_html__( 'Journal', 'vitrina' ) );
		blog_list();
		echo '</section>';
	}
}
get_footer();
