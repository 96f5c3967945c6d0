<?php
/** A page, including the cart, checkout and account pages. */

declare( strict_types=1 );

namespace Vitrina\Theme;

get_header();
while ( have_posts() ) :
	the_post();
	$vitrina_has_blocks = has_block( 'woocommerce/cart' ) || has_block( 'woocommerce/checkout' );
	$vitrina_is_wide    = is_shop_page() || is_wishlist_page() || $vitrina_has_blocks;
	// WooCommerce puts the name of an endpoint (order received, lost password) only into the first title that is
	// requested, so the title is requested once. WooCommerce's page for reviews of an order has no title.
	$vitrina_title = get_the_title();
	?>
	<div <?php post_class( $vitrina_is_wide ? 'container' : 'article' ); ?>>
		<header class="page-header">
			<?php
			if ( ! is_distraction_free() ) {
				breadcrumbs();
			}
			?>
			<?php if ( $vitrina_title !== '' ) : ?>
				<h1><?php echo wp_kses_post( $vitrina_title ); ?></h1>
			<?php endif; ?>
		</header>
		<?php
		// WooCommerce's shortcodes print the notices; its blocks do not.
		if ( $vitrina_has_blocks && function_exists( 'woocommerce_output_all_notices' ) ) {
			woocommerce_output_all_notices();
		}
		?>
		<?php if ( $vitrina_is_wide ) : ?>
			<?php the_content(); ?>
		<?php else : ?>
			<div class="prose"><?php the_content(); ?></div>
		<?php endif; ?>
	</div>
	<?php
endwhile;
get_footer();
