<?php
/**
 * The panel to log in or register.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

?>
<dialog class="login-panel" data-panel="login" aria-labelledby="login-title" data-show="<?php esc_attr_e( 'Show password', 'vitrina' ); ?>" data-hide="<?php esc_attr_e( 'Hide password', 'vitrina' ); ?>" data-failed="<?php esc_attr_e( 'The shop has not answered. Please try again.', 'vitrina' ); ?>">
	<div class="login-panel__bar">
		<h2 class="login-panel__title" id="login-title"><?php esc_html_e( 'My account', 'vitrina' ); ?></h2>
		<button class="icon-button" type="button" data-panel-close>
			<?php icon( 'close' ); ?>
			<span class="visually-hidden"><?php esc_html_e( 'Close', 'vitrina' ); ?></span>
		</button>
	</div>
	<div class="login-panel__tabs" role="tablist" aria-labelledby="login-title" hidden></div>
	<div class="login-panel__notice" role="alert"></div>
	<div class="login-panel__body"><?php wc_get_template( 'myaccount/form-login.php' ); ?></div>
</dialog>
