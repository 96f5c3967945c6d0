<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Runtime\Hookable;

/** The forms of a customer's list for browsers without JavaScript. */
final readonly class Forms implements Hookable {
	public const ADD     = 'vitrina_wishlist_add';
	public const REMOVE  = 'vitrina_wishlist_remove';
	public const TIDY    = 'vitrina_wishlist_tidy';
	public const SHARE   = 'vitrina_wishlist_share';
	public const UNSHARE = 'vitrina_wishlist_unshare';

	private const ACTION = 'vitrina-wishlist';
	private const NONCE  = 'vitrina_wishlist_nonce';

	public function __construct( private Wishlists $wishlists ) {}

	public function register_hooks(): void {
		add_action( 'template_redirect', $this->handle( ... ), 5 );
		add_action( 'vitrina_wishlist_form', $this->print_add_form( ... ) );
	}

	/**
	 * The form that all heart buttons of a page share. For guests it has no nonce and only opens the
	 * wishlist page, because pages of guests are cached.
	 */
	private function print_add_form(): void {
		$is_customer = is_user_logged_in();
		printf( '<form id="vitrina-wishlist-add" action="%s" method="%s" hidden>', esc_url( Page::url() ), $is_customer ? 'post' : 'get' );
		if ( $is_customer ) {
			wp_nonce_field( self::ACTION, self::NONCE, false );
		}
		echo '</form>';
	}

	public static function print_own_form(): void {
		printf( '<form id="%s" action="%s" method="post" hidden>', esc_attr( Page::FORM ), esc_url( Page::url() ) );
		wp_nonce_field( self::ACTION, self::NONCE, false );
		echo '</form>';
	}

	private function handle(): void {
		if ( ! Page::is_shown() || ! is_user_logged_in() || $_POST === [] ) {
			return;
		}
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] ) ? sanitize_text_field( wp_unslash( $_POST[ self::NONCE ] ) ) : '';
		if ( wp_verify_nonce( $nonce, self::ACTION ) === false ) {
			wc_add_notice( __( 'The page was open for too long. Please try again.', 'vitrina-companion' ), 'error' );
			status_header( 403 );
			return;
		}
		$this->apply( get_current_user_id() );
		wp_safe_redirect( Page::url(), 303 );
		exit;
	}

	private function apply( int $user_id ): void {
		match ( true ) {
			self::posted( self::ADD ) > 0    => self::add_notice( $this->wishlists->add( $user_id, self::posted( self::ADD ) ) ),
			self::posted( self::REMOVE ) > 0 => $this->wishlists->remove( $user_id, self::posted( self::REMOVE ) ),
			self::posted( self::TIDY ) > 0   => $this->wishlists->tidy( $user_id ),
			self::posted( self::SHARE ) > 0  => $this->wishlists->share( $user_id ),
			self::posted( self::UNSHARE ) > 0 => $this->wishlists->unshare( $user_id ),
			default                          => null,
		};
	}

	/** @param 'added'|'unknown'|'full' $outcome */
	private static function add_notice( string $outcome ): void {
		match ( $outcome ) {
			'added'   => wc_add_notice( __( 'It is on your wishlist.', 'vitrina-companion' ) ),
			'full'    => wc_add_notice( __( 'The wishlist is full. Remove something first.', 'vitrina-companion' ), 'error' ),
			'unknown' => wc_add_notice( __( 'This product is not available at the moment.', 'vitrina-companion' ), 'error' ),
		};
	}

	/** @return int The posted number; 0 if the field is missing or is no number. */
	private static function posted( string $name ): int {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Verified in handle(); invalid values become 0.
		$value = $_POST[ $name ] ?? '';
		return is_string( $value ) && ctype_digit( $value ) ? (int) $value : 0;
	}
}
