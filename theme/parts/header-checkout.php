<?php
/** The header of the checkout: a link back to the cart and the logo, but no menu. */

declare( strict_types=1 );

namespace Vitrina\Theme;

?>
<header class="site-header site-header--checkout">
	<div class="site-header__bar">
		<a class="site-header__back" href="<?php echo esc_url( wc_get_cart_url() ); ?>">
			<?php icon( 'back' ); ?>
			<span><?php esc_html_e( 'Cart', 'vitrina' ); ?></span>
		</a>
		<?php site_logo(); ?>
		<span class="site-header__safe">
			<?php icon( 'lock' ); ?>
			<span><?php esc_html_e( 'Secure checkout', 'vitrina' ); ?></span>
		</span>
	</div>
</header>
