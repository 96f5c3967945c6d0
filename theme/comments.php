<?php
/** Comments of a post, and the form to write one. */

declare( strict_types=1 );

namespace Vitrina\Theme;

if ( post_password_required() ) {
	return;
}
?>
<section id="comments" class="comments">
	<?php if ( have_comments() ) : ?>
		<h2>
			<?php
			$vitrina_count = (int) get_comments_number();
			/* translators: %s: number of comments. */
			printf( esc_html( _n( '%s comment', '%s comments', $vitrina_count, 'vitrina' ) ), esc_html( number_format_i18n( $vitrina_count ) ) );
			?>
		</h2>
		<ol class="comments__list">
			<?php
			wp_list_comments(
				[
					'style'       => 'ol',
					'short_ping'  => true,
					'avatar_size' => 0,
				]
			);
			?>
		</ol>
		<?php the_comments_pagination(); ?>
	<?php endif; ?>
	<?php comment_form(); ?>
</section>
