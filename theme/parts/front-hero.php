<?php
/** The hero: one large picture, one sentence, one button. */

declare( strict_types=1 );

namespace Vitrina\Theme;

$vitrina_given  = is_array( $args ?? null ) ? array_filter( $args, is_string( ... ) ) : [];
$vitrina_level  = is_array( $args ?? null ) && ( $args['level'] ?? 0 ) === 1 ? 1 : 2;
$vitrina_shop   = function_exists( 'wc_get_page_permalink' ) ? wc_get_page_permalink( 'shop' ) : '';
$vitrina_said   = ( $vitrina_given['sentence'] ?? '' ) !== '' ? $vitrina_given['sentence'] : front_sentence();
$vitrina_button = ( $vitrina_given['button'] ?? '' ) !== '' ? $vitrina_given['button'] : __( 'See all products', 'vitrina' );
?>
<section class="hero">
	<?php if ( get_option( 'show_on_front' ) === 'page' && has_post_thumbnail() ) : ?>
		<picture class="hero__picture">
			<?php
			lazy_load_below_hero();
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
		<?php printf( '<h%1$d>%2$s</h%1$d>', absint( $vitrina_level ), esc_html( $vitrina_said ) ); ?>
		<?php if ( $vitrina_shop !== '' ) : ?>
			<a class="button" href="<?php echo esc_url( $vitrina_shop ); ?>"><?php echo esc_html( $vitrina_button ); ?></a>
		<?php endif; ?>
	</div>
</section>
