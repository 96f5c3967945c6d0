<?php
/** One item of the portfolio. */

declare( strict_types=1 );

namespace Vitrina\Theme;

get_header();
while ( have_posts() ) :
	the_post();
	?>
	<article <?php post_class( 'article portfolio-single' ); ?>>
		<header class="article__header">
			<?php breadcrumbs(); ?>
			<h1><?php the_title(); ?></h1>
			<?php the_terms( (int) get_the_ID(), PORTFOLIO_CATEGORY, '<p class="article__meta">', ', ', '</p>' ); ?>
		</header>
		<div class="portfolio-single__body">
			<?php if ( has_post_thumbnail() && ! post_password_required() ) : ?>
				<div class="portfolio-single__picture"><?php the_post_thumbnail( 'large', [ 'sizes' => '(min-width: 64rem) 42rem, 100vw', 'loading' => 'eager', 'fetchpriority' => 'high' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing ?></div>
			<?php endif; ?>
			<div class="prose">
				<?php if ( has_excerpt() && ! post_password_required() ) : ?>
					<p class="portfolio-single__lead"><?php echo esc_html( get_the_excerpt() ); ?></p>
				<?php endif; ?>
				<?php the_content(); ?>
			</div>
		</div>
		<?php
		the_post_navigation(
			[
				'prev_text'          => '<span>' . esc_html__( 'Previous project', 'vitrina' ) . '</span> %title',
				'next_text'          => '<span>' . esc_html__( 'Next project', 'vitrina' ) . '</span> %title',
				'screen_reader_text' => __( 'More projects', 'vitrina' ),
			]
		);
		?>
	</article>
	<?php
endwhile;
get_footer();
