<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\OrderConfirmation;
use Vitrina\Runtime\Hookable;
use WC_Order;

/** The conditions of withdrawal and the model form, in the e-mail that confirms the order. */
final class Conditions implements Hookable {
	/** Option: the owner's own text, instead of the text about the rule of the law. */
	public const OPTION = 'vitrina_companion_withdrawal_conditions';

	public function register_hooks(): void {
		OrderConfirmation::watch();
		add_action( 'woocommerce_email_after_order_table', self::print( ... ), 30, 4 );
		add_filter( 'woocommerce_get_settings_advanced', self::add_setting( ... ), 10, 2 );
	}

	/** @return list<string> Paragraphs, not escaped. */
	public static function paragraphs( WC_Order $order ): array {
		$own = get_option( self::OPTION, '' );
		$own = is_string( $own ) ? trim( wp_strip_all_tags( $own ) ) : '';
		return [
			...( $own === '' ? self::rule() : array_values( array_filter( array_map( trim( ... ), explode( "\n", $own ) ), static fn ( string $line ): bool => $line !== '' ) ) ),
			...self::exceptions( $order ),
		];
	}

	/** @return list<string> */
	private static function rule(): array {
		return [
			__( 'You may withdraw from the contract within 14 days of getting the goods, without giving a reason.', 'vitrina-companion' ),
			/* translators: %s: address of a page. */
			sprintf( __( 'To withdraw, use the page %s, or send us another clear statement, for example the form below, before the 14 days end.', 'vitrina-companion' ), WithdrawalPage::url() ),
			__( 'Within 14 days of your statement we return what you paid for the goods, and the delivery at the price of our cheapest standard one. We may wait until we have the goods, or proof that you sent them.', 'vitrina-companion' ),
			__( 'Send the goods back within 14 days of your statement.', 'vitrina-companion' ),
		];
	}

	/** @return list<string> Goods of the order that the rule does not apply to, or only with a limit. */
	private static function exceptions( WC_Order $order ): array {
		$texts = [];
		foreach ( OrderRecord::lines( $order ) as $line ) {
			if ( $line->exemption !== null ) {
				$texts[] = $line->name . ': ' . ProductExemption::reason( $line->exemption ) . '.';
			}
		}
		return $texts;
	}

	/**
	 * @param mixed $order
	 * @param mixed $is_for_shop
	 * @param mixed $is_plain
	 * @param mixed $email
	 */
	private static function print( mixed $order, mixed $is_for_shop, mixed $is_plain = false, mixed $email = null ): void {
		if ( ! $order instanceof WC_Order || $is_for_shop === true || WithdrawalPage::url() === '' || OrderConfirmation::order_of( $email )?->get_id() !== $order->get_id() ) {
			return;
		}
		$parts = [
			__( 'Right of withdrawal', 'vitrina-companion' ) => self::paragraphs( $order ),
			ModelForm::title()                              => ModelForm::lines(),
		];
		foreach ( $parts as $title => $lines ) {
			if ( $is_plain === true ) {
				echo "\n" . wp_strip_all_tags( $title . "\n\n" . implode( "\n\n", $lines ) ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text.
				continue;
			}
			printf( '<h2>%s</h2>', esc_html( $title ) );
			foreach ( $lines as $line ) {
				printf( '<p>%s</p>', make_clickable( esc_html( $line ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped.
			}
		}
		foreach ( ModelForm::links() as $url => $text ) {
			if ( $is_plain === true ) {
				echo "\n" . esc_html( $text ) . ': ' . esc_url_raw( $url ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- Plain text.
			} else {
				printf( '<p><a href="%s">%s</a></p>', esc_url( $url ), esc_html( $text ) );
			}
		}
	}

	/**
	 * @param mixed $settings Fields of WooCommerce → Settings → Advanced.
	 * @param mixed $section  '' for the first section.
	 */
	private static function add_setting( mixed $settings, mixed $section ): mixed {
		return ! is_array( $settings ) || $section !== '' ? $settings : [
			...$settings,
			[
				'type'  => 'title',
				'title' => __( 'Right of withdrawal', 'vitrina-companion' ),
				'id'    => 'vitrina_withdrawal_options',
			],
			[
				'type'  => 'textarea',
				'id'    => self::OPTION,
				'title' => __( 'Conditions of withdrawal', 'vitrina-companion' ),
				'desc'  => __( 'They are in the e-mail that confirms an order, with the model form. Leave empty for the rule of the law: 14 days, what is returned and when. Who pays for sending goods back is only there if you write it.', 'vitrina-companion' ),
				'css'   => 'min-width: min(100%, 400px); height: 10em;',
			],
			[
				'type' => 'sectionend',
				'id'   => 'vitrina_withdrawal_options',
			],
		];
	}
}
