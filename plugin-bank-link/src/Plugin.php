<?php

declare( strict_types=1 );

namespace Vitrina\BankLink;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\SettingsLink;
use Vitrina\Runtime\SystemClock;

/** Creates and wires all objects of the plugin. */
final class Plugin {

	private static ?self $instance = null;

	public readonly Wp\Settings $settings;
	public readonly Provider\Providers $providers;
	public readonly Storage\AttemptTable $attempts;
	public readonly Payment\ReportHandler $report_handler;
	public readonly Payment\PaymentInitiator $payment_initiator;
	public readonly Payment\RefundService $refund_service;
	public readonly Payment\Poller $poller;
	public readonly Gateway\BankList $bank_list;
	public readonly Wp\Log $log;

	private readonly Storage\EventTable $events;
	private readonly Storage\LockTable $locks;
	private readonly Storage\SandboxPaymentTable $sandbox_payments;
	private readonly Wp\ConnectionStatus $connection_status;

	private function __construct() {
		$this->settings          = new Wp\Settings();
		$this->log               = new Wp\Log();
		$this->connection_status = new Wp\ConnectionStatus();
		$this->attempts          = new Storage\AttemptTable();
		$this->events            = new Storage\EventTable();
		$this->locks             = new Storage\LockTable();
		$this->sandbox_payments  = new Storage\SandboxPaymentTable();
		$this->providers         = new Provider\Providers( $this->settings, new Wp\WpHttp( $this->connection_status ), new SystemClock(), $this->sandbox_payments );
		$this->report_handler    = new Payment\ReportHandler( $this->attempts, $this->locks, new Payment\WooCommerceOrderRepository( $this->attempts ), $this->events );
		$this->payment_initiator = new Payment\PaymentInitiator( $this->attempts, $this->events, $this->report_handler );
		$this->refund_service    = new Payment\RefundService( $this->attempts, new Storage\RefundTable(), $this->events, $this->locks, $this->providers );
		$this->poller            = new Payment\Poller( $this->attempts, $this->locks, $this->providers, $this->report_handler, $this->log );
		$this->bank_list         = new Gateway\BankList( $this->providers, $this->settings, $this->connection_status, $this->log );
	}

	/** WooCommerce instantiates gateways itself, so they get their dependencies here. */
	public static function instance(): self {
		return self::$instance ??= new self();
	}

	public static function assets(): BuiltAssets {
		return new BuiltAssets( dirname( PLUGIN_FILE ), VERSION, 'vitrina-bank-link' );
	}

	public function register_hooks(): void {
		foreach ( $this->hookables() as $hookable ) {
			$hookable->register_hooks();
		}
	}

	/** @return list<Hookable> */
	private function hookables(): array {
		$notices = new Admin\Notices();
		return [
			new Storage\Schema(),
			new Gateway\Storefront( $this->attempts, $this->settings ),
			new Gateway\PendingCart(),
			new Callback\ReturnCall( $this->providers, $this->report_handler, $this->attempts, new Wp\RejectionCounter( $this->log ), $this->log ),
			new Callback\Webhook( $this->providers, $this->report_handler, $this->refund_service, $this->connection_status, new Wp\RejectionCounter( $this->log ), $this->log ),
			new Callback\SandboxPage( $this->providers, $this->sandbox_payments ),
			new Payment\StatusLock( $this->attempts, $this->locks ),
			$this->poller,
			$this->bank_list,
			new SettingsLink( PLUGIN_FILE, 'admin.php?page=wc-settings&tab=checkout&section=' . Wp\Settings::GATEWAY ),
			new Setup\SandboxStep( $this->settings, $this->providers, $this->bank_list ),
			new Admin\OrderBox( $this->attempts, $this->events, $this->refund_service, $notices ),
			new Admin\OrderConcurrencyCheck(),
			new Admin\ConnectionStatusPanel( $this->connection_status, $this->attempts, $notices ),
			new Admin\Actions( $this->attempts, $this->poller, $this->refund_service, $this->bank_list, $this->connection_status, $notices ),
		];
	}
}
