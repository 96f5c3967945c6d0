<?php
/** The footer of the checkout: only the legal menu and the last line. */

declare( strict_types=1 );

namespace Vitrina\Theme;

?>
<footer class="site-footer site-footer--checkout">
	<?php menu( 'legal', __( 'Terms and conditions', 'vitrina' ) ); ?>
	<p class="site-footer__line">
		<?php
		/** This action is documented in parts/footer.php. */
		do_action( 'vitrina_footer_line' );
		?>
	</p>
</footer>
