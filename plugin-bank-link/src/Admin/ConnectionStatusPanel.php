<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Admin;

use Vitrina\BankLink\Gateway\Messages;
use Vitrina\BankLink\Plugin;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Token\ValidityPeriod;
use Vitrina\BankLink\Wp\ConnectionStatus;
use Vitrina\BankLink\Wp\Settings;
use Vitrina\Runtime\Hookable;

/** Adds to the settings page its script, and below the settings the state of the connection to the provider. */
final readonly class ConnectionStatusPanel implements Hookable {

	public function __construct(
		private ConnectionStatus $connection_status,
		private AttemptTable $attempts,
		private Notices $notices,
	) {}

	public function register_hooks(): void {
		add_action( 'admin_enqueue_scripts', self::enqueue( ... ) );
		add_action( 'woocommerce_after_settings_checkout', $this->print( ... ) );
	}

	/** The script of the settings page, which keeps "select all" in sync with the banks. */
	private static function enqueue(): void {
		if ( filter_input( INPUT_GET, 'page' ) === 'wc-settings' && filter_input( INPUT_GET, 'section' ) === Settings::GATEWAY ) {
			$assets = Plugin::assets();
			$assets->enqueue( 'bank-selection', args: [ 'in_footer' => true ] );
			$assets->register_style( 'style-bank-selection', 'vitrina-bank-selection', is_inline: true );
			wp_enqueue_style( 'vitrina-bank-selection' );
		}
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=wc-settings&tab=checkout&section=' . Settings::GATEWAY );
	}

	public function print(): void {
		global $current_section;
		if ( $current_section !== Settings::GATEWAY || ! current_user_can( 'manage_woocommerce' ) ) {
			return;
		}
		$status = $this->connection_status->read();
		// Outside the settings form there is no padding, and the footer covers the last lines.
		echo '<div style="padding:24px 30px 64px;background:#f0f0f1">';
		printf( '<h2 id="vitrina-bank-link-health">%s</h2>', esc_html__( 'Connection', 'vitrina-bank-link' ) );
		$this->notices->print();
		echo '<table class="widefat striped" style="max-width:48em"><tbody>';
		$this->print_row( __( 'Last notice from the provider', 'vitrina-bank-link' ), self::date( $status['notice_at'] ) );
		if ( $status['refused_at'] > 0 ) {
			$this->print_row( __( 'Last notice that was refused', 'vitrina-bank-link' ), self::date( $status['refused_at'] ) . ': ' . Messages::rejection( $status['refused_why'] ) );
		}
		$this->print_row( __( 'Clock difference', 'vitrina-bank-link' ), $status['skew_at'] === 0 ? '–' : self::skew( $status['skew'] ) );
		$this->print_row( __( 'Keys', 'vitrina-bank-link' ), $status['checked_at'] === 0 ? __( 'Not checked yet.', 'vitrina-bank-link' ) : self::date( $status['checked_at'] ) . ': ' . self::check( $status['failure'] ) );
		$this->print_row( __( 'Unfinished payments', 'vitrina-bank-link' ), number_format_i18n( $this->attempts->count_live() ) );
		echo '</tbody></table>';
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( Actions::CHECK_KEYS ) );
		wp_nonce_field( Actions::CHECK_KEYS );
		printf( '<p><button class="button" type="submit">%s</button></p></form></div>', esc_html__( 'Check the keys and fetch the banks', 'vitrina-bank-link' ) );
	}

	private function print_row( string $name, string $value ): void {
		printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $name ), esc_html( $value ) );
	}

	private static function check( string $failure ): string {
		return Messages::check( $failure ) . ( $failure === '' ? '' : ' ' . __( 'The previous list of banks stays in use.', 'vitrina-bank-link' ) );
	}

	private static function skew( int $seconds ): string {
		/* translators: %d: seconds. */
		$text = sprintf( _n( '%d second', '%d seconds', abs( $seconds ), 'vitrina-bank-link' ), abs( $seconds ) );
		// If the clocks differ by more than half of the leeway, messages may soon be rejected.
		return abs( $seconds ) > ValidityPeriod::LEEWAY / 2 ? $text . '. ' . __( 'Set the server’s clock: if it is off by more than five minutes, shop and provider reject each other’s messages.', 'vitrina-bank-link' ) : $text;
	}

	private static function date( int $timestamp ): string {
		return $timestamp === 0 ? __( 'never', 'vitrina-bank-link' ) : (string) wp_date( 'Y-m-d H:i', $timestamp );
	}
}
