<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\StoreAddress;

/** The model withdrawal form (Directive 2011/83/EU, annex I, part B), with the shop's address. */
final class ModelForm {
	/** @return list<string> Its lines, not escaped. */
	public static function lines(): array {
		return [
			__( '(Complete and send back this form only if you want to withdraw from the contract.)', 'vitrina-companion' ),
			/* translators: %s: name, address and e-mail address of the shop. */
			sprintf( __( 'To: %s', 'vitrina-companion' ), implode( ', ', self::seller() ) ),
			__( 'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*):', 'vitrina-companion' ),
			__( 'Ordered on (*) / received on (*):', 'vitrina-companion' ),
			__( 'Name of consumer(s):', 'vitrina-companion' ),
			__( 'Address of consumer(s):', 'vitrina-companion' ),
			__( 'Signature of consumer(s), only if this form is sent on paper:', 'vitrina-companion' ),
			__( 'Date:', 'vitrina-companion' ),
			__( '(*) Delete what does not apply.', 'vitrina-companion' ),
		];
	}

	public static function title(): string {
		return __( 'Model withdrawal form', 'vitrina-companion' );
	}

	/** Prints the form below the shop's own one. */
	public static function print_section(): void {
		printf( '<details class="vitrina-withdrawal__model"><summary>%s</summary>', esc_html( self::title() ) );
		foreach ( self::lines() as $line ) {
			printf( '<p>%s</p>', esc_html( $line ) );
		}
		printf( '<p><a href="%s">%s</a></p></details>', esc_url( self::url() ), esc_html__( 'Only the form, to print', 'vitrina-companion' ) );
	}

	public static function url(): string {
		return add_query_arg( WithdrawalPage::MODEL, '1', WithdrawalPage::url() );
	}

	/** @return string A page of its own, with room to write on paper. HTML. */
	public static function document(): string {
		$lines = '';
		foreach ( self::lines() as $line ) {
			$lines .= sprintf( '<p>%s</p>', esc_html( $line ) );
		}
		return sprintf(
			'<!DOCTYPE html><html lang="%1$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>%2$s</title><style>body{font:1rem/1.5 serif;max-width:40rem;margin:2rem auto;padding:0 1rem}p{margin:0 0 2.5rem;overflow-wrap:anywhere}</style></head><body><h1>%2$s</h1>%3$s</body></html>',
			esc_attr( get_bloginfo( 'language' ) ),
			esc_html( self::title() ),
			$lines
		);
	}

	/** @return list<string> Name, address and e-mail address of the shop. */
	public static function seller(): array {
		/**
		 * Filters the seller's name, address and e-mail address, a line each.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $lines Empty: WooCommerce's address of the shop is used.
		 */
		$lines = apply_filters( 'vitrina_seller_address_lines', [] );
		$lines = self::filled( is_array( $lines ) ? $lines : [] );
		if ( $lines !== [] ) {
			return $lines;
		}
		return self::filled( [ wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), ...StoreAddress::lines(), get_option( 'woocommerce_email_from_address' ) ] );
	}

	/**
	 * @param array<array-key, mixed> $lines
	 * @return list<string>
	 */
	private static function filled( array $lines ): array {
		return array_values( array_filter( $lines, static fn ( mixed $line ): bool => is_string( $line ) && trim( $line ) !== '' ) );
	}
}
