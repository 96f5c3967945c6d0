<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Runtime\Hookable;

/** The form for the notice on the legal guarantee. It works without JavaScript. */
final class GuaranteeForm implements Hookable {
	private const ACTION = 'vitrina_guarantee_save';
	private const RESULT = 'vitrina-guarantee';

	public function register_hooks(): void {
		add_action( 'admin_post_' . self::ACTION, $this->save( ... ) );
	}

	public static function print(): void {
		printf( '<h2>%s</h2>', esc_html__( 'Notice on the legal guarantee', 'vitrina-companion' ) );
		?>
		<p style="max-width:52rem"><?php esc_html_e( 'Since 27 September 2026, shops that sell goods to consumers show the harmonised notice on the legal guarantee of conformity: the official file, unchanged, in the language of the customer, with a link to Your Europe (Regulation (EU) 2025/1960). The official files are published with the regulation on EUR-Lex and by the European Commission. Download the file of your language there and choose it here. It is shown below the button on product pages and at the checkout. Without it, nothing is shown.', 'vitrina-companion' ); ?></p>
		<p><a href="https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj"><?php esc_html_e( 'Regulation (EU) 2025/1960 on EUR-Lex', 'vitrina-companion' ); ?></a></p>
		<form method="post" enctype="multipart/form-data" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<?php
			wp_nonce_field( self::ACTION );
			foreach ( Guarantee::languages() as $code => $name ) {
				self::print_language( $code, $name );
			}
			?>
			<p><button class="button button-primary"><?php esc_html_e( 'Save', 'vitrina-companion' ); ?></button></p>
		</form>
		<?php
	}

	private static function print_language( string $code, string $name ): void {
		$stored = Guarantee::stored( $code );
		$key    = $code === '' ? 'default' : $code;
		printf( '<fieldset style="min-width:0"><legend><strong>%s</strong></legend>', esc_html( $name ) );
		if ( $stored['file'] > 0 ) {
			echo wp_get_attachment_image( $stored['file'], 'medium', false, [ 'style' => 'max-width:100%;height:auto' ] );
		}
		self::print_input( "notice_{$key}_upload", __( 'Official file', 'vitrina-companion' ), 'type="file" accept="image/*"' );
		self::print_input( "notice_{$key}_file", __( 'Or its number in the media library; empty: no notice', 'vitrina-companion' ), sprintf( 'type="text" inputmode="numeric" value="%s"', esc_attr( $stored['file'] > 0 ? (string) $stored['file'] : '' ) ) );
		self::print_input( "notice_{$key}_text", __( 'What the notice says, for people who do not see it', 'vitrina-companion' ), sprintf( 'type="text" class="large-text" maxlength="1000" value="%s"', esc_attr( $stored['text'] ) ) );
		self::print_input( "notice_{$key}_url", __( 'Address of the page of Your Europe in this language (on europa.eu)', 'vitrina-companion' ), sprintf( 'type="url" class="large-text" placeholder="https://europa.eu/youreurope/…" value="%s"', esc_attr( $stored['url'] ) ) );
		echo '</fieldset>';
	}

	/** @param string $attributes Escaped. */
	private static function print_input( string $name, string $label, string $attributes ): void {
		printf( '<p><label for="%1$s">%2$s</label><br><input id="%1$s" name="%1$s" %3$s style="max-width:100%%"></p>', esc_attr( $name ), esc_html( $label ), $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the caller.
	}

	public static function print_result(): void {
		$result = $_GET[ self::RESULT ] ?? ''; // phpcs:ignore WordPress.Security -- Reads only, and compares.
		if ( $result === 'saved' ) {
			printf( '<div class="notice notice-success"><p>%s</p></div>', esc_html__( 'Saved.', 'vitrina-companion' ) );
		} elseif ( $result === 'refused' ) {
			printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html__( 'Not saved: the file has to be a picture in the media library, with a text and an https address on europa.eu.', 'vitrina-companion' ) );
		}
	}

	private function save(): void {
		if ( ! current_user_can( Screen::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrina-companion' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( self::ACTION );
		$is_saved = true;
		foreach ( array_keys( Guarantee::languages() ) as $code ) {
			$notice   = self::sent( $code );
			$is_saved = $is_saved && $notice !== null;
			if ( $notice !== null ) {
				Guarantee::save( $code, $notice );
			}
		}
		wp_safe_redirect( add_query_arg( self::RESULT, $is_saved ? 'saved' : 'refused', Screen::url() ) );
		exit;
	}

	/** @return ?array{file: int, text: string, url: string} Null if the submitted notice is not valid. */
	private static function sent( string $code ): ?array {
		$key    = $code === '' ? 'default' : $code;
		$upload = self::upload( "notice_{$key}_upload" );
		if ( $upload === 0 ) {
			return null;
		}
		$file   = self::field( "notice_{$key}_file" );
		$notice = [
			'file' => $upload ?? ( ctype_digit( $file ) ? (int) $file : 0 ),
			'text' => mb_substr( sanitize_text_field( self::field( "notice_{$key}_text" ) ), 0, 1000 ),
			'url'  => trim( self::field( "notice_{$key}_url" ) ),
		];
		$is_url = $notice['url'] === '' || Guarantee::is_official( $notice['url'] );
		if ( $notice['file'] === 0 ) {
			return $file === '' && $is_url ? $notice : null;
		}
		return $is_url && $notice['url'] !== '' && $notice['text'] !== '' && wp_attachment_is_image( $notice['file'] ) ? $notice : null;
	}

	private static function field( string $name ): string {
		$sent = wp_unslash( $_POST[ $name ] ?? '' ); // phpcs:ignore WordPress.Security -- save() has checked the nonce; validated by sent().
		return is_string( $sent ) ? $sent : '';
	}

	/** @return ?int ID of the uploaded file, 0 if it was refused; null if none was sent. */
	private static function upload( string $name ): ?int {
		$sent = $_FILES[ $name ] ?? null; // phpcs:ignore WordPress.Security -- save() has checked the nonce.
		if ( ! is_array( $sent ) || ( $sent['error'] ?? UPLOAD_ERR_NO_FILE ) === UPLOAD_ERR_NO_FILE ) {
			return null;
		}
		if ( ! current_user_can( 'upload_files' ) ) {
			return 0;
		}
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		$id = media_handle_upload( $name, 0 );
		return is_int( $id ) ? $id : 0;
	}
}
