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

	/** Identifies the provider; stored with every attempt. */
	public function id(): string;

	public function is_ready(): bool;

	/**
	 * The current banks. May send a request: never call it in a request of a shopper.
	 *
	 * @return list<Bank>
	 * @throws ProviderFailed When the provider returns no list.
	 */
	public function banks(): array;

	/** @throws ProviderFailed When the payment could not be created. */
	public function create_payment( PaymentRequest $request ): CreatedPayment;

	/**
	 * @param mixed $token From the return URL or a webhook, not verified.
	 * @throws MessageRejected When the token is not signed by the provider, not for this shop, or not valid now.
	 */
	public function read_report( mixed $token ): Report;

	/**
	 * The current status of a payment.
	 *
	 * @throws ProviderFailed  When the provider sends no usable response.
	 * @throws MessageRejected When the response is invalid.
	 */
	public function fetch_status( Attempt $attempt ): Report;

	/**
	 * Idempotent: two calls with the same key refund once.
	 *
	 * @param int $amount Minor units.
	 * @throws ProviderFailed Unless the provider has certainly accepted the refund.
	 */
	public function refund( Attempt $attempt, int $amount, string $idempotency_key ): RefundResponse;

	/**
	 * @param mixed $token From a webhook, not verified.
	 * @throws MessageRejected When the token is not signed by the provider, not for this shop, or not valid now.
	 */
	public function read_refund( mixed $token ): RefundResponse;
}
