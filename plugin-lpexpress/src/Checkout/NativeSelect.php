<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Domain\SubmittedTerminal;
use Vitrina\LpExpress\Domain\TerminalList;

/** The select that works without JavaScript; with it, the select holds the value of the picker. */
final class NativeSelect {

	public static function print( TerminalList $list, string $selected_id ): void {
		?>
		<p class="form-row form-row-wide vitrina-terminal__field" id="<?php echo esc_attr( Method::FIELD ); ?>_field">
			<label for="<?php echo esc_attr( Method::FIELD ); ?>"><?php esc_html_e( 'LP Express terminal', 'vitrina-lpexpress' ); ?></label>
			<span class="woocommerce-input-wrapper">
				<select class="select" name="<?php echo esc_attr( Method::FIELD ); ?>" id="<?php echo esc_attr( Method::FIELD ); ?>" autocomplete="off">
					<option value=""><?php esc_html_e( 'Choose a terminal', 'vitrina-lpexpress' ); ?></option>
					<?php self::print_groups( $list, $selected_id ); ?>
				</select>
			</span>
		</p>
		<?php
	}

	/** The submitted terminal; it counts as missing if the nonce of the form is invalid. */
	public static function submitted( string $nonce_field, string $nonce_action ): SubmittedTerminal {
		$nonce = isset( $_POST[ $nonce_field ] ) && is_string( $_POST[ $nonce_field ] ) ? sanitize_text_field( wp_unslash( $_POST[ $nonce_field ] ) ) : '';
		if ( wp_verify_nonce( $nonce, $nonce_action ) === false || ! isset( $_POST[ Method::FIELD ] ) ) {
			return SubmittedTerminal::missing();
		}
		return SubmittedTerminal::value( is_string( $_POST[ Method::FIELD ] ) ? sanitize_text_field( wp_unslash( $_POST[ Method::FIELD ] ) ) : null );
	}

	/** Prints the options without whitespace between them, because there may be thousands. */
	private static function print_groups( TerminalList $list, string $selected_id ): void {
		foreach ( $list->by_city() as $city => $terminals ) {
			printf( '<optgroup label="%s">', esc_attr( (string) $city ) );
			foreach ( $terminals as $terminal ) {
				printf( '<option value="%s"%s>%s</option>', esc_attr( $terminal->id ), selected( $terminal->id, $selected_id, false ), esc_html( $terminal->text() ) );
			}
			echo '</optgroup>';
		}
	}
}
