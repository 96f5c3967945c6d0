<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Wp;

use Vitrina\Discounts\Admin\Screen;
use Vitrina\Runtime\Hookable;

/**
 * Woo Discount Rules, whose rules can be imported. While it is active this plugin changes no
 * prices, because an imported rule would be applied by both plugins.
 */
final readonly class OtherPlugin implements Hookable {

	public static function is_active(): bool {
		return defined( 'WDR_VERSION' );
	}

	public function register_hooks(): void {
		add_action( 'admin_notices', $this->print_notice( ... ) );
	}

	public function print_notice(): void {
		if ( self::is_active() && current_user_can( Screen::CAPABILITY ) ) {
			printf(
				'<div class="notice notice-warning"><p>%s</p></div>',
				esc_html__( 'Discount Rules for WooCommerce is active, so the rules of Vitrina Discounts change no price: both together would take a discount off twice. Import the rules, then deactivate the other plugin.', 'vitrina-discounts' )
			);
		}
	}
}
