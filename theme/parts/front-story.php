<?php
/** The shop's story: content of the front page. */

declare( strict_types=1 );

namespace Vitrina\Theme;

/** This filter is documented in WordPress's wp-includes/post-template.php. */
$vitrina_story = apply_filters( 'the_content', is_array( $args ?? null ) ? $args['content'] ?? '' : '' );
if ( ! is_string( $vitrina_story ) || trim( $vitrina_story ) === '' ) {
	return;
}
?>
<section class="story section">
	<div class="story__text prose"><?php echo str_replace( ']]>', ']]&gt;', $vitrina_story ); // phpcs:ignore WordPress.Security.EscapeOutput -- The content of a page, as the_content() prints it. ?></div>
</section>
