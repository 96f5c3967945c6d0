<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress;

use Vitrina\LpExpress\Admin\ListActions;
use Vitrina\LpExpress\Admin\ListPanel;
use Vitrina\LpExpress\Admin\Notices;
use Vitrina\LpExpress\Admin\SettingsSection;
use Vitrina\LpExpress\Ajax\SaveSelectedTerminal;
use Vitrina\LpExpress\Blocks\Blocks;
use Vitrina\LpExpress\Blocks\CartExtension;
use Vitrina\LpExpress\Checkout\ChosenRates;
use Vitrina\LpExpress\Checkout\ClassicCheckout;
use Vitrina\LpExpress\Checkout\ClassicField;
use Vitrina\LpExpress\Checkout\PayForOrder;
use Vitrina\LpExpress\Checkout\Phone;
use Vitrina\LpExpress\Checkout\PickerIsland;
use Vitrina\LpExpress\Checkout\PickerProps;
use Vitrina\LpExpress\Checkout\SavedSelection;
use Vitrina\LpExpress\Checkout\Shopper;
use Vitrina\LpExpress\Checkout\StoreApiCheckout;
use Vitrina\LpExpress\Cli\TerminalsCommand;
use Vitrina\LpExpress\Domain\TerminalValidator;
use Vitrina\LpExpress\Import\DailyJob;
use Vitrina\LpExpress\Import\Importer;
use Vitrina\LpExpress\Import\ImportRequest;
use Vitrina\LpExpress\Import\RefreshLog;
use Vitrina\LpExpress\Import\TerminalUpdate;
use Vitrina\LpExpress\Order\OrderScreen;
use Vitrina\LpExpress\Order\OrdersList;
use Vitrina\LpExpress\Order\OrderTerminal;
use Vitrina\LpExpress\Order\RestField;
use Vitrina\LpExpress\Order\ShopperDisplay;
use Vitrina\LpExpress\Order\TerminalNote;
use Vitrina\LpExpress\Rest\TerminalsRoute;
use Vitrina\LpExpress\Storage\Schema;
use Vitrina\LpExpress\Storage\SelectionTable;
use Vitrina\LpExpress\Storage\Terminals;
use Vitrina\LpExpress\Storage\TerminalTable;
use Vitrina\LpExpress\Storefront\DeliveryInformation;
use Vitrina\LpExpress\WooCommerce\LegacyFilters;
use Vitrina\LpExpress\WooCommerce\Shipping;
use Vitrina\LpExpress\Wp\Settings;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;

/** Creates and wires all objects of the plugin. */
final class Plugin {

	private static ?self $instance = null;

	public readonly Terminals $terminals;
	public readonly Settings $settings;
	public readonly PickerProps $picker_props;
	public readonly Importer $importer;
	public readonly TerminalUpdate $update;

	private readonly RefreshLog $refresh_log;
	private readonly SelectionTable $selections;
	private readonly SavedSelection $selection;
	private readonly Shopper $shopper;
	private readonly ChosenRates $rates;
	private readonly TerminalValidator $validator;
	private readonly OrderTerminal $order_terminal;

	private function __construct() {
		$this->settings       = new Settings();
		$this->terminals      = new TerminalTable();
		$this->selections     = new SelectionTable();
		$this->refresh_log    = new RefreshLog();
		$this->importer       = new Importer( $this->terminals );
		$this->update         = new TerminalUpdate( $this->settings, $this->terminals, $this->refresh_log );
		$this->shopper        = new Shopper();
		$this->rates          = new ChosenRates();
		$this->validator      = new TerminalValidator( $this->terminals );
		$this->selection      = new SavedSelection( $this->selections, $this->terminals, $this->shopper );
		$this->order_terminal = new OrderTerminal( $this->terminals );
		$this->picker_props   = new PickerProps( $this->terminals, $this->selection, $this->shopper, $this->settings );
	}

	/** WooCommerce instantiates shipping methods itself, so they get their dependencies here. */
	public static function instance(): self {
		return self::$instance ??= new self();
	}

	/** Scripts and styles of the build. */
	public static function assets(): BuiltAssets {
		return new BuiltAssets( dirname( PLUGIN_FILE ), VERSION, 'vitrina-lpexpress' );
	}

	public function register_hooks(): void {
		foreach ( $this->hookables() as $hookable ) {
			$hookable->register_hooks();
		}
	}

	/** @return list<Hookable> */
	private function hookables(): array {
		$island  = new PickerIsland();
		$notices = new Notices();
		$phone   = new Phone( $this->terminals );
		return [
			new Schema(),
			new Shipping( $this->settings ),
			new TerminalsRoute( $this->terminals ),
			$this->selection,
			new SaveSelectedTerminal( $this->validator, $this->selection, $this->shopper ),
			$island,
			$phone,
			new ClassicField( $island, $this->picker_props, $this->terminals, $this->selection, $this->shopper, $this->rates, $phone ),
			new ClassicCheckout( $this->validator, $this->selection, $this->rates, $this->order_terminal, $this->shopper ),
			new StoreApiCheckout( $this->validator, $this->selection, $this->rates, $this->order_terminal ),
			new PayForOrder( $this->validator, $this->rates, $this->order_terminal, $this->terminals ),
			new CartExtension( $this->validator, $this->selection, $this->shopper, $this->terminals ),
			new Blocks( $this->picker_props, $this->settings ),
			new DailyJob( $this->update, $this->selections ),
			new ImportRequest( $this->importer ),
			new LegacyFilters( $this->terminals ),
			new DeliveryInformation( $this->terminals ),
			new ShopperDisplay( $this->order_terminal ),
			new TerminalNote( $this->order_terminal ),
			new OrdersList( $this->order_terminal ),
			new OrderScreen( $this->order_terminal, $this->rates, $this->validator, $this->terminals ),
			new RestField( $this->order_terminal ),
			new SettingsSection( $this->settings ),
			new ListPanel( $this->terminals, $this->refresh_log, $this->settings, $notices ),
			new ListActions( $this->importer, $this->update, $notices ),
			new TerminalsCommand( $this->importer, $this->update ),
		];
	}
}
