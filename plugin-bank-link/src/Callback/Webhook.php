<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Callback;

use Vitrina\BankLink\Domain\MessageRejected;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Payment\HandlingResult;
use Vitrina\BankLink\Payment\OrderNotUpdated;
use Vitrina\BankLink\Payment\RefundService;
use Vitrina\BankLink\Payment\ReportHandler;
use Vitrina\BankLink\Provider\Provider;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Wp\CallUrl;
use Vitrina\BankLink\Wp\ConnectionStatus;
use Vitrina\BankLink\Wp\Log;
use Vitrina\BankLink\Wp\RejectionCounter;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;

/**
 * `POST /?wc-api=vitrina_bank_link_notice&provider=ID` with the body
 * `{"orderToken": "…"}` or `{"refundToken": "…"}`: a message of the
 * provider's server about a payment or a refund. After any response other than 200 the
 * provider sends it again.
 */
final readonly class Webhook implements Hookable {

	private const MAX_BODY_BYTES = 16384;

	public function __construct(
		private Providers $providers,
		private ReportHandler $report_handler,
		private RefundService $refund_service,
		private ConnectionStatus $connection_status,
		private RejectionCounter $rejection_counter,
		private Log $log,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_api_' . CallUrl::WEBHOOK, $this->handle( ... ) );
	}

	public function handle(): void {
		// The message is processed even if the sender disconnects.
		ignore_user_abort( true );
		if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || $_SERVER['REQUEST_METHOD'] !== 'POST' ) {
			header( 'Allow: POST' );
			self::respond( 405, 'method' );
		}
		$id       = filter_input( INPUT_GET, 'provider' );
		$provider = is_string( $id ) ? $this->providers->by_id( $id ) : null;
		if ( $provider === null ) {
			self::respond( 404, 'provider' );
		}
		try {
			$this->process( $provider, self::body() );
		} catch ( MessageRejected $exception ) {
			$this->rejection_counter->count( 'notice_refused', $exception->reason->value );
			if ( $exception->reason->is_authentic() ) {
				$this->connection_status->webhook_rejected( $exception->reason );
			}
			self::respond( 400, $exception->reason->value );
		} catch ( OrderNotUpdated | DatabaseException ) {
			$this->log->warning( 'notice_not_settled' );
			header( 'Retry-After: 60' );
			self::respond( 503, 'not_settled' );
		}
	}

	/**
	 * @param array<array-key, mixed> $body
	 * @throws MessageRejected When the message is rejected.
	 * @throws OrderNotUpdated When the order could not be changed.
	 */
	private function process( Provider $provider, array $body ): never {
		if ( array_key_exists( 'refundToken', $body ) ) {
			$this->refund_service->handle_report( $provider->id(), $provider->read_refund( $body['refundToken'] ) );
			$this->connection_status->webhook_received();
			self::respond( 200, 'success' );
		}
		$report = $provider->read_report( $body['orderToken'] ?? null );
		$result = $this->report_handler->handle( $report, Source::Webhook );
		$this->connection_status->webhook_received();
		if ( $result === HandlingResult::Busy ) {
			header( 'Retry-After: 5' );
			self::respond( 409, 'busy' );
		}
		self::respond( 200, 'success' );
	}

	/** @return array<array-key, mixed> */
	private static function body(): array {
		$text = file_get_contents( 'php://input', false, null, 0, self::MAX_BODY_BYTES );
		$data = json_decode( $text === false ? '' : $text, true, 4 );
		return is_array( $data ) ? $data : [];
	}

	private static function respond( int $status, string $code ): never {
		wp_send_json( $status === 200 ? [ 'status' => $code ] : [ 'code' => $code ], $status );
	}
}
