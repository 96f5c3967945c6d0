<?php
/**
 * One post in a list.
 *
 * Arguments: `level`, that of its heading (2 under a page's title, 3 under a
 * section's).
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

$vitrina_heading = isset( $args ) && is_array( $args ) && ( $args['level'] ?? 2 ) === 3 ? 'h3' : 'h2';
?>
<article <?php post_class( 'post-card' ); ?>>
	<?php if ( has_post_thumbnail() ) : ?>
		<div class="post-card__picture">
			<?php the_post_thumbnail( 'large', [ 'sizes' => '(min-width: 48rem) 24rem, 100vw' ] ); ?>
		</div>
	<?php endif; ?>
	<p class="post-card__date"><?php posted_on(); ?></p>
	<<?php echo esc_html( $vitrina_heading ); ?> class="post-card__title"><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></<?php echo esc_html( $vitrina_heading ); ?>>
	<p class="post-card__text"><?php echo esc_html( get_the_excerpt() ); ?></p>
</article>
