<?php
/**
 * The mini cart's panel. It has no personal data, because the page may be cached. The visitor's lines
 * replace `.widget_shopping_cart_content`. This markup has to equal the first render of
 * src/widgets/mini-cart, which hydrates it.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

?>
<dialog id="minicart-panel" class="mini-cart" data-panel="cart"<?php mini_cart_island(); ?> aria-labelledby="minicart-title" data-settings="<?php echo esc_attr( (string) wp_json_encode( mini_cart_settings(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ); ?>">
	<div class="mini-cart__bar" data-server-html>
		<h2 class="mini-cart__title" id="minicart-title" tabindex="-1"><?php esc_html_e( 'Cart', 'vitrina' ); ?></h2>
		<button class="icon-button" type="button" data-panel-close autofocus>
			<?php icon( 'close' ); ?>
			<span class="visually-hidden"><?php esc_html_e( 'Close', 'vitrina' ); ?></span>
		</button>
	</div>
	<div class="mini-cart__content" data-server-html><div class="free-shipping-progress-bar" hidden></div></div>
	<p class="mini-cart__removed" hidden>
		<span></span>
		<button type="button"><?php esc_html_e( 'Undo', 'vitrina' ); ?></button>
	</p>
	<p class="mini-cart__unsure">
		<span><?php esc_html_e( 'The shop is not responding. Your cart may have changed.', 'vitrina' ); ?></span>
		<button type="button"><?php esc_html_e( 'Check now', 'vitrina' ); ?></button>
	</p>
	<div class="mini-cart__body">
		<div class="mini-cart__failure" hidden>
			<p><?php esc_html_e( 'Your cart could not be shown.', 'vitrina' ); ?></p>
			<button class="button" type="button"><?php esc_html_e( 'Try again', 'vitrina' ); ?></button>
			<a href="<?php echo esc_url( wc_get_cart_url() ); ?>"><?php esc_html_e( 'View cart', 'vitrina' ); ?></a>
		</div>
		<div class="mini-cart__content" role="presentation">
			<div class="mini-cart__content" data-server-html><div class="widget_shopping_cart_content" data-printed><?php mini_cart_empty(); ?></div></div>
		</div>
	</div>
</dialog>
