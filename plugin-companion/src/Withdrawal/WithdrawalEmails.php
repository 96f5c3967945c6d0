<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Runtime\Hookable;
use WC_Email;

/** Registers the two e-mails about withdrawals with WooCommerce. */
final class WithdrawalEmails implements Hookable {
	public function register_hooks(): void {
		add_filter( 'woocommerce_email_classes', $this->add( ... ) );
	}

	/**
	 * @param array<string, WC_Email> $emails
	 * @return array<string, WC_Email>
	 */
	private function add( array $emails ): array {
		return $emails + [
			'VitrinaWithdrawal'         => new WithdrawalEmail( true ),
			'VitrinaCustomerWithdrawal' => new WithdrawalEmail( false ),
		];
	}
}
