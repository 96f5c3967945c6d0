<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Terms;

use Vitrina\Companion\Terms\Storage\TermsTable;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Order;

/** The order screen of wp-admin: which terms the order was placed under. */
final class TermsOnOrder implements Hookable {
	private const CAPABILITY = 'edit_shop_orders';
	private const ACTION     = 'vitrina_terms_version';
	private const SHORT      = 12;

	public function __construct( private readonly TermsTable $versions ) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_admin_order_data_after_order_details', $this->print( ... ) );
		add_action( 'admin_post_' . self::ACTION, $this->send( ... ) );
	}

	private function print( mixed $order ): void {
		$hash = $order instanceof WC_Order ? OrderTerms::hash_of( $order ) : '';
		if ( $hash === '' ) {
			return;
		}
		try {
			$version = $this->versions->find( $hash );
			$text    = $version === null
				? __( 'this version is no longer kept', 'vitrina-companion' )
				/* translators: %s: date. */
				: sprintf( __( 'version in use since %s', 'vitrina-companion' ), (string) wp_date( 'Y-m-d', $version->first_used_at ) );
		} catch ( DatabaseException $error ) {
			$version = null;
			$text    = $error->getMessage();
		}
		$short = substr( $hash, 0, self::SHORT );
		printf(
			'<p class="form-field form-field-wide">%s: %s (<code title="SHA-256: %s">%s</code>)%s</p>',
			esc_html__( 'Terms of the order', 'vitrina-companion' ),
			esc_html( $text ),
			esc_attr( $hash ),
			esc_html( $short ),
			$version === null ? '' : sprintf( ' <a href="%s">%s</a>', esc_url( add_query_arg( [
				'action' => self::ACTION,
				'hash' => $hash,
			], admin_url( 'admin-post.php' ) ) ), esc_html__( 'Show', 'vitrina-companion' ) )
		);
	}

	/** Reads only, so it needs a capability and no nonce. */
	private function send(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrina-companion' ), '', [ 'response' => 403 ] );
		}
		$hash    = $_GET['hash'] ?? ''; // phpcs:ignore WordPress.Security -- Compared only.
		$version = is_string( $hash ) && preg_match( '/^[0-9a-f]{64}$/D', $hash ) === 1 ? $this->versions->find( $hash ) : null;
		if ( $version === null ) {
			wp_die( esc_html__( 'This version of the terms is not kept.', 'vitrina-companion' ), '', [ 'response' => 404 ] );
		}
		header( 'Content-Type: text/html; charset=utf-8' );
		header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox" );
		echo TermsDocument::html( $version ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
		exit;
	}
}
