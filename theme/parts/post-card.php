<?php
/**
 * One post in a list.
 *
 * Arguments: `level`, the heading level (2 below a page's title, 3 below a section's); `is_featured`, whether it is
 * the featured post above the others.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

$vitrina_args     = is_array( $args ?? null ) ? $args : [];
$vitrina_heading  = ( $vitrina_args['level'] ?? 2 ) === 3 ? 'h3' : 'h2';
$vitrina_featured = ( $vitrina_args['is_featured'] ?? false ) === true;
$vitrina_topic    = post_category();
?>
<article id="post-<?php the_ID(); ?>" <?php post_class( $vitrina_featured ? 'post-card blog-post post-card--featured' : 'post-card blog-post' ); ?>>
	<?php if ( has_post_thumbnail() ) : ?>
		<div class="post-card__picture">
			<?php post_picture( $vitrina_featured ); ?>
		</div>
	<?php endif; ?>
	<div class="post-card__body">
		<p class="post-card__date">
			<?php posted_on(); ?>
			<?php if ( $vitrina_topic !== '' ) : ?>
				<span class="post-card__topic"><?php echo esc_html( $vitrina_topic ); ?></span>
			<?php endif; ?>
		</p>
		<<?php echo esc_html( $vitrina_heading ); ?> class="post-card__title"><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></<?php echo esc_html( $vitrina_heading ); ?>>
		<p class="post-card__text"><?php echo esc_html( get_the_excerpt() ); ?></p>
	</div>
</article>
