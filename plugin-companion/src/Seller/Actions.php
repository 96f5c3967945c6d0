<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Companion\Seller\Domain\SellerForm;
use Vitrina\Runtime\Hookable;

/** Handles the buttons of the screen. */
final class Actions implements Hookable {
	public const SAVE  = 'vitrina_seller_save';
	public const DRAFT = 'vitrina_seller_draft';

	public function register_hooks(): void {
		add_action( 'admin_post_' . self::SAVE, $this->save( ... ) );
		add_action( 'admin_post_' . self::DRAFT, $this->create_draft( ... ) );
	}

	/** Saves every valid field. An invalid field keeps its stored value, and the next view shows what was typed. */
	private function save(): never {
		self::authorize( self::SAVE );
		$typed = self::typed();
		$read  = SellerForm::read( $typed, WC()->countries->get_base_country() );
		update_option( Seller::OPTION, $read['values'] + Seller::stored(), true );
		$unsaved = array_intersect_key( $typed, $read['problems'] );
		if ( $unsaved === [] ) {
			TypedForm::store( __( 'Saved.', 'vitrina-companion' ), true );
		} else {
			$labels = array_column( array_intersect_key( Fields::all(), $unsaved ), 'label' );
			/* translators: %s: labels of fields. */
			TypedForm::store( sprintf( __( 'Not saved: %s. The reason is beside each field. All other fields are saved.', 'vitrina-companion' ), implode( ', ', $labels ) ), false, $unsaved );
		}
		self::go_back();
	}

	private function create_draft(): never {
		self::authorize( self::DRAFT );
		$name   = isset( $_POST['template'] ) && is_string( $_POST['template'] ) ? sanitize_key( $_POST['template'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Verified above.
		$locale = isset( $_POST['language'] ) && $_POST['language'] === 'en_US' ? 'en_US' : 'lt_LT'; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- As above.
		$title  = Templates::titles()[ $name ] ?? null;
		if ( ! current_user_can( 'edit_pages' ) || $title === null ) {
			wp_die( esc_html__( 'You are not allowed to create this page.', 'vitrina-companion' ), '', [ 'response' => 403 ] );
		}
		$id = DraftPages::create( $name, $locale );
		if ( $id === 0 ) {
			TypedForm::store( __( 'The page was not created: there is one already, or WordPress refused it.', 'vitrina-companion' ), false );
		} else {
			/* translators: %s: title of a page. */
			TypedForm::store( sprintf( __( 'Created as a draft: %s. Read it, correct what is in brackets, and publish it yourself.', 'vitrina-companion' ), $title ), true );
		}
		self::go_back();
	}

	private static function authorize( string $action ): void {
		if ( ! current_user_can( Screen::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to change this.', 'vitrina-companion' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( $action );
	}

	/** @return array<string, string> Field → typed text, for all fields of the form; '' for a field that was not sent. */
	private static function typed(): array {
		$typed = [];
		foreach ( array_keys( Fields::all() ) as $name ) {
			$value = wp_unslash( $_POST[ $name ] ?? '' ); // phpcs:ignore WordPress.Security -- Verified before; sanitized in the next lines.
			// Browsers end a line with two characters, CR and LF, which would both count towards the maximum length.
			$value          = is_string( $value ) ? str_replace( "\r\n", "\n", $value ) : '';
			$typed[ $name ] = in_array( $name, SellerForm::LONG, true ) ? sanitize_textarea_field( $value ) : sanitize_text_field( $value );
		}
		$typed['reviews_confirmed'] = $typed['reviews_confirmed'] === '1' ? '1' : '';
		return $typed;
	}

	private static function go_back(): never {
		wp_safe_redirect( Screen::url() );
		exit;
	}
}
