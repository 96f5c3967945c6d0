<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Cookies;

use WP_Post;

/** The published page with the cookie list, to which the consent settings link. */
final class CookiePage {
	/** Option with the page ID; 0 if there is none. */
	public const OPTION = 'vitrina_companion_cookies_page';

	/**
	 * Runs when a page is saved: stores the id of the page with the list, so that no request has to search for that
	 * page.
	 */
	public static function on_save( WP_Post $page ): void {
		$has_list = $page->post_status === 'publish' && ( has_block( CookieTable::BLOCK, $page ) || has_shortcode( $page->post_content, CookieTable::SHORTCODE ) );
		$current  = self::id();
		if ( $has_list && ! self::is_published( $current ) ) {
			update_option( self::OPTION, $page->ID, true );
		} elseif ( ! $has_list && $current === $page->ID ) {
			update_option( self::OPTION, 0, true );
		}
	}

	/** Runs when a page is deleted. */
	public static function on_delete( int $id ): void {
		if ( $id === self::id() ) {
			update_option( self::OPTION, 0, true );
		}
	}

	/** @return string Empty if there is no published page with the list. */
	public static function url(): string {
		$id = self::id();
		/** This filter is WPML's; Polylang has it too. */
		$translated = $id > 0 && has_filter( 'wpml_object_id' ) ? apply_filters( 'wpml_object_id', $id, 'page', true ) : $id;
		$id         = is_numeric( $translated ) && self::is_published( (int) $translated ) ? (int) $translated : $id;
		return self::is_published( $id ) ? (string) get_permalink( $id ) : '';
	}

	/** @return string HTML; empty if there is no page. */
	public static function link(): string {
		$url = self::url();
		return $url === '' ? '' : sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'List of cookies', 'vitrina-companion' ) );
	}

	private static function id(): int {
		$id = get_option( self::OPTION );
		return is_numeric( $id ) ? (int) $id : 0;
	}

	private static function is_published( int $id ): bool {
		return $id > 0 && get_post_status( $id ) === 'publish';
	}
}
