<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Vitrina\Runtime\Hookable;

/** Offers the setup on the dashboard and in the list of plugins, until it is done or the owner does not want it. */
final readonly class Offer implements Hookable {
	public const OPTION   = 'vitrina_companion_setup_offer';
	private const SKIP    = 'vitrina_setup_skip';
	private const SCREENS = [ 'dashboard', 'plugins' ];

	public function __construct( private Steps $steps ) {}

	public function register_hooks(): void {
		add_action( 'admin_notices', $this->print( ... ) );
		add_action( 'admin_post_' . self::SKIP, $this->skip( ... ) );
	}

	private function print(): void {
		if ( ! in_array( get_current_screen()?->id, self::SCREENS, true ) || get_option( self::OPTION ) === 'skipped' || ! current_user_can( Screen::CAPABILITY ) || $this->steps->open() === [] ) {
			return;
		}
		printf(
			'<div class="notice notice-info"><p>%s</p><form method="post" action="%s"><input type="hidden" name="action" value="%s">',
			esc_html__( 'Vitrina can set up the shop with you: pages, menu, delivery to parcel terminals and payment by bank, until the first test order.', 'vitrina-companion' ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::SKIP )
		);
		wp_nonce_field( self::SKIP );
		printf(
			'<p><a class="button button-primary" href="%s">%s</a> <button class="button">%s</button></p></form></div>',
			esc_url( Screen::url() ),
			esc_html__( 'Set up the shop', 'vitrina-companion' ),
			esc_html__( 'Do not show this again', 'vitrina-companion' )
		);
	}

	private function skip(): never {
		if ( ! current_user_can( Screen::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrina-companion' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( self::SKIP );
		update_option( self::OPTION, 'skipped', false );
		$back = wp_get_referer();
		wp_safe_redirect( $back === false ? admin_url() : $back );
		exit;
	}
}
