<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Companion\Seller\Domain\LegalForm;
use Vitrina\Companion\Seller\Domain\SellerForm;

/** One field of the screen, with its label, its help, and what is wrong with it. */
final class FieldRow {
	/** @param array{label: string, type: string, help: string} $field */
	public static function print( string $name, array $field, string $value, string $problem ): void {
		$id         = "seller-{$name}";
		$described  = array_keys(
			array_filter(
				[
					"{$id}-problem" => $problem !== '',
					"{$id}-help"    => $field['help'] !== '',
				]
			)
		);
		$attributes = sprintf( 'id="%s" name="%s"%s%s', esc_attr( $id ), esc_attr( $name ), $described === [] ? '' : sprintf( ' aria-describedby="%s"', esc_attr( implode( ' ', $described ) ) ), $problem === '' ? '' : ' aria-invalid="true"' );
		if ( $field['type'] === 'checkbox' ) {
			printf( '<tr><th></th><td><label for="%s"><input type="checkbox" value="1" %s%s> %s</label></td></tr>', esc_attr( $id ), $attributes, checked( $value, '1', false ), esc_html( $field['label'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
			return;
		}
		printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( $id ), esc_html( $field['label'] ) );
		echo self::control( $field['type'], $attributes, $value ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		if ( $problem !== '' ) {
			printf( '<p class="vitrina-seller-screen__problem" id="%s-problem">%s</p>', esc_attr( $id ), esc_html( $problem ) );
		}
		if ( $field['help'] !== '' ) {
			printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $id ), esc_html( $field['help'] ) );
		}
		echo '</td></tr>';
	}

	/** @param string $attributes Escaped. */
	private static function control( string $type, string $attributes, string $value ): string {
		return match ( $type ) {
			'textarea' => sprintf( '<textarea rows="4" maxlength="%d" %s>%s</textarea>', SellerForm::LINES, $attributes, esc_textarea( $value ) ),
			'select'   => sprintf( '<select %s>%s</select>', $attributes, self::options( $value ) ),
			// Not type="email" or "tel": the browser would show its own message instead of ours beside the field.
			'email', 'tel' => sprintf( '<input type="text" inputmode="%s" maxlength="%d" value="%s" %s>', esc_attr( $type ), SellerForm::LINE, esc_attr( $value ), $attributes ),
			default    => sprintf( '<input type="%s" maxlength="%d" value="%s" %s>', esc_attr( $type ), SellerForm::LINE, esc_attr( $value ), $attributes ),
		};
	}

	private static function options( string $value ): string {
		$options = self::option( '', __( 'Choose…', 'vitrina-companion' ), $value );
		foreach ( LegalForm::cases() as $form ) {
			$text = match ( $form ) {
				LegalForm::Person => __( 'Person: individual activity or business licence', 'vitrina-companion' ),
				LegalForm::Other  => __( 'Another form, or a company of another country', 'vitrina-companion' ),
				default           => $form->value,
			};
			$options .= self::option( $form->value, $text, $value );
		}
		return $options;
	}

	private static function option( string $key, string $text, string $chosen ): string {
		return sprintf( '<option value="%s"%s>%s</option>', esc_attr( $key ), selected( $chosen, $key, false ), esc_html( $text ) );
	}
}
