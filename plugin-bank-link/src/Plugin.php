<?php

declare( strict_types=1 );

namespace Vitrina\BankLink;

use Vitrina\BankLink\Admin\Actions;
use Vitrina\BankLink\Admin\Assets;
use Vitrina\BankLink\Admin\ConnectionStatusPanel;
use Vitrina\BankLink\Admin\Notices;
use Vitrina\BankLink\Admin\OrderBox;
use Vitrina\BankLink\Admin\OrderConcurrencyCheck;
use Vitrina\BankLink\Blocks\Blocks;
use Vitrina\BankLink\Callback\ReturnCall;
use Vitrina\BankLink\Callback\SandboxPage;
use Vitrina\BankLink\Callback\Webhook;
use Vitrina\BankLink\Gateway\BankList;
use Vitrina\BankLink\Gateway\Gateways;
use Vitrina\BankLink\Gateway\PendingCart;
use Vitrina\BankLink\Gateway\Storefront;
use Vitrina\BankLink\Payment\PaymentInitiator;
use Vitrina\BankLink\Payment\Poller;
use Vitrina\BankLink\Payment\RefundService;
use Vitrina\BankLink\Payment\ReportHandler;
use Vitrina\BankLink\Payment\StatusLock;
use Vitrina\BankLink\Payment\WooCommerceOrderRepository;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Storage\EventTable;
use Vitrina\BankLink\Storage\LockTable;
use Vitrina\BankLink\Storage\RefundTable;
use Vitrina\BankLink\Storage\SandboxPaymentTable;
use Vitrina\BankLink\Storage\Schema;
use Vitrina\BankLink\Wp\ConnectionStatus;
use Vitrina\BankLink\Wp\Log;
use Vitrina\BankLink\Wp\RejectionCounter;
use Vitrina\BankLink\Wp\Settings;
use Vitrina\BankLink\Wp\WpHttp;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\SystemClock;

/** Creates and wires all objects of the plugin. */
final class Plugin {

	private static ?self $instance = null;

	public readonly Settings $settings;
	public readonly Providers $providers;
	public readonly AttemptTable $attempts;
	public readonly ReportHandler $report_handler;
	public readonly PaymentInitiator $payment_initiator;
	public readonly RefundService $refund_service;
	public readonly Poller $poller;
	public readonly BankList $bank_list;
	public readonly Log $log;

	private readonly EventTable $events;
	private readonly LockTable $locks;
	private readonly SandboxPaymentTable $sandbox_payments;
	private readonly ConnectionStatus $connection_status;

	private function __construct() {
		$this->settings          = new Settings();
		$this->log               = new Log();
		$this->connection_status = new ConnectionStatus();
		$this->attempts          = new AttemptTable();
		$this->events            = new EventTable();
		$this->locks             = new LockTable();
		$this->sandbox_payments  = new SandboxPaymentTable();
		$this->providers         = new Providers( $this->settings, new WpHttp( $this->connection_status ), new SystemClock(), $this->sandbox_payments );
		$this->report_handler    = new ReportHandler( $this->attempts, $this->locks, new WooCommerceOrderRepository( $this->attempts ), $this->events );
		$this->payment_initiator = new PaymentInitiator( $this->attempts, $this->events, $this->report_handler );
		$this->refund_service    = new RefundService( $this->attempts, new RefundTable(), $this->events, $this->locks, $this->providers );
		$this->poller            = new Poller( $this->attempts, $this->locks, $this->providers, $this->report_handler, $this->log );
		$this->bank_list         = new BankList( $this->providers, $this->settings, $this->connection_status, $this->log );
	}

	/** WooCommerce instantiates gateways itself, so they get their dependencies here. */
	public static function instance(): self {
		return self::$instance ??= new self();
	}

	/** Scripts and styles of the build. */
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
		$notices = new Notices();
		return [
			new Schema(),
			new Gateways(),
			new Storefront( $this->attempts ),
			new PendingCart(),
			new Blocks( $this->settings ),
			new ReturnCall( $this->providers, $this->report_handler, $this->attempts, new RejectionCounter( $this->log ), $this->log ),
			new Webhook( $this->providers, $this->report_handler, $this->refund_service, $this->connection_status, new RejectionCounter( $this->log ), $this->log ),
			new SandboxPage( $this->providers, $this->sandbox_payments ),
			new StatusLock( $this->attempts, $this->locks ),
			$this->poller,
			$this->bank_list,
			new OrderBox( $this->attempts, $this->events, $this->refund_service, $notices ),
			new OrderConcurrencyCheck(),
			new ConnectionStatusPanel( $this->connection_status, $this->attempts, $notices ),
			new Actions( $this->attempts, $this->poller, $this->refund_service, $this->bank_list, $this->connection_status, $notices ),
			new Assets(),
		];
	}
}
