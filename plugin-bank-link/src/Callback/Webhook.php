<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Callback;

use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Hookable;
use Vitrina\BankLink\Payment\HandlingResult;
use Vitrina\BankLink\Payment\OrderNotUpdated;
use Vitrina\BankLink\Payment\RefundService;
use Vitrina\BankLink\Payment\ReportHandler;
use Vitrina\BankLink\Provider\Provider;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Storage\DatabaseException;
use Vitrina\BankLink\Wp\CallUrl;
use Vitrina\BankLink\Wp\ConnectionStatus;
use Vitrina\BankLink\Wp\Log;
use Vitrina\BankLink\Wp\RejectionCounter;

/**
 * `POST /?wc-api=vitrina_bank_link_notice&provider=ID` with the body
 * `{"orderToken": "…"}` or `{"refundToken": "…"}`: the provider's server tells
 * how a payment ended. Anything but 200 makes it tell again.
 */
final readonly class Webhook implements Hookable {

	private const LONGEST_BODY = 16384;

	public function __construct(
		private Providers $providers,
		private ReportHandler $receiver,
		private RefundService $refunder,
		private ConnectionStatus $health,
		private RejectionCounter $refusals,
		private Log $log,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_api_' . CallUrl::NOTICE, $this->answer( ... ) );
	}

	public function answer(): void {
		// Whoever hangs up early has told all the same.
		ignore_user_abort( true );
		if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || $_SERVER['REQUEST_METHOD'] !== 'POST' ) {
			header( 'Allow: POST' );
			self::say( 405, 'method' );
		}
		$id       = filter_input( INPUT_GET, 'provider' );
		$provider = is_string( $id ) ? $this->providers->by_id( $id ) : null;
		if ( $provider === null ) {
			self::say( 404, 'provider' );
		}
		try {
			$this->take( $provider, self::body() );
		} catch ( MessageRejected $refused ) {
			$this->refusals->count( 'notice_refused', $refused->reason->value );
			if ( $refused->reason->is_authentic() ) {
				$this->health->notice_refused( $refused->reason );
			}
			self::say( 400, $refused->reason->value );
		} catch ( OrderNotUpdated | DatabaseException ) {
			$this->log->warning( 'notice_not_settled' );
			header( 'Retry-After: 60' );
			self::say( 503, 'not_settled' );
		}
	}

	/**
	 * @param array<array-key, mixed> $body
	 * @throws MessageRejected When it is to change nothing.
	 * @throws OrderNotUpdated When the order did not take it.
	 */
	private function take( Provider $provider, array $body ): never {
		if ( array_key_exists( 'refundToken', $body ) ) {
			$this->refunder->report( $provider->id(), $provider->read_refund( $body['refundToken'] ) );
			$this->health->notice_came();
			self::say( 200, 'success' );
		}
		$report   = $provider->read( $body['orderToken'] ?? null );
		$received = $this->receiver->receive( $report, Source::Notice );
		$this->health->notice_came();
		if ( $received === HandlingResult::Busy ) {
			header( 'Retry-After: 5' );
			self::say( 409, 'busy' );
		}
		self::say( 200, 'success' );
	}

	/**
	 * @return array<array-key, mixed>
	 */
	private static function body(): array {
		$text = file_get_contents( 'php://input', false, null, 0, self::LONGEST_BODY );
		$data = json_decode( $text === false ? '' : $text, true, 4 );
		return is_array( $data ) ? $data : [];
	}

	private static function say( int $status, string $word ): never {
		wp_send_json( $status === 200 ? [ 'status' => $word ] : [ 'code' => $word ], $status );
	}
}
