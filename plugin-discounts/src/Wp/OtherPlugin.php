<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Wp;

use Vitrina\Discounts\Admin\Screen;
use Vitrina\Discounts\Hookable;

/**
 * The plugin whose rules this one takes over. While both are active only the other prices anything:
 * a rule that was imported would be taken off twice.
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
