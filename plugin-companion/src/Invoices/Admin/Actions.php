<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Admin;

use Vitrina\Companion\Invoices\CatchUp;
use Vitrina\Companion\Invoices\Domain\Series;
use Vitrina\Companion\Invoices\Documents\InvoicePage;
use Vitrina\Companion\Invoices\InvoiceSettings;
use Vitrina\Companion\Invoices\Issuer;
use Vitrina\Companion\Invoices\Readiness;
use Vitrina\Companion\Invoices\Storage\SeriesLock;
use Vitrina\Runtime\Clock;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Order;

/** Handles the settings of invoices, and the button on an order. */
final readonly class Actions implements Hookable {
	public const SAVE  = 'vitrina_invoices_save';
	public const ISSUE = 'vitrina_invoices_issue';

	private const LAST_NUMBER = 999_999_999;

	public function __construct( private Issuer $issuer, private Clock $clock ) {}

	public function register_hooks(): void {
		add_action( 'admin_post_' . self::SAVE, $this->save( ... ) );
		add_action( 'admin_post_' . self::ISSUE, $this->issue( ... ) );
	}

	public static function issue_url( int $order_id ): string {
		return wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ISSUE . "&order={$order_id}" ), self::ISSUE . "_{$order_id}" );
	}

	private function save(): never {
		self::authorize( [ InvoiceScreen::CAPABILITY ], self::SAVE );
		$before = InvoiceSettings::current();
		$series = Series::clean( self::posted( 'series' ) );
		$credit = Series::clean( self::posted( 'credit_series' ) );
		$first  = self::number( self::posted( 'first' ) );
		$after  = self::number( self::posted( 'credit_first' ) );
		$is_on  = self::posted( 'is_on' ) === '1';
		if ( $series === '' || $credit === '' || $first === null || $after === null ) {
			SettingsForm::store_message( __( 'Nothing was saved: a series has up to 12 capital letters and digits, with . / - between them, and a first number is 1 or more.', 'vitrina-companion' ), false );
			self::go_back();
		}
		$can_start = Readiness::problems() === [];
		$is_on     = $is_on && ( $can_start || $before->is_on );
		$since     = $before->is_on ? $before->since : $this->clock->now();
		( new InvoiceSettings( $is_on, $series, $credit, self::posted( 'status' ) === 'completed' ? 'completed' : 'processing', mb_substr( sanitize_textarea_field( self::posted( 'note' ) ), 0, InvoiceSettings::NOTE_LENGTH ), $is_on ? $since : 0 ) )->save();
		try {
			SeriesLock::start_with( $series, $first );
			if ( $credit !== $series ) {
				SeriesLock::start_with( $credit, $after );
			}
		} catch ( DatabaseException $error ) {
			SettingsForm::store_message( $error->getMessage(), false );
			self::go_back();
		}
		if ( $is_on ) {
			CatchUp::action()->schedule();
		} else {
			as_unschedule_all_actions( CatchUp::ACTION );
		}
		if ( self::posted( 'is_on' ) === '1' && ! $is_on ) {
			SettingsForm::store_message( __( 'Saved, and not switched on: see below what is missing.', 'vitrina-companion' ), false );
		} else {
			SettingsForm::store_message( __( 'Saved.', 'vitrina-companion' ), true );
		}
		self::go_back();
	}

	/** Issues the missing documents of an order, also of one from before the invoices were switched on. */
	private function issue(): never {
		$id = $_GET['order'] ?? ''; // phpcs:ignore WordPress.Security -- Verified below, as part of the nonce.
		$id = is_string( $id ) && ctype_digit( $id ) && strlen( $id ) < 19 ? (int) $id : 0;
		self::authorize( InvoicePage::CAPABILITIES, self::ISSUE . "_{$id}" );
		$order = wc_get_order( $id );
		if ( ! $order instanceof WC_Order || ! InvoiceSettings::current()->is_on ) {
			wp_die( esc_html__( 'There is no such order, or invoices are switched off.', 'vitrina-companion' ), '', [ 'response' => 404 ] );
		}
		$this->issuer->settle( $order, 'owner' );
		wp_safe_redirect( $order->get_edit_order_url() );
		exit;
	}

	/** @param list<string> $capabilities One of them is needed. */
	private static function authorize( array $capabilities, string $nonce ): void {
		if ( array_filter( $capabilities, static fn ( string $capability ): bool => current_user_can( $capability ) ) === [] ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrina-companion' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( $nonce );
	}

	private static function posted( string $name ): string {
		$value = wp_unslash( $_POST[ $name ] ?? '' ); // phpcs:ignore WordPress.Security -- Verified before; validated by the caller.
		return is_string( $value ) ? $value : '';
	}

	private static function number( string $typed ): ?int {
		$number = ctype_digit( trim( $typed ) ) && strlen( trim( $typed ) ) < 10 ? (int) trim( $typed ) : 0;
		return $number >= 1 && $number <= self::LAST_NUMBER ? $number : null;
	}

	private static function go_back(): never {
		wp_safe_redirect( InvoiceScreen::url() );
		exit;
	}
}
