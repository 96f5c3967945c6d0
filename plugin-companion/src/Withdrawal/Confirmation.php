<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\Withdrawal\Domain\Choice;
use Vitrina\Companion\Withdrawal\Domain\Withdrawal;
use Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice;
use Vitrina\Companion\Withdrawal\Domain\Withdrawn;
use WC_Order;

/** The second step of the withdrawal form, in which the shopper confirms, and the acknowledgement after it. */
final class Confirmation {
	private const TOKEN_BYTES = 16;

	public static function print_form( WC_Order $order, WithdrawalNotice $statement, Choice $choice, Withdrawn $withdrawn ): void {
		$lines = $choice->lines( $withdrawn );
		printf( '<h2>%s</h2>', esc_html__( 'Is this right?', 'vitrina-companion' ) );
		self::print_summary( $order, new Withdrawal( $statement, 0, $lines ) );
		WithdrawalForm::print_earlier( $withdrawn );
		WithdrawalForm::open( 'confirm' );
		foreach ( [ 'name', 'order', 'email' ] as $name ) {
			self::print_hidden( $name, $statement->to_array()[ $name ] );
		}
		foreach ( $lines as $line ) {
			self::print_hidden( "quantity[{$line->item_id}]", (string) $line->quantity );
		}
		// With the token, submitting the page twice stores one withdrawal.
		self::print_hidden( 'token', bin2hex( random_bytes( self::TOKEN_BYTES ) ) );
		printf(
			'<p><button class="button" type="submit">%s</button> <a class="button button--quiet" href="%s">%s</a></p></form>',
			esc_html__( 'Confirm the withdrawal', 'vitrina-companion' ),
			esc_url( WithdrawalPage::url() ),
			esc_html__( 'Do not withdraw', 'vitrina-companion' )
		);
	}

	public static function print_acknowledgement( WC_Order $order, Withdrawal $withdrawal ): void {
		printf(
			'<div class="woocommerce-message" role="status">%s</div>',
			/* translators: %s: date and time. */
			esc_html( sprintf( __( 'We received your withdrawal on %s. We are sending an acknowledgement to your e-mail address.', 'vitrina-companion' ), NoticeLines::moment( $withdrawal->received_at ) ) )
		);
		self::print_summary( $order, $withdrawal );
	}

	private static function print_hidden( string $name, string $value ): void {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( WithdrawalPage::FIELD . $name ), esc_attr( $value ) );
	}

	private static function print_summary( WC_Order $order, Withdrawal $withdrawal ): void {
		echo '<dl class="vitrina-withdrawal__statement">';
		foreach ( NoticeLines::of( $order, $withdrawal ) as $label => $text ) {
			printf( '<dt>%s</dt><dd>%s</dd>', esc_html( $label ), nl2br( esc_html( $text ) ) );
		}
		echo '</dl>';
	}
}
