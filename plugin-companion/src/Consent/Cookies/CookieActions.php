<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Cookies;

use Vitrina\Runtime\Hookable;

/** Handles the buttons of Vitrina → Cookies. */
final class CookieActions implements Hookable {
	public const ADD     = 'vitrina_cookie_add';
	public const REMOVE  = 'vitrina_cookie_remove';
	private const RESULT = 'vitrina-cookies-result'; // Query parameter.

	public function register_hooks(): void {
		add_action( 'admin_post_' . self::ADD, $this->add( ... ) );
		add_action( 'admin_post_' . self::REMOVE, $this->remove( ... ) );
	}

	/** Prints the notice after a redirect. */
	public static function print_result(): void {
		$result = $_GET[ self::RESULT ] ?? ''; // phpcs:ignore WordPress.Security -- Reads only, and compares.
		$texts  = [
			'saved'   => [ 'success', __( 'Saved.', 'vitrina-companion' ) ],
			'removed' => [ 'success', __( 'Removed.', 'vitrina-companion' ) ],
			'refused' => [ 'error', __( 'Not added: a field is empty or not valid, or there are 200 cookies already.', 'vitrina-companion' ) ],
		];
		if ( is_string( $result ) && isset( $texts[ $result ] ) ) {
			[ $kind, $text ] = $texts[ $result ];
			printf( '<div class="notice notice-%s inline" role="%s"><p>%s</p></div>', esc_attr( $kind ), esc_attr( $kind === 'error' ? 'alert' : 'status' ), esc_html( $text ) );
		}
	}

	private function add(): never {
		self::authorize( self::ADD );
		$typed = array_map( sanitize_text_field( ... ), array_filter( wp_unslash( $_POST ), is_string( ... ) ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The nonce is verified in authorize(); OwnServices ignores other fields.
		self::go_back( OwnServices::add( $typed ) ? 'saved' : 'refused' );
	}

	private function remove(): never {
		self::authorize( self::REMOVE );
		$row = $_POST['row'] ?? ''; // phpcs:ignore WordPress.Security -- Verified above; only compared.
		OwnServices::remove( is_string( $row ) ? $row : '' );
		self::go_back( 'removed' );
	}

	private static function authorize( string $action ): void {
		if ( ! current_user_can( CookieScreen::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to change the list of cookies.', 'vitrina-companion' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( $action );
	}

	private static function go_back( string $result ): never {
		wp_safe_redirect( add_query_arg( self::RESULT, $result, CookieScreen::url() ) );
		exit;
	}
}
