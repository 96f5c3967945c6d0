<?php
/** The footer of every page except the checkout. Its columns are collapsible on a phone. */

declare( strict_types=1 );

namespace Vitrina\Theme;

$vitrina_note    = (string) setting( 'footer_note' );
$vitrina_columns = [
	'primary' => __( 'Shop', 'vitrina' ),
	'footer'  => __( 'Information', 'vitrina' ),
	'legal'   => __( 'Terms and conditions', 'vitrina' ),
];
?>
<footer class="site-footer">
	<div class="site-footer__inner">
		<div class="site-footer__about">
			<?php site_logo(); ?>
			<p><?php echo esc_html( $vitrina_note !== '' ? $vitrina_note : get_bloginfo( 'description' ) ); ?></p>
		</div>
		<?php foreach ( $vitrina_columns as $vitrina_location => $vitrina_title ) : ?>
			<?php
			$vitrina_menu = output_of( fn () => menu( $vitrina_location, $vitrina_title ) );
			if ( $vitrina_menu === '' ) {
				continue;
			}
			?>
			<details class="site-footer__column" open>
				<summary>
					<span><?php echo esc_html( $vitrina_title ); ?></span>
					<?php icon( 'chevron' ); ?>
				</summary>
				<?php echo $vitrina_menu; // phpcs:ignore WordPress.Security.EscapeOutput -- Printed by menu(). ?>
			</details>
		<?php endforeach; ?>
		<?php footer_widgets(); ?>
	</div>
	<p class="site-footer__line">
		<?php
		echo esc_html( sprintf( '© %1$s %2$s.', (string) wp_date( 'Y' ), get_bloginfo( 'name' ) ) );
		if ( shows_prices_with_vat() ) {
			echo ' ' . esc_html__( 'All prices include VAT.', 'vitrina' );
		}

		/**
		 * Fires in the last line of the footer, for one or two links.
		 *
		 * @since 0.1.0
		 */
		do_action( 'vitrina_footer_line' );
		?>
	</p>
	<?php scroll_to_top(); ?>
</footer>
