<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\Report;

/**
 * A payment service between the shop and the banks. Everything that differs between
 * providers is behind this interface.
 */
interface Provider {

	/** Stored with every attempt. */
	public function id(): string;

	public function is_ready(): bool;

	/**
	 * The current banks. May send a request: never call it in a request of a shopper.
	 *
	 * @return list<Bank>
	 * @throws ProviderFailed When it returns no list.
	 */
	public function banks(): array;

	/** @throws ProviderFailed When the payment could not be created. */
	public function create_payment( PaymentOrder $order ): CreatedPayment;

	/**
	 * @param mixed $token From the return URL or a webhook, not verified.
	 * @throws MessageRejected When it is not signed by the provider, or not for this shop.
	 */
	public function read_report( mixed $token ): Report;

	/**
	 * The current status of a payment.
	 *
	 * @throws ProviderFailed  When it returns no response.
	 * @throws MessageRejected When the response is invalid.
	 */
	public function fetch_status( Attempt $attempt ): Report;

	/**
	 * Idempotent: two calls with the same key refund once.
	 *
	 * @param int $amount Minor units.
	 * @throws ProviderFailed When it was not certainly accepted.
	 */
	public function refund( Attempt $attempt, int $amount, string $idempotency_key ): RefundResponse;

	/**
	 * @param mixed $token From a webhook, not verified.
	 * @throws MessageRejected When it is not signed by the provider, or not for this shop.
	 */
	public function read_refund( mixed $token ): RefundResponse;
}
