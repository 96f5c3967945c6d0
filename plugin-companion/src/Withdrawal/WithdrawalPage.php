<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\OwnOrigin;
use Vitrina\Companion\ShortcodePage;
use Vitrina\Companion\Visitors\Visitor;
use Vitrina\Companion\Withdrawal\Domain\Withdrawal;
use Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice;
use Vitrina\Companion\Withdrawal\Domain\Withdrawn;
use Vitrina\Runtime\Hookable;
use WC_Order;
use WC_Rate_Limiter;

/** The page for withdrawing from a contract, logged in or not: a statement, then its confirmation. */
final class WithdrawalPage implements Hookable {
	public const SHORTCODE = 'vitrina_withdrawal';
	public const OPTION    = 'vitrina_companion_withdrawal_page';

	/** Field with the step of the form: "state" or "confirm". */
	private const STEP = 'vitrina-withdrawal';

	/** Prefix of field names, because "name" and "order" are query variables of WordPress. */
	public const FIELD = 'withdrawal_';

	/** Seconds between two failed statements of one client address. */
	private const RETRY_SECONDS = 5;

	public function __construct( private readonly Withdrawals $withdrawals ) {}

	public function register_hooks(): void {
		add_action( 'init', static fn () => self::page()->ensure( __( 'Withdraw from the contract', 'vitrina-companion' ) ), 6 );
		add_action( 'template_redirect', $this->send_headers( ... ) );
		add_shortcode( self::SHORTCODE, $this->print_page( ... ) );
	}

	/** @return string Empty if the owner has deleted the page. */
	public static function url(): string {
		return self::page()->url();
	}

	private static function page(): ShortcodePage {
		return new ShortcodePage( self::OPTION, self::SHORTCODE );
	}

	/** Pages with personal data must not be cached. */
	private function send_headers(): void {
		if ( ! self::page()->is_shown() || ( ! self::is_sent() && self::query_value( self::FIELD . 'key' ) === '' ) ) {
			return;
		}
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		nocache_headers();
		header( 'Referrer-Policy: same-origin' );
	}

	private function print_page(): string {
		ob_start();
		echo '<div class="vitrina-withdrawal woocommerce">';
		if ( self::is_sent() && OwnOrigin::is_same_origin() ) {
			$this->handle( self::posted_statement() );
		} else {
			$this->print_prefilled_form();
		}
		echo '</div>';
		return (string) ob_get_clean();
	}

	private function handle( WithdrawalNotice $statement ): void {
		$errors  = $statement->errors();
		$visitor = 'vitrina_withdrawal_' . md5( Visitor::address() );
		if ( $errors === [] && WC_Rate_Limiter::retried_too_soon( $visitor ) ) {
			$this->print_form( $statement, [], __( 'Please wait a few seconds, and send it again.', 'vitrina-companion' ) );
			return;
		}
		$order = $errors === [] ? $this->withdrawals->order_of( $statement ) : null;
		if ( $order === null ) {
			if ( $errors === [] ) {
				WC_Rate_Limiter::set_rate_limit( $visitor, self::RETRY_SECONDS );
			}
			$this->print_form( $statement, $errors, $errors === [] ? __( 'We found no order with this number and this e-mail address. Both stand in the e-mail that confirms the order.', 'vitrina-companion' ) : '' );
			return;
		}
		$withdrawn = Withdrawals::of( $order );
		$added     = $withdrawn->added_by( $statement );
		if ( $added !== null && self::step() !== 'confirm' ) {
			$this->print_confirmation( $order, $added, $withdrawn );
			return;
		}
		$this->print_acknowledgement( $order, $this->withdrawals->store( $order, $statement ) );
	}

	private static function posted_statement(): WithdrawalNotice {
		$sent = [];
		foreach ( array_keys( WithdrawalNotice::LENGTHS ) as $field ) {
			$sent[ $field ] = wp_unslash( $_POST[ self::FIELD . $field ] ?? '' ); // phpcs:ignore WordPress.Security -- Validated by parse(); no nonce, because guests use this form from a cached page.
		}
		$lines         = wp_unslash( $_POST[ self::FIELD . 'lines' ] ?? [] ); // phpcs:ignore WordPress.Security -- As above.
		$goods         = [ ...( is_array( $lines ) ? array_values( $lines ) : [] ), $sent['goods'] ];
		$sent['goods'] = implode( "\n", array_filter( $goods, is_string( ... ) ) );
		return WithdrawalNotice::parse( $sent );
	}

	/** Prints the form, prefilled from the link of an order. */
	private function print_prefilled_form(): void {
		$order = wc_get_order( (int) self::query_value( self::FIELD . 'order' ) );
		if ( ! $order instanceof WC_Order || ! hash_equals( $order->get_order_key(), self::query_value( self::FIELD . 'key' ) ) || $order->get_order_key() === '' ) {
			$this->print_form( new WithdrawalNotice() );
			return;
		}
		$statement = new WithdrawalNotice( $order->get_formatted_billing_full_name(), $order->get_order_number(), $order->get_billing_email() );
		$this->print_form( $statement, withdrawn: Withdrawals::of( $order ) );
	}

	/**
	 * @param list<string> $errors Names of invalid fields.
	 * @param string       $failure   Error of the whole form; '' for none.
	 * @param ?Withdrawn   $withdrawn Withdrawals of the order, if it is known.
	 */
	private function print_form( WithdrawalNotice $statement, array $errors = [], string $failure = '', ?Withdrawn $withdrawn = null ): void {
		$messages = [
			'name'  => __( 'Please enter your name.', 'vitrina-companion' ),
			'order' => __( 'Please enter the number of the order.', 'vitrina-companion' ),
			'email' => __( 'Please enter the e-mail address of the order.', 'vitrina-companion' ),
		];
		printf( '<p>%s</p>', esc_html__( 'You may withdraw from the contract within 14 days of getting the goods, without giving a reason.', 'vitrina-companion' ) );
		if ( $failure !== '' ) {
			printf( '<div class="woocommerce-error" role="alert">%s</div>', esc_html( $failure ) );
		}
		self::print_withdrawn( $withdrawn );
		$this->open_form( 'state' );
		self::print_field( 'name', __( 'Your name', 'vitrina-companion' ), $statement->name, 'autocomplete="name"', in_array( 'name', $errors, true ) ? $messages['name'] : '' );
		self::print_field( 'order', __( 'Order number', 'vitrina-companion' ), $statement->order, 'autocomplete="off"', in_array( 'order', $errors, true ) ? $messages['order'] : '' );
		self::print_field( 'email', __( 'E-mail address of the order', 'vitrina-companion' ), $statement->email, 'type="email" autocomplete="email"', in_array( 'email', $errors, true ) ? $messages['email'] : '' );
		self::print_lines( $withdrawn?->remaining_lines() ?? [] );
		printf(
			'<p class="form-row form-row-wide"><label for="withdrawal-goods">%1$s</label><textarea class="input-text" id="withdrawal-goods" name="%4$s" rows="3" maxlength="%2$d">%3$s</textarea></p>',
			( $withdrawn?->remaining_lines() ?? [] ) === [] ? esc_html__( 'Which goods, if not all of them (optional)', 'vitrina-companion' ) : esc_html__( 'Other goods, or a part of a line (optional)', 'vitrina-companion' ),
			absint( WithdrawalNotice::LENGTHS['goods'] ),
			esc_textarea( $statement->goods ),
			esc_attr( self::FIELD . 'goods' )
		);
		printf( '<p><button class="button" type="submit">%s</button></p></form>', esc_html__( 'Continue', 'vitrina-companion' ) );
	}

	/** Shows earlier withdrawals from the order. */
	private static function print_withdrawn( ?Withdrawn $withdrawn ): void {
		if ( $withdrawn === null || $withdrawn->withdrawals === [] ) {
			return;
		}
		printf( '<p>%s</p><ul class="vitrina-withdrawal__before">', esc_html__( 'Withdrawn before:', 'vitrina-companion' ) );
		foreach ( $withdrawn->withdrawals as $withdrawal ) {
			$statement = $withdrawal->statement;
			$goods     = $statement->is_whole() ? __( 'all goods of the order', 'vitrina-companion' ) : implode( '; ', $statement->lines() );
			printf( '<li>%s: %s</li>', esc_html( NoticeLines::moment( $withdrawal->received_at ) ), esc_html( $goods ) );
		}
		echo '</ul>';
	}

	/** @param list<string> $lines */
	private static function print_lines( array $lines ): void {
		if ( $lines === [] ) {
			return;
		}
		printf( '<fieldset class="vitrina-withdrawal__lines"><legend>%s</legend>', esc_html__( 'Which goods, if not all of them (optional)', 'vitrina-companion' ) );
		foreach ( $lines as $line ) {
			printf( '<p><label class="woocommerce-form__label-for-checkbox"><input type="checkbox" name="%s[]" value="%s"> %s</label></p>', esc_attr( self::FIELD . 'lines' ), esc_attr( $line ), esc_html( $line ) );
		}
		echo '</fieldset>';
	}

	/** @param key-of<WithdrawalNotice::LENGTHS> $name */
	private static function print_field( string $name, string $label, string $value, string $attributes, string $error ): void {
		$id    = 'withdrawal-' . $name;
		$state = '';
		if ( $error !== '' ) {
			$state = sprintf( ' aria-invalid="true" aria-describedby="%s-mistake"', esc_attr( $id ) );
		}
		printf(
			'<p class="form-row form-row-wide%1$s"><label for="%2$s">%3$s&nbsp;<span class="required" aria-hidden="true">*</span></label><input class="input-text" id="%2$s" name="%4$s" value="%5$s" maxlength="%6$d" required aria-required="true" %7$s%8$s>',
			esc_attr( $state === '' ? '' : ' woocommerce-invalid' ),
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( self::FIELD . $name ),
			esc_attr( $value ),
			absint( WithdrawalNotice::LENGTHS[ $name ] ),
			$attributes, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Written above.
			$state // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
		);
		if ( $error !== '' ) {
			printf( '<span class="checkout-inline-error-message" id="%s-mistake" role="alert">%s</span>', esc_attr( $id ), esc_html( $error ) );
		}
		echo '</p>';
	}

	private function print_confirmation( WC_Order $order, WithdrawalNotice $statement, Withdrawn $withdrawn ): void {
		printf( '<h2>%s</h2>', esc_html__( 'Is this right?', 'vitrina-companion' ) );
		self::print_statement( $order, $statement );
		self::print_withdrawn( $withdrawn );
		$this->open_form( 'confirm' );
		foreach ( $statement->to_array() as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( self::FIELD . $name ), esc_attr( $value ) );
		}
		printf(
			'<p><button class="button" type="submit">%s</button> <a class="button button--quiet" href="%s">%s</a></p></form>',
			esc_html__( 'Confirm the withdrawal', 'vitrina-companion' ),
			esc_url( self::url() ),
			esc_html__( 'Do not withdraw', 'vitrina-companion' )
		);
	}

	private function print_acknowledgement( WC_Order $order, Withdrawal $withdrawal ): void {
		printf(
			'<div class="woocommerce-message" role="status">%s</div>',
			/* translators: %s: date and time. */
			esc_html( sprintf( __( 'We received your withdrawal: %s. An acknowledgement is on its way to your e-mail address.', 'vitrina-companion' ), NoticeLines::moment( $withdrawal->received_at ) ) )
		);
		self::print_statement( $order, $withdrawal->statement );
	}

	private static function print_statement( WC_Order $order, WithdrawalNotice $statement ): void {
		echo '<dl class="vitrina-withdrawal__statement">';
		foreach ( NoticeLines::of( $order, $statement ) as $label => $text ) {
			printf( '<dt>%s</dt><dd>%s</dd>', esc_html( $label ), nl2br( esc_html( $text ) ) );
		}
		echo '</dl>';
	}

	private function open_form( string $step ): void {
		printf( '<form method="post" action="%s" class="woocommerce-form" novalidate><input type="hidden" name="%s" value="%s">', esc_url( self::url() ), esc_attr( self::STEP ), esc_attr( $step ) );
	}

	private static function is_sent(): bool {
		return self::step() !== '';
	}

	private static function step(): string {
		$step = $_POST[ self::STEP ] ?? ''; // phpcs:ignore WordPress.Security -- Compared only.

		return is_string( $step ) ? $step : '';
	}

	private static function query_value( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- Only compared; the order key is known only to the buyer.

		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}
