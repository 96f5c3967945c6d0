<?php
/** Everything above the page's own content. */

declare( strict_types=1 );

namespace Vitrina\Theme;

?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php print_theme_color(); ?>
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<a class="skip-link" href="#content"><?php esc_html_e( 'Skip to content', 'vitrina' ); ?></a>
<?php
// After the skip link, because plugins may print much here.
wp_body_open();
?>
<?php get_template_part( 'parts/header', is_distraction_free() ? 'checkout' : null ); ?>
<main id="content" class="site-main" tabindex="-1">
