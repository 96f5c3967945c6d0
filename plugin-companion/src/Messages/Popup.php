<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Messages;

use Vitrina\Companion\Settings\Settings;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;

/** A popup that opens after a delay, at most once in a number of days. */
final readonly class Popup implements Hookable {
	/** Spec §9. */
	private const COOKIE = 'goya_popup';

	/** Milliseconds, spec §9. */
	private const CLOSE_DURATION = 180;

	public function __construct(
		private Settings $settings,
		private BuiltAssets $files,
	) {}

	public function register_hooks(): void {
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_action( 'wp_footer', $this->print( ... ) );
	}

	/** The popup is not shown in cart and checkout, so that it does not interrupt a purchase. */
	private function is_shown(): bool {
		return $this->settings->get( 'popup' )
			&& $this->settings->get( 'popup_content' ) !== ''
			&& ! is_cart() && ! is_checkout() && ! is_404();
	}

	private function enqueue(): void {
		if ( $this->is_shown() ) {
			$this->files->register( 'popup' );
			Islands::offer( 'vitrina-popup' );
			$this->files->enqueue( 'popup-timer' );
		}
	}

	/** Prints the popup in a template, so that its images load only when it is shown. */
	private function print(): void {
		if ( ! $this->is_shown() ) {
			return;
		}
		$title = $this->settings->get( 'popup_title' );
		$name  = $title === '' ? __( 'Message from the shop', 'vitrina-companion' ) : $title;
		// In the Customizer the popup is always shown for preview.
		$closed_cookie = is_customize_preview() ? ' no such cookie ' : self::COOKIE . '=1';
		$settings      = [
			'style'   => $this->files->address( 'popup', 'css' ),
			'cookie'  => sprintf( '%s=1;max-age=%d;path=/;samesite=lax', self::COOKIE, $this->settings->get( 'popup_length' ) * DAY_IN_SECONDS ),
			'closing' => self::CLOSE_DURATION,
		];
		printf(
			'<template id="vitrina-popup" data-delay="%1$s" data-cookie="%2$s" data-settings="%3$s">',
			esc_attr( (string) $this->settings->get( 'popup_delay' ) ),
			esc_attr( $closed_cookie ),
			esc_attr( (string) wp_json_encode( $settings ) )
		);
		?>
			<dialog class="shop-popup" data-panel="popup" aria-label="<?php echo esc_attr( $name ); ?>">
				<div class="shop-popup__inner">
					<button type="button" class="shop-popup__close" data-panel-close aria-label="<?php esc_attr_e( 'Close', 'vitrina-companion' ); ?>">×</button>
					<?php if ( $title !== '' ) : ?>
						<h2><?php echo esc_html( $title ); ?></h2>
					<?php endif; ?>
					<?php echo OwnerContent::render( $this->settings->get( 'popup_content' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- By wp_kses_post() there. ?>
				</div>
			</dialog>
		</template>
		<?php
	}
}
