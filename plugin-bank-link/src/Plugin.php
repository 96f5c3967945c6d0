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
use Vitrina\BankLink\Wp\SystemClock;
use Vitrina\BankLink\Wp\WpHttp;

/**
 * Puts the parts together, by hand, in one place.
 */
final class Plugin {

	private static ?self $instance = null;

	public readonly Settings $settings;
	public readonly Providers $providers;
	public readonly AttemptTable $attempts;
	public readonly ReportHandler $receiver;
	public readonly PaymentInitiator $starter;
	public readonly RefundService $refunder;
	public readonly Poller $poll;
	public readonly BankList $bank_list;
	public readonly Log $log;

	private readonly EventTable $events;
	private readonly LockTable $claims;
	private readonly SandboxPaymentTable $ledger;
	private readonly ConnectionStatus $health;

	private function __construct() {
		$this->settings  = new Settings();
		$this->log       = new Log();
		$this->health    = new ConnectionStatus();
		$this->attempts  = new AttemptTable();
		$this->events    = new EventTable();
		$this->claims    = new LockTable();
		$this->ledger    = new SandboxPaymentTable();
		$this->providers = new Providers( $this->settings, new WpHttp( $this->health ), new SystemClock(), $this->ledger );
		$this->receiver  = new ReportHandler( $this->attempts, $this->claims, new WooCommerceOrderRepository( $this->attempts ), $this->events );
		$this->starter   = new PaymentInitiator( $this->attempts, $this->events, $this->receiver );
		$this->refunder  = new RefundService( $this->attempts, new RefundTable(), $this->events, $this->claims, $this->providers );
		$this->poll      = new Poller( $this->attempts, $this->claims, $this->providers, $this->receiver, $this->log );
		$this->bank_list = new BankList( $this->providers, $this->settings, $this->health, $this->log );
	}

	/**
	 * WooCommerce makes gateways itself, so they need a place to ask.
	 */
	public static function instance(): self {
		return self::$instance ??= new self();
	}

	public function register_hooks(): void {
		foreach ( $this->parts() as $part ) {
			$part->register_hooks();
		}
	}

	/**
	 * @return list<Hookable>
	 */
	private function parts(): array {
		$notices = new Notices();
		return [
			new Schema(),
			new Gateways(),
			new Storefront( $this->attempts ),
			new PendingCart(),
			new Blocks( $this->settings ),
			new ReturnCall( $this->providers, $this->receiver, $this->attempts, new RejectionCounter( $this->log ), $this->log ),
			new Webhook( $this->providers, $this->receiver, $this->refunder, $this->health, new RejectionCounter( $this->log ), $this->log ),
			new SandboxPage( $this->providers, $this->ledger ),
			new StatusLock( $this->attempts, $this->claims ),
			$this->poll,
			$this->bank_list,
			new OrderBox( $this->attempts, $this->events, $this->refunder, $notices ),
			new OrderConcurrencyCheck(),
			new ConnectionStatusPanel( $this->health, $this->attempts, $notices ),
			new Actions( $this->attempts, $this->poll, $this->refunder, $this->bank_list, $this->health, $notices ),
			new Assets(),
		];
	}
}
