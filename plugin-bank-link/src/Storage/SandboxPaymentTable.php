<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use Vitrina\BankLink\Provider\PaymentRequest;
use Vitrina\BankLink\Provider\SandboxPayment;
use Vitrina\Runtime\Database;

/** Stores payments of the sandbox bank. */
final class SandboxPaymentTable {

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_sandbox_payments';
	}

	public function add( string $payment_id, PaymentRequest $request ): void {
		Database::connection()->insert(
			self::name(),
			[
				'payment_id'  => $payment_id,
				'reference'   => $request->reference,
				'amount'      => $request->amount,
				'currency'    => $request->currency,
				'bic'         => $request->bic,
				'description' => $request->description,
				'return_url'  => $request->return_url,
				'notice_url'  => $request->webhook_url,
				'status'      => 'PENDING',
				'due'         => 0,
			]
		);
	}

	public function find( string $payment_id ): ?SandboxPayment {
		$row = Database::select( 'SELECT * FROM %i WHERE payment_id = %s', self::name(), $payment_id )[0] ?? null;
		if ( ! is_array( $row ) ) {
			return null;
		}
		$text = static fn ( string $name ): string => $row[ $name ] ?? '';
		return new SandboxPayment( $text( 'payment_id' ), $text( 'reference' ), (int) $text( 'amount' ), $text( 'currency' ), $text( 'bic' ), $text( 'description' ), $text( 'return_url' ), $text( 'notice_url' ), $text( 'status' ), (int) $text( 'due' ) );
	}

	/** @param int $due Unix time from which the bank reports the status. */
	public function set_status( string $payment_id, string $status, int $due ): void {
		Database::connection()->update( self::name(), compact( 'status', 'due' ), compact( 'payment_id' ) );
	}
}
