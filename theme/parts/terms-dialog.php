<?php
/** The dialog with the shop's terms at the checkout. */

declare( strict_types=1 );

namespace Vitrina\Theme;

?>
<template id="terms-dialog-template">
	<dialog class="terms-dialog" data-panel="terms" aria-labelledby="terms-dialog-title">
		<div class="terms-dialog__bar">
			<h2 class="terms-dialog__title" id="terms-dialog-title"><?php esc_html_e( 'Terms and conditions', 'vitrina' ); ?></h2>
			<button class="icon-button" type="button" data-panel-close autofocus>
				<?php icon( 'close' ); ?>
				<span class="visually-hidden"><?php esc_html_e( 'Close', 'vitrina' ); ?></span>
			</button>
		</div>
		<div class="terms-dialog__text" tabindex="0" role="region" aria-labelledby="terms-dialog-title"></div>
	</dialog>
</template>
