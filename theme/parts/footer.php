<?php
/**
 * The footer of every page but the checkout. Its columns fold on a phone.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

$vitrina_note    = (string) setting( 'footer_note' );
$vitrina_columns = [
	'primary' => __( 'Shop', 'vitrina' ),
	'footer'  => __( 'Information', 'vitrina' ),
	'legal'   => __( 'Conditions', 'vitrina' ),
];
?>
<footer class="site-footer">
	<div class="site-footer__inner">
		<div class="site-footer__about">
			<?php word_mark(); ?>
			<p><?php echo esc_html( $vitrina_note !== '' ? $vitrina_note : get_bloginfo( 'description' ) ); ?></p>
		</div>
		<?php foreach ( array_filter( $vitrina_columns, 'has_nav_menu', ARRAY_FILTER_USE_KEY ) as $vitrina_location => $vitrina_title ) : ?>
			<details class="site-footer__column" open>
				<summary>
					<span><?php echo esc_html( $vitrina_title ); ?></span>
					<?php icon( 'chevron' ); ?>
				</summary>
				<?php menu( $vitrina_location, $vitrina_title ); ?>
			</details>
		<?php endforeach; ?>
	</div>
	<p class="site-footer__line">
		<?php
		printf(
			/* translators: 1: year, 2: name of the shop. */
			esc_html__( '© %1$s %2$s. All prices include VAT.', 'vitrina' ),
			esc_html( (string) wp_date( 'Y' ) ),
			esc_html( get_bloginfo( 'name' ) )
		);
		?>
	</p>
</footer>
