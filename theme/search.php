<?php
/** Search results of posts and pages. For a product search, WooCommerce uses its listing template. */

declare( strict_types=1 );

namespace Vitrina\Theme;

get_header();
?>
<div class="container">
	<header class="page-header">
		<h1>
			<?php
			/* translators: %s: what the visitor searched for. */
			printf( esc_html__( 'Results for “%s”', 'vitrina' ), esc_html( get_search_query( false ) ) );
			?>
		</h1>
	</header>
	<?php get_search_form(); ?>
	<?php if ( have_posts() ) : ?>
		<div class="post-grid post-grid--grid">
			<?php
			while ( have_posts() ) {
				the_post();
				get_template_part( 'parts/post-card' );
			}
			?>
		</div>
		<?php pages(); ?>
	<?php else : ?>
		<?php empty_state( __( 'Nothing found', 'vitrina' ), __( 'Try another word, or a shorter one.', 'vitrina' ) ); ?>
	<?php endif; ?>
</div>
<?php
get_footer();
