<?php
/**
 * One post in a list.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

?>
<article <?php post_class( 'post-card' ); ?>>
	<?php if ( has_post_thumbnail() ) : ?>
		<div class="post-card__picture">
			<?php the_post_thumbnail( 'large', [ 'sizes' => '(min-width: 48rem) 24rem, 100vw' ] ); ?>
		</div>
	<?php endif; ?>
	<p class="post-card__date"><?php posted_on(); ?></p>
	<h3 class="post-card__title"><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></h3>
	<p class="post-card__text"><?php echo esc_html( get_the_excerpt() ); ?></p>
</article>
