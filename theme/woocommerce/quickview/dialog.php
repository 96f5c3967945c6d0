<?php
/**
 * The dialog of a quick view, for src/widgets/quick-view: the widget reads texts and icons of the bar,
 * and keeps all other markup that a child theme's template adds.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

defined( 'ABSPATH' ) || exit;

?>
<template>
	<dialog class="quick-view">
		<div class="quick-view__bar">
			<button class="icon-button" type="button" data-quick-view-step="-1">
				<?php icon( 'back' ); ?>
				<span class="visually-hidden"><?php esc_html_e( 'Previous product', 'vitrina' ); ?></span>
			</button>
			<button class="icon-button" type="button" data-quick-view-step="1">
				<?php icon( 'next' ); ?>
				<span class="visually-hidden"><?php esc_html_e( 'Next product', 'vitrina' ); ?></span>
			</button>
			<span class="quick-view__place"></span>
			<button class="icon-button" type="button" data-panel-close autofocus>
				<?php icon( 'close' ); ?>
				<span class="visually-hidden"><?php esc_html_e( 'Close', 'vitrina' ); ?></span>
			</button>
		</div>
		<div class="quick-view__content"></div>
	</dialog>
</template>
