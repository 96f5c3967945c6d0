<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\Withdrawal\Domain\Choice;
use Vitrina\Companion\Withdrawal\Domain\OrderLine;
use Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice;
use Vitrina\Companion\Withdrawal\Domain\Withdrawn;
use WC_Order;

/** The first step of the form: who withdraws from which order, and, once the order is known, from which goods. */
final readonly class WithdrawalForm {
	/**
	 * @param list<string> $errors  Names of invalid fields.
	 * @param string       $failure Error of the whole form; '' for none.
	 * @param ?WC_Order    $order   Null until it is known.
	 * @param ?Choice      $choice  Null for all that is left.
	 */
	public function __construct(
		private WithdrawalNotice $statement,
		private array $errors = [],
		private string $failure = '',
		private ?WC_Order $order = null,
		private ?Choice $choice = null,
	) {}

	public function print(): void {
		$withdrawn = $this->order === null ? null : Withdrawals::of( $this->order );
		self::print_rule( $this->order );
		if ( $this->failure !== '' ) {
			printf( '<div class="woocommerce-error" role="alert">%s</div>', esc_html( $this->failure ) );
		}
		if ( $withdrawn !== null ) {
			self::print_earlier( $withdrawn );
		}
		if ( $withdrawn !== null && $withdrawn->is_complete() ) {
			return;
		}
		self::open( 'state' );
		$this->print_field( 'name', __( 'Your name', 'vitrina-companion' ), $this->statement->name, 'autocomplete="name"', __( 'Please enter your name.', 'vitrina-companion' ) );
		$this->print_field( 'order', __( 'Order number', 'vitrina-companion' ), $this->statement->order, 'autocomplete="off"', __( 'Please enter the number of the order.', 'vitrina-companion' ) );
		$this->print_field( 'email', __( 'E-mail address of the order', 'vitrina-companion' ), $this->statement->email, 'type="email" autocomplete="email"', __( 'Please enter the e-mail address of the order.', 'vitrina-companion' ) );
		if ( $withdrawn !== null && $withdrawn->lines !== [] ) {
			$this->print_lines( $withdrawn );
		}
		printf( '<p><button class="button" type="submit">%s</button></p></form>', esc_html__( 'Continue', 'vitrina-companion' ) );
	}

	public static function open( string $step ): void {
		printf( '<form method="post" action="%s" class="woocommerce-form" novalidate><input type="hidden" name="%s" value="%s">', esc_url( WithdrawalPage::url() ), esc_attr( WithdrawalPage::STEP ), esc_attr( $step ) );
	}

	/** Shows earlier withdrawals from the order. */
	public static function print_earlier( Withdrawn $withdrawn ): void {
		if ( $withdrawn->withdrawals === [] ) {
			return;
		}
		printf( '<p>%s</p><ul class="vitrina-withdrawal__before">', esc_html__( 'Withdrawn before:', 'vitrina-companion' ) );
		foreach ( $withdrawn->withdrawals as $withdrawal ) {
			printf( '<li>%s: %s</li>', esc_html( NoticeLines::moment( $withdrawal->received_at ) ), esc_html( NoticeLines::goods( $withdrawal ) ) );
		}
		echo '</ul>';
	}

	/** Prints the right of withdrawal, and its last day if the shop knows it. */
	private static function print_rule( ?WC_Order $order ): void {
		printf( '<p>%s</p>', esc_html__( 'You may withdraw from the contract within 14 days of getting the goods, without giving a reason.', 'vitrina-companion' ) );
		$until = $order === null ? null : OrderRecord::deadline( $order );
		if ( $until === null ) {
			return;
		}
		$text = $until->getTimestamp() < time()
			/* translators: %s: date. */
			? __( 'The 14 days ended on %s. You can still send the form: the shop will answer you.', 'vitrina-companion' )
			/* translators: %s: date. */
			: __( 'The last day for this order: %s.', 'vitrina-companion' );
		printf( '<p class="vitrina-withdrawal__until">%s</p>', esc_html( sprintf( $text, NoticeLines::day( $until ) ) ) );
	}

	private function print_lines( Withdrawn $withdrawn ): void {
		$choice = $this->choice ?? Choice::all_left( $withdrawn );
		$wrong  = $this->choice?->errors( $withdrawn ) ?? [];
		printf( '<fieldset class="vitrina-withdrawal__lines"><legend>%s</legend><p>%s</p>', esc_html__( 'Which goods', 'vitrina-companion' ), esc_html__( 'Enter 0 for goods that you keep.', 'vitrina-companion' ) );
		foreach ( $withdrawn->lines as $line ) {
			$left = $withdrawn->left( $line );
			if ( $left > 0 ) {
				self::print_quantity( $line, $left, $choice->quantity( $line->item_id ), in_array( $line->item_id, $wrong, true ) );
			} else {
				$reason = $line->exemption !== null && $line->is_excluded() ? ProductExemption::reason( $line->exemption ) : __( 'nothing left', 'vitrina-companion' );
				printf( '<p class="vitrina-withdrawal__excluded">%s: %s</p>', esc_html( $line->label() ), esc_html( $reason ) );
			}
		}
		echo '</fieldset>';
	}

	private static function print_quantity( OrderLine $line, int $left, ?int $quantity, bool $is_wrong ): void {
		/* translators: %d: number of pieces. */
		$of   = sprintf( __( 'of %d', 'vitrina-companion' ), $left );
		$note = $line->exemption === null ? '' : ' ' . ProductExemption::reason( $line->exemption ) . '.';
		printf(
			'<p class="form-row form-row-wide%1$s"><label for="withdrawal-line-%2$d">%3$s</label><input class="input-text qty" type="number" inputmode="numeric" min="0" max="%4$d" step="1" id="withdrawal-line-%2$d" name="%5$s[%2$d]" value="%6$s" aria-describedby="withdrawal-line-%2$d-of"%7$s> <span id="withdrawal-line-%2$d-of">%8$s</span></p>',
			esc_attr( $is_wrong ? ' woocommerce-invalid' : '' ),
			absint( $line->item_id ),
			esc_html( $line->name ),
			absint( $left ),
			esc_attr( WithdrawalPage::FIELD . 'quantity' ),
			esc_attr( $quantity === null ? '' : (string) $quantity ),
			$is_wrong ? ' aria-invalid="true"' : '', // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Written here.
			esc_html( $of . '.' . $note )
		);
	}

	/** @param 'name'|'order'|'email' $name */
	private function print_field( string $name, string $label, string $value, string $attributes, string $message ): void {
		$id       = 'withdrawal-' . $name;
		$is_wrong = in_array( $name, $this->errors, true );
		$state    = $is_wrong ? sprintf( ' aria-invalid="true" aria-describedby="%s-mistake"', esc_attr( $id ) ) : '';
		printf(
			'<p class="form-row form-row-wide%1$s"><label for="%2$s">%3$s&nbsp;<span class="required" aria-hidden="true">*</span></label><input class="input-text" id="%2$s" name="%4$s" value="%5$s" maxlength="%6$d" required aria-required="true" %7$s%8$s>',
			esc_attr( $is_wrong ? ' woocommerce-invalid' : '' ),
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( WithdrawalPage::FIELD . $name ),
			esc_attr( $value ),
			absint( WithdrawalNotice::LENGTHS[ $name ] ),
			$attributes, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Written above.
			$state // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
		);
		if ( $is_wrong ) {
			printf( '<span class="checkout-inline-error-message" id="%s-mistake" role="alert">%s</span>', esc_attr( $id ), esc_html( $message ) );
		}
		echo '</p>';
	}
}
