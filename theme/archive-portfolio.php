<?php
/** The portfolio, and its categories. */

declare( strict_types=1 );

namespace Vitrina\Theme;

get_header();
?>
<div class="container">
	<?php breadcrumbs(); ?>
	<header class="page-header">
		<h1><?php echo esc_html( is_tax() ? single_term_title( '', false ) ?? '' : (string) post_type_archive_title( '', false ) ); ?></h1>
		<?php the_archive_description( '<div class="page-header__text">', '</div>' ); ?>
	</header>
	<?php portfolio_filter(); ?>
	<div class="portfolio-list">
		<?php
		if ( have_posts() ) {
			portfolio_list();
		} else {
			empty_state( __( 'Nothing here yet', 'vitrina' ), __( 'Our projects will be here soon. In the meantime, have a look at the shop.', 'vitrina' ) );
		}
		?>
	</div>
</div>
<?php
get_footer();
