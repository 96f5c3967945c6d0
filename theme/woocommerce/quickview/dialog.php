<?php
/**
 * The dialog around a quick view, and what it shows while it waits.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

defined( 'ABSPATH' ) || exit;

?>
<template id="quick-view-template" data-styles="<?php echo esc_attr( implode( ' ', quick_view_styles() ) ); ?>" data-closing-delay="<?php echo esc_attr( (string) setting( 'quick_view_closing' ) ); ?>">
	<dialog class="quick-view" data-panel="quick-view" aria-labelledby="quick-view-title">
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
		<div class="quick-view__content">
			<div class="quick-view__product is-waiting">
				<div class="quick-view__gallery"></div>
				<div class="summary">
					<h2 class="product_title" id="quick-view-title"><?php esc_html_e( 'Quick view', 'vitrina' ); ?></h2>
					<p class="price"></p>
					<span class="quick-view__line"></span><span class="quick-view__line"></span><span class="quick-view__line"></span>
					<span class="quick-view__line quick-view__line--button"></span>
				</div>
			</div>
		</div>
	</dialog>
	<div class="quick-view-failure">
		<div class="woocommerce-error" role="alert">
			<?php esc_html_e( 'This product could not be shown.', 'vitrina' ); ?>
			<a><?php esc_html_e( 'View full details', 'vitrina' ); ?></a>
		</div>
	</div>
</template>
