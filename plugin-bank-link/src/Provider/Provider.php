<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\Report;

/**
 * Whoever carries payments between the shop and the banks. All that differs
 * between providers stands behind this.
 */
interface Provider {

	/**
	 * Stored with every attempt.
	 */
	public function id(): string;

	/**
	 * Whether it has all it needs to take payments.
	 */
	public function is_ready(): bool;

	/**
	 * The banks of today. May go over the network: never while a shopper waits.
	 *
	 * @return list<Bank>
	 * @throws ProviderFailed When it gives no list.
	 */
	public function banks(): array;

	/**
	 * @throws ProviderFailed When no payment could be begun.
	 */
	public function begin( PaymentOrder $order ): CreatedPayment;

	/**
	 * @param mixed $token As it came with the shopper or with a notice.
	 * @throws MessageRejected When the provider has not signed it, or not for this shop.
	 */
	public function read( mixed $token ): Report;

	/**
	 * How a payment stands.
	 *
	 * @throws ProviderFailed  When it gives no answer.
	 * @throws MessageRejected When the answer is not about a payment of this shop.
	 */
	public function ask( Attempt $attempt ): Report;

	/**
	 * Asked twice with one key, it pays back once.
	 *
	 * @param int $amount Minor units.
	 * @throws ProviderFailed When it is not known to have been accepted.
	 */
	public function refund( Attempt $attempt, int $amount, string $idempotency_key ): RefundResponse;

	/**
	 * @param mixed $token As it came with a notice.
	 * @throws MessageRejected When the provider has not signed it, or not for this shop.
	 */
	public function read_refund( mixed $token ): RefundResponse;
}
