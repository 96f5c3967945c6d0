<?php
/** The hero: one large picture, one sentence, one button. */

declare( strict_types=1 );

namespace Vitrina\Theme;

$vitrina_shop = function_exists( 'wc_get_page_permalink' ) ? wc_get_page_permalink( 'shop' ) : '';
?>
<section class="hero">
	<?php if ( get_option( 'show_on_front' ) === 'page' && has_post_thumbnail() ) : ?>
		<picture class="hero__picture">
			<?php
			$vitrina_phone = wp_get_attachment_image_srcset( (int) setting( 'front_phone_picture' ), 'full' );
			if ( is_string( $vitrina_phone ) ) {
				printf( '<source media="(max-width: 47.99rem)" srcset="%s" sizes="100vw">', esc_attr( $vitrina_phone ) );
			}
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
		</picture>
	<?php endif; ?>
	<div class="hero__text">
		<h1><?php echo esc_html( front_sentence() ); ?></h1>
		<?php if ( $vitrina_shop !== '' ) : ?>
			<a class="button" href="<?php echo esc_url( $vitrina_shop ); ?>"><?php esc_html_e( 'See all products', 'vitrina' ); ?></a>
		<?php endif; ?>
	</div>
</section>
