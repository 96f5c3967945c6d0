<?php
/** The page for addresses that do not exist (404). */

declare( strict_types=1 );

namespace Vitrina\Theme;

get_header();
?>
<div class="container container--narrow">
	<header class="page-header">
		<h1><?php esc_html_e( 'Page not found', 'vitrina' ); ?></h1>
		<p class="page-header__text"><?php esc_html_e( 'It may have moved, or there may be a mistake in the address. A search will probably find what you were looking for.', 'vitrina' ); ?></p>
	</header>
	<?php get_search_form(); ?>
</div>
<?php if ( class_exists( 'WooCommerce', false ) ) : ?>
	<div class="container"><?php product_row( __( 'Or browse these', 'vitrina' ), latest_products( 4 ) ); ?></div>
<?php endif; ?>
<?php
get_footer();
