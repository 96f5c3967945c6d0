<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Admin;

use Vitrina\Companion\Invoices\Domain\Series;
use Vitrina\Companion\Invoices\InvoiceSettings;
use Vitrina\Companion\Invoices\Readiness;
use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Companion\Invoices\Storage\SeriesLock;
use Vitrina\Runtime\DatabaseException;

/** The settings of invoices, with what is missing before they can be switched on. */
final class SettingsForm {
	private const MESSAGE = 'vitrina_invoices_message_';

	/** The text is shown to the same user on the next view of the screen. */
	public static function store_message( string $text, bool $is_success ): void {
		set_transient( self::MESSAGE . get_current_user_id(), compact( 'text', 'is_success' ), 5 * MINUTE_IN_SECONDS );
	}

	public static function print_message(): void {
		$message = get_transient( self::MESSAGE . get_current_user_id() );
		delete_transient( self::MESSAGE . get_current_user_id() );
		if ( is_array( $message ) && is_string( $message['text'] ?? null ) ) {
			$is_success = ( $message['is_success'] ?? false ) === true;
			printf( '<div class="notice %s inline" role="%s"><p>%s</p></div>', esc_attr( $is_success ? 'notice-success' : 'notice-error' ), esc_attr( $is_success ? 'status' : 'alert' ), esc_html( $message['text'] ) );
		}
	}

	public static function print(): void {
		$settings = InvoiceSettings::current();
		printf( '<h2>%s</h2>', esc_html__( 'Settings', 'vitrina-companion' ) );
		self::print_problems( $settings );
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( Actions::SAVE ) );
		wp_nonce_field( Actions::SAVE, '_wpnonce', false );
		echo '<table class="form-table" role="presentation"><tbody>';
		printf( '<tr><th scope="row">%s</th><td><label for="invoices-is-on"><input type="checkbox" id="invoices-is-on" name="is_on" value="1"%s> %s</label><p class="description">%s</p></td></tr>', esc_html__( 'Invoices', 'vitrina-companion' ), checked( $settings->is_on, true, false ), esc_html__( 'Issue an invoice for each order', 'vitrina-companion' ), esc_html__( 'From now on; orders of before have a button on their own screen. An issued invoice is never changed: a refund or cancellation issues a credit note.', 'vitrina-companion' ) );
		self::print_field( 'series', __( 'Series of invoices', 'vitrina-companion' ), $settings->series, Series::LENGTH, __( 'Capital letters, digits, and . / - between them.', 'vitrina-companion' ) );
		self::print_first( 'first', $settings->series );
		self::print_field( 'credit_series', __( 'Series of credit notes', 'vitrina-companion' ), $settings->credit_series, Series::LENGTH, __( 'May be the same: then both are numbered together.', 'vitrina-companion' ) );
		self::print_first( 'credit_first', $settings->credit_series );
		self::print_status( $settings->status );
		printf( '<tr><th scope="row"><label for="invoices-note">%s</label></th><td><textarea id="invoices-note" name="note" rows="3" class="large-text" maxlength="%d" aria-describedby="invoices-note-help">%s</textarea><p class="description" id="invoices-note-help">%s</p></td></tr>', esc_html__( 'Text below the sums', 'vitrina-companion' ), absint( InvoiceSettings::NOTE_LENGTH ), esc_textarea( $settings->note ), esc_html__( 'For example the article of the law that exempts the seller from VAT. On invoices that are issued from now on.', 'vitrina-companion' ) );
		printf( '</tbody></table><p class="submit"><button class="button button-primary">%s</button></p></form>', esc_html__( 'Save changes', 'vitrina-companion' ) );
	}

	private static function print_problems( InvoiceSettings $settings ): void {
		$problems = Readiness::problems();
		if ( $problems === [] ) {
			return;
		}
		printf(
			'<div class="notice notice-warning inline"><p>%s</p><ul style="list-style:disc;padding-inline-start:1.5em"><li>%s</li></ul><p><a href="%s">%s</a></p></div>',
			esc_html( $settings->is_on ? __( 'Invoices are switched on, and none can be issued:', 'vitrina-companion' ) : __( 'Before invoices can be switched on:', 'vitrina-companion' ) ),
			implode( '</li><li>', array_map( esc_html( ... ), $problems ) ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped.
			esc_url( admin_url( 'admin.php?page=vitrina-seller' ) ),
			esc_html__( 'Seller and law', 'vitrina-companion' )
		);
	}

	private static function print_field( string $name, string $label, string $value, int $length, string $help ): void {
		printf( '<tr><th scope="row"><label for="invoices-%1$s">%2$s</label></th><td><input type="text" id="invoices-%1$s" name="%1$s" value="%3$s" maxlength="%4$d" aria-describedby="invoices-%1$s-help"><p class="description" id="invoices-%1$s-help">%5$s</p></td></tr>', esc_attr( $name ), esc_html( $label ), esc_attr( $value ), absint( $length ), esc_html( $help ) );
	}

	private static function print_first( string $name, string $series ): void {
		try {
			$first = InvoiceTable::is_supported() ? SeriesLock::first( $series ) : 1;
		} catch ( DatabaseException ) {
			$first = 1;
		}
		self::print_field( $name, __( 'First number', 'vitrina-companion' ), (string) $first, 9, __( 'If another program issued the ones before. Has no effect below a number that this shop has issued.', 'vitrina-companion' ) );
	}

	private static function print_status( string $chosen ): void {
		printf( '<tr><th scope="row"><label for="invoices-status">%s</label></th><td><select id="invoices-status" name="status">', esc_html__( 'Issued when the order is', 'vitrina-companion' ) );
		$names = [
			'processing' => __( 'paid or accepted (processing)', 'vitrina-companion' ),
			'completed'  => __( 'sent (completed)', 'vitrina-companion' ),
		];
		foreach ( $names as $status => $name ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $status ), selected( $chosen, $status, false ), esc_html( $name ) );
		}
		echo '</select></td></tr>';
	}
}
