<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\OwnOrigin;
use Vitrina\Companion\ShortcodePage;
use Vitrina\Companion\Visitors\Visitor;
use Vitrina\Companion\Withdrawal\Domain\Choice;
use Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice;
use Vitrina\Runtime\Hookable;
use WC_Order;
use WC_Rate_Limiter;

/** The page for withdrawing from a contract, logged in or not: a statement, then its confirmation. */
final class WithdrawalPage implements Hookable {
	public const SHORTCODE = 'vitrina_withdrawal';
	public const OPTION    = 'vitrina_companion_withdrawal_page';

	/** Field with the step of the form: "state" or "confirm". */
	public const STEP = 'vitrina-withdrawal';

	/** Prefix of field names, because "name" and "order" are query variables of WordPress. */
	public const FIELD = 'withdrawal_';

	/** Query variable that shows the model form by itself, to print or save it. */
	public const MODEL = 'withdrawal_form';

	/** Seconds between two failed statements of one client address. */
	private const RETRY_SECONDS = 5;

	public function __construct( private readonly Withdrawals $withdrawals ) {}

	public function register_hooks(): void {
		add_action( 'init', static fn () => self::page()->ensure( __( 'Withdraw from the contract', 'vitrina-companion' ) ), 6 );
		add_action( 'template_redirect', $this->send_model_form( ... ), 5 );
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

	/** Sends the model form as a page of its own, or as a file. It is the same for everyone, so it may be cached. */
	private function send_model_form(): void {
		if ( self::page()->is_shown() && self::query_value( self::MODEL ) !== '' ) {
			header( 'X-Robots-Tag: noindex' );
			if ( self::query_value( self::MODEL ) === ModelForm::PDF ) {
				ModelForm::send_pdf();
			}
			header( 'Content-Type: text/html; charset=utf-8' );
			echo ModelForm::document(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by ModelForm.
			exit;
		}
	}

	/** Pages with personal data must not be cached. */
	private function send_headers(): void {
		if ( ! self::page()->is_shown() || ( self::step() === '' && self::query_value( self::FIELD . 'key' ) === '' ) ) {
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
		if ( self::step() !== '' && OwnOrigin::is_same_origin() ) {
			$this->handle( self::posted_statement() );
		} else {
			self::print_prefilled_form();
		}
		ModelForm::print_section();
		echo '</div>';
		return (string) ob_get_clean();
	}

	private function handle( WithdrawalNotice $statement ): void {
		$errors  = $statement->errors();
		$visitor = 'vitrina_withdrawal_' . md5( Visitor::address() );
		if ( $errors === [] && WC_Rate_Limiter::retried_too_soon( $visitor ) ) {
			( new WithdrawalForm( $statement, failure: self::wait() ) )->print();
			return;
		}
		$order = $errors === [] ? $this->withdrawals->order_of( $statement ) : null;
		if ( $order === null ) {
			if ( $errors === [] ) {
				WC_Rate_Limiter::set_rate_limit( $visitor, self::RETRY_SECONDS );
			}
			( new WithdrawalForm( $statement, $errors, $errors === [] ? __( 'We found no order with this number and this e-mail address. Both stand in the e-mail that confirms the order.', 'vitrina-companion' ) : '' ) )->print();
			return;
		}
		$this->handle_order( $order, $statement, self::posted_choice() );
	}

	/** @param ?Choice $choice Null as long as the shopper has not seen the order's lines. */
	private function handle_order( WC_Order $order, WithdrawalNotice $statement, ?Choice $choice ): void {
		$withdrawn = Withdrawals::of( $order );
		$token     = self::posted_token();
		// If at most one piece is left, there is nothing to choose.
		$choice ??= array_sum( $withdrawn->all_left() ) > 1 ? null : Choice::all_left( $withdrawn );
		if ( $choice !== null && $token !== '' && self::step() === 'confirm' ) {
			try {
				$stored = $this->withdrawals->store( $order, $statement, $choice, $token );
			} catch ( BusyException ) {
				( new WithdrawalForm( $statement, failure: self::wait(), order: $order, choice: $choice ) )->print();
				return;
			}
			if ( $stored !== null ) {
				Confirmation::print_acknowledgement( $order, $stored );
				return;
			}
			$withdrawn = Withdrawals::of( $order );
		}
		$failure = match ( true ) {
			$withdrawn->is_complete()                     => __( 'There is nothing left in this order to withdraw from.', 'vitrina-companion' ),
			$choice === null                              => '',
			$choice->errors( $withdrawn ) !== []          => __( 'Please check the quantities: there is less left in the order.', 'vitrina-companion' ),
			$choice->is_empty() && $withdrawn->lines !== [] => __( 'Please choose the goods.', 'vitrina-companion' ),
			default                                       => '',
		};
		if ( $choice === null || $failure !== '' ) {
			( new WithdrawalForm( $statement, failure: $failure, order: $order, choice: $choice ) )->print();
			return;
		}
		Confirmation::print_form( $order, $statement, $choice, $withdrawn );
	}

	private static function wait(): string {
		return __( 'Please wait a few seconds, and send it again.', 'vitrina-companion' );
	}

	/** Fills the form in if the link contains an order and its key. */
	private static function print_prefilled_form(): void {
		$order = wc_get_order( (int) self::query_value( self::FIELD . 'order' ) );
		if ( ! $order instanceof WC_Order || ! hash_equals( $order->get_order_key(), self::query_value( self::FIELD . 'key' ) ) || $order->get_order_key() === '' ) {
			( new WithdrawalForm( new WithdrawalNotice() ) )->print();
			return;
		}
		( new WithdrawalForm( new WithdrawalNotice( $order->get_formatted_billing_full_name(), $order->get_order_number(), $order->get_billing_email() ), order: $order ) )->print();
	}

	private static function posted_statement(): WithdrawalNotice {
		$sent = [];
		foreach ( [ 'name', 'order', 'email' ] as $field ) {
			$sent[ $field ] = wp_unslash( $_POST[ self::FIELD . $field ] ?? '' ); // phpcs:ignore WordPress.Security -- Validated by parse(); no nonce, because guests use this form from a cached page.
		}
		return WithdrawalNotice::parse( $sent );
	}

	private static function posted_choice(): ?Choice {
		$sent = wp_unslash( $_POST[ self::FIELD . 'quantity' ] ?? null ); // phpcs:ignore WordPress.Security -- As above; Choice accepts digits only.
		return is_array( $sent ) ? Choice::parse( $sent ) : null;
	}

	/** @return string '' if there is no token, or if it is not 32 hexadecimal digits, as Confirmation prints it. */
	private static function posted_token(): string {
		$token = $_POST[ self::FIELD . 'token' ] ?? ''; // phpcs:ignore WordPress.Security -- As above.
		return is_string( $token ) && preg_match( '/^[0-9a-f]{32}$/D', $token ) === 1 ? $token : '';
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
