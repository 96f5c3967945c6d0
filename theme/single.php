<?php
/** One post. */

declare( strict_types=1 );

namespace Vitrina\Theme;

get_header();
while ( have_posts() ) :
	the_post();
	?>
	<article <?php post_class( 'article' ); ?>>
		<header class="article__header">
			<?php breadcrumbs(); ?>
			<h1><?php the_title(); ?></h1>
			<p class="article__meta"><?php posted_on(); ?></p>
		</header>
		<?php if ( has_post_thumbnail() && ! post_password_required() ) : ?>
			<div class="article__picture"><?php the_post_thumbnail( '1536x1536', [ 'sizes' => '(min-width: 75rem) 75rem, 100vw', 'loading' => 'eager', 'fetchpriority' => 'high' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing ?></div>
		<?php endif; ?>
		<div class="prose">
			<?php
			the_content();
			wp_link_pages();
			?>
		</div>
		<?php the_tags( '<p class="article__tags">', ', ', '</p>' ); ?>
		<?php
		the_post_navigation(
			[
				'prev_text'          => '<span>' . esc_html__( 'Previous article', 'vitrina' ) . '</span> %title',
				'next_text'          => '<span>' . esc_html__( 'Next article', 'vitrina' ) . '</span> %title',
				'screen_reader_text' => __( 'More articles', 'vitrina' ),
			]
		);
		if ( comments_open() || get_comments_number() > 0 ) {
			comments_template();
		}
		?>
	</article>
	<?php
endwhile;
get_footer();
