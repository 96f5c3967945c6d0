<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Messages;

use Vitrina\Companion\Settings\Settings;
use Vitrina\Runtime\Hookable;

/** Moves the announcement of older versions of the theme into the campaign bar, once: the theme no longer shows it. */
final readonly class OldAnnouncement implements Hookable {
	/** Setting of the theme, stored as plain text. */
	private const SETTING = 'announcement';
	private const THEME   = 'vitrina';

	public function __construct( private Settings $settings ) {}

	public function register_hooks(): void {
		add_action( 'init', $this->move( ... ) );
	}

	private function move(): void {
		$text = get_template() === self::THEME ? get_theme_mod( self::SETTING ) : false;
		if ( $text === false ) {
			return;
		}
		if ( is_string( $text ) && trim( $text ) !== '' ) {
			$stored = get_option( Settings::OPTION );
			$bar    = $this->settings->get( 'campaign_bar' );
			$text   = esc_html( trim( $text ) );
			update_option( Settings::OPTION, [ 'campaign_bar' => $bar === '' ? $text : "{$text}\n\n{$bar}" ] + ( is_array( $stored ) ? $stored : [] ) );
		}
		remove_theme_mod( self::SETTING );
	}
}
