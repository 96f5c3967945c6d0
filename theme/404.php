<?php
/**
 * The page that is not there.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

get_header();
?>
<div class="container container--narrow">
	<header class="page-header">
		<h1><?php esc_html_e( 'This page is not here', 'vitrina' ); ?></h1>
		<p class="page-header__text"><?php esc_html_e( 'It may have moved, or the address has a slip in it. What you were looking for is probably one search away.', 'vitrina' ); ?></p>
	</header>
	<?php get_search_form(); ?>
</div>
<?php if ( class_exists( 'WooCommerce', false ) ) : ?>
	<div class="container"><?php product_row( __( 'Or have a look at these', 'vitrina' ), latest_products( 4 ) ); ?></div>
<?php endif; ?>
<?php
get_footer();
