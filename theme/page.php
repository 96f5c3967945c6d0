<?php
/**
 * One page; the cart, checkout and account pages among them.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

get_header();
while ( have_posts() ) :
	the_post();
	$vitrina_is_wide = is_shop_page() || is_wishlist_page() || has_block( 'woocommerce/cart' ) || has_block( 'woocommerce/checkout' );
	?>
	<div <?php post_class( $vitrina_is_wide ? 'container' : 'article' ); ?>>
		<header class="page-header">
			<?php
			if ( ! is_distraction_free() ) {
				breadcrumbs();
			}
			?>
			<h1><?php the_title(); ?></h1>
		</header>
		<?php if ( $vitrina_is_wide ) : ?>
			<?php the_content(); ?>
		<?php else : ?>
			<div class="prose"><?php the_content(); ?></div>
		<?php endif; ?>
	</div>
	<?php
endwhile;
get_footer();
