<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\Withdrawal\Domain\Withdrawal;
use WC_Email;
use WC_Order;

/**
 * An e-mail about a withdrawal, with the complete statement and its time of receipt: the
 * acknowledgement for the consumer (Directive 2011/83/EU, article 11a), and the same for the shop.
 * Created in the filter `woocommerce_email_classes`, because the class that it extends is loaded only then.
 */
final class WithdrawalEmail extends WC_Email {
	/** The withdrawal of the current e-mail. */
	private ?Withdrawal $withdrawal = null;

	public function __construct( private readonly bool $is_for_shop ) {
		$this->id             = $is_for_shop ? 'vitrina_withdrawal' : 'customer_vitrina_withdrawal';
		$this->customer_email = ! $is_for_shop;
		$this->title          = $is_for_shop ? __( 'Withdrawal from a contract', 'vitrina-companion' ) : __( 'Acknowledgement of a withdrawal', 'vitrina-companion' );
		$this->description    = $is_for_shop
			? __( 'Tells the shop that a customer has withdrawn from a contract.', 'vitrina-companion' )
			: __( 'Tells the customer that the withdrawal was received, and when. Required by law.', 'vitrina-companion' );
		$this->template_base  = dirname( __DIR__, 2 ) . '/templates/';
		$this->template_html  = 'emails/withdrawal.php';
		$this->template_plain = 'emails/plain/withdrawal.php';
		$this->placeholders   = [
			'{order_number}' => '',
			'{received_at}'  => '',
		];
		add_action( Withdrawals::RECEIVED, $this->trigger( ... ), 10, 2 );
		parent::__construct();
		if ( $is_for_shop ) {
			$shop            = get_option( 'admin_email' );
			$this->recipient = $this->get_option( 'recipient', is_string( $shop ) ? $shop : '' );
		}
	}

	public function get_default_subject(): string {
		return $this->is_for_shop
			? __( '[{site_title}] withdrawal from order {order_number}', 'vitrina-companion' )
			: __( 'We received your withdrawal from order {order_number}', 'vitrina-companion' );
	}

	public function get_default_heading(): string {
		return $this->is_for_shop ? __( 'Withdrawal from order {order_number}', 'vitrina-companion' ) : __( 'We received your withdrawal', 'vitrina-companion' );
	}

	public function get_content_html(): string {
		return $this->content( $this->template_html );
	}

	public function get_content_plain(): string {
		return $this->content( $this->template_plain );
	}

	/** @param int $position Index of the withdrawal in the order, from 0. */
	private function trigger( int $order_id, int $position = 0 ): void {
		$order            = wc_get_order( $order_id );
		$this->withdrawal = $order instanceof WC_Order ? Withdrawals::of( $order )->withdrawals[ $position ] ?? null : null;
		if ( ! $order instanceof WC_Order || $this->withdrawal === null ) {
			return;
		}
		$this->setup_locale();
		$this->object                         = $order;
		$this->placeholders['{order_number}'] = $order->get_order_number();
		$this->placeholders['{received_at}']  = NoticeLines::moment( $this->withdrawal->received_at );
		if ( ! $this->is_for_shop ) {
			$this->recipient = $this->withdrawal->statement->email;
		}
		$is_wanted = $this->is_enabled() && $this->get_recipient() !== '';
		if ( $is_wanted && ! $this->send( $this->get_recipient(), $this->get_subject(), $this->get_content(), $this->get_headers(), $this->get_attachments() ) ) {
			/* translators: %s: e-mail address. */
			$order->add_order_note( sprintf( __( 'The e-mail about the withdrawal could not be sent to %s: send it yourself.', 'vitrina-companion' ), esc_html( $this->get_recipient() ) ) );
		}
		$this->restore_locale();
	}

	private function content( string $template ): string {
		$order = $this->object;
		if ( ! $order instanceof WC_Order || $this->withdrawal === null ) {
			return '';
		}
		return wc_get_template_html(
			$template,
			[
				'email'         => $this,
				'email_heading' => $this->get_heading(),
				'introduction'  => $this->introduction(),
				'lines'         => NoticeLines::of( $order, $this->withdrawal ),
				'order'         => $order,
				'sent_to_admin' => $this->is_for_shop,
			],
			'',
			$this->template_base
		);
	}

	private function introduction(): string {
		return $this->format_string(
			$this->is_for_shop
				? __( 'A customer has withdrawn from the contract. Received: {received_at}.', 'vitrina-companion' )
				: __( 'We received your notice of withdrawal from the contract: {received_at}. Please keep this e-mail. You stated:', 'vitrina-companion' )
		);
	}
}
