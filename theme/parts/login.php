<?php
/**
 * The dialog to log in or register. It has no personal data, because the page may be cached.
 * WooCommerce's forms are loaded before it opens. This markup has to equal the first render of
 * src/widgets/login, which hydrates it.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

?>
<dialog class="login-panel" data-panel="login"<?php login_island(); ?> aria-labelledby="login-title">
	<div class="login-panel__bar" data-server-html>
		<h2 class="login-panel__title" id="login-title"><?php esc_html_e( 'My account', 'vitrina' ); ?></h2>
		<button class="icon-button" type="button" data-panel-close>
			<?php icon( 'close' ); ?>
			<span class="visually-hidden"><?php esc_html_e( 'Close', 'vitrina' ); ?></span>
		</button>
	</div>
	<div class="login-panel__tabs" role="tablist" aria-labelledby="login-title" hidden></div>
	<div class="login-panel__notice" aria-live="assertive" aria-atomic="true"></div>
	<div class="login-panel__body"></div>
</dialog>
