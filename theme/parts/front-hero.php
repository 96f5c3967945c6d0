<?php
/**
 * One large picture, one sentence, one button.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

$vitrina_shop = function_exists( 'wc_get_page_permalink' ) ? wc_get_page_permalink( 'shop' ) : '';
?>
<section class="hero">
	<?php if ( has_post_thumbnail() ) : ?>
		<div class="hero__picture">
			<?php
			the_post_thumbnail(
				'full',
				[
					'sizes'         => '100vw',
					'loading'       => 'eager',
					'fetchpriority' => 'high',
					'alt'           => '',
				]
			);
			?>
		</div>
	<?php endif; ?>
	<div class="hero__text">
		<h1><?php echo esc_html( has_excerpt() ? get_the_excerpt() : get_the_title() ); ?></h1>
		<?php if ( $vitrina_shop !== '' ) : ?>
			<a class="button" href="<?php echo esc_url( $vitrina_shop ); ?>"><?php esc_html_e( 'See all products', 'vitrina' ); ?></a>
		<?php endif; ?>
	</div>
</section>
