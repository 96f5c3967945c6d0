<?php
/** Lists of posts: the blog, categories, months and authors. */

declare( strict_types=1 );

namespace Vitrina\Theme;

get_header();
?>
<div class="container">
	<?php breadcrumbs(); ?>
	<header class="page-header">
		<h1><?php echo wp_kses_post( blog_title() ); ?></h1>
		<?php the_archive_description( '<div class="page-header__text">', '</div>' ); ?>
	</header>
	<?php blog_category_links(); ?>
	<?php if ( have_posts() ) : ?>
		<?php blog_list(); ?>
	<?php else : ?>
		<?php empty_state( __( 'Nothing here yet', 'vitrina' ), __( 'New articles are on their way. In the meantime, have a look at the shop.', 'vitrina' ) ); ?>
	<?php endif; ?>
</div>
<?php
get_footer();
