<?php
/** The three newest blog posts. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WP_Query;

$vitrina_posts = new WP_Query(
	[
		'posts_per_page'      => 3,
		'orderby'             => 'date ID',
		'ignore_sticky_posts' => true,
		'no_found_rows'       => true,
	]
);
if ( ! $vitrina_posts->have_posts() ) {
	return;
}
$vitrina_title = is_array( $args ?? null ) && is_string( $args['title'] ?? null ) && $args['title'] !== '' ? $args['title'] : __( 'Journal', 'vitrina' );
$vitrina_blog  = get_option( 'page_for_posts' );
?>
<section class="container section">
	<div class="section-bar">
		<h2 class="section-title"><?php echo esc_html( $vitrina_title ); ?></h2>
		<?php if ( is_numeric( $vitrina_blog ) && (int) $vitrina_blog > 0 ) : ?>
			<a href="<?php echo esc_url( (string) get_permalink( (int) $vitrina_blog ) ); ?>"><?php esc_html_e( 'All articles', 'vitrina' ); ?></a>
		<?php endif; ?>
	</div>
	<div class="post-grid">
		<?php
		while ( $vitrina_posts->have_posts() ) {
			$vitrina_posts->the_post();
			get_template_part( 'parts/post-card', null, [ 'level' => 3 ] );
		}
		wp_reset_postdata();
		?>
	</div>
</section>
