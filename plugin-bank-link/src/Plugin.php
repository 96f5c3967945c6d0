<?php

declare( strict_types=1 );

namespace Vitrina\BankLink;

use Vitrina\BankLink\Admin\Actions;
use Vitrina\BankLink\Admin\Assets;
use Vitrina\BankLink\Admin\HealthPanel;
use Vitrina\BankLink\Admin\Notices;
use Vitrina\BankLink\Admin\OrderBox;
use Vitrina\BankLink\Admin\ShownOrder;
use Vitrina\BankLink\Blocks\Blocks;
use Vitrina\BankLink\Callback\NoticeCall;
use Vitrina\BankLink\Callback\ReturnCall;
use Vitrina\BankLink\Callback\SandboxPage;
use Vitrina\BankLink\Gateway\BankList;
use Vitrina\BankLink\Gateway\Gateways;
use Vitrina\BankLink\Gateway\PlacedCart;
use Vitrina\BankLink\Gateway\Storefront;
use Vitrina\BankLink\Payment\ClaimedStatus;
use Vitrina\BankLink\Payment\OrderBook;
use Vitrina\BankLink\Payment\Poll;
use Vitrina\BankLink\Payment\Receiver;
use Vitrina\BankLink\Payment\Refunder;
use Vitrina\BankLink\Payment\Starter;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Storage\ClaimTable;
use Vitrina\BankLink\Storage\EventTable;
use Vitrina\BankLink\Storage\RefundTable;
use Vitrina\BankLink\Storage\SandboxLedger;
use Vitrina\BankLink\Storage\Schema;
use Vitrina\BankLink\Wp\Health;
use Vitrina\BankLink\Wp\Log;
use Vitrina\BankLink\Wp\Refusals;
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
	public readonly Receiver $receiver;
	public readonly Starter $starter;
	public readonly Refunder $refunder;
	public readonly Poll $poll;
	public readonly BankList $bank_list;
	public readonly Log $log;

	private readonly EventTable $events;
	private readonly ClaimTable $claims;
	private readonly SandboxLedger $ledger;
	private readonly Health $health;

	private function __construct() {
		$this->settings  = new Settings();
		$this->log       = new Log();
		$this->health    = new Health();
		$this->attempts  = new AttemptTable();
		$this->events    = new EventTable();
		$this->claims    = new ClaimTable();
		$this->ledger    = new SandboxLedger();
		$this->providers = new Providers( $this->settings, new WpHttp( $this->health ), new SystemClock(), $this->ledger );
		$this->receiver  = new Receiver( $this->attempts, $this->claims, new OrderBook( $this->attempts ), $this->events );
		$this->starter   = new Starter( $this->attempts, $this->events, $this->receiver );
		$this->refunder  = new Refunder( $this->attempts, new RefundTable(), $this->events, $this->claims, $this->providers );
		$this->poll      = new Poll( $this->attempts, $this->claims, $this->providers, $this->receiver, $this->log );
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
	 * @return list<HasHooks>
	 */
	private function parts(): array {
		$notices = new Notices();
		return [
			new Schema(),
			new Gateways(),
			new Storefront( $this->attempts ),
			new PlacedCart(),
			new Blocks( $this->settings ),
			new ReturnCall( $this->providers, $this->receiver, $this->attempts, new Refusals( $this->log ), $this->log ),
			new NoticeCall( $this->providers, $this->receiver, $this->refunder, $this->health, new Refusals( $this->log ), $this->log ),
			new SandboxPage( $this->providers, $this->ledger ),
			new ClaimedStatus( $this->attempts, $this->claims ),
			$this->poll,
			$this->bank_list,
			new OrderBox( $this->attempts, $this->events, $this->refunder, $notices ),
			new ShownOrder(),
			new HealthPanel( $this->health, $this->attempts, $notices ),
			new Actions( $this->attempts, $this->poll, $this->refunder, $this->bank_list, $this->health, $notices ),
			new Assets(),
		];
	}
}
