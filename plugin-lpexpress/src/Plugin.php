<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;

/** Creates and wires all objects of the plugin. */
final class Plugin {

	private static ?self $instance = null;

	public readonly Domain\Terminals $terminals;
	public readonly Wp\Settings $settings;
	public readonly Checkout\PickerProps $picker_props;
	public readonly Import\Importer $importer;
	public readonly Import\TerminalUpdate $update;

	private readonly Import\RefreshLog $refresh_log;
	private readonly Storage\SelectionTable $selections;
	private readonly Checkout\SavedSelection $selection;
	private readonly Domain\TerminalValidator $validator;
	private readonly Order\OrderTerminal $order_terminal;

	private function __construct() {
		$this->settings       = new Wp\Settings();
		$this->terminals      = new Storage\TerminalTable();
		$this->selections     = new Storage\SelectionTable();
		$this->refresh_log    = new Import\RefreshLog();
		$this->importer       = new Import\Importer( $this->terminals );
		$this->update         = new Import\TerminalUpdate( $this->settings, $this->terminals, $this->refresh_log );
		$this->validator      = new Domain\TerminalValidator( $this->terminals );
		$this->selection      = new Checkout\SavedSelection( $this->selections, $this->terminals );
		$this->order_terminal = new Order\OrderTerminal( $this->terminals );
		$this->picker_props   = new Checkout\PickerProps( $this->terminals, $this->selection, $this->settings );
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
		$island  = new Checkout\PickerIsland();
		$notices = new Admin\Notices();
		$phone   = new Checkout\Phone( $this->terminals );
		return [
			new Storage\Schema(),
			new WooCommerce\Shipping( $this->settings ),
			new Rest\TerminalsRoute( $this->terminals ),
			$this->selection,
			new Ajax\SaveSelectedTerminal( $this->validator, $this->selection ),
			$island,
			$phone,
			new Checkout\ClassicField( $island, $this->picker_props, $this->terminals, $this->selection, $phone ),
			new Checkout\ClassicCheckout( $this->validator, $this->selection, $this->order_terminal ),
			new Checkout\StoreApiCheckout( $this->validator, $this->selection, $this->order_terminal ),
			new Checkout\PayForOrder( $this->validator, $this->order_terminal, $this->terminals ),
			new Blocks\CartExtension( $this->validator, $this->selection, $this->terminals ),
			new Blocks\Blocks( $this->picker_props, $this->settings ),
			new Import\DailyJob( $this->update, $this->selections ),
			new WooCommerce\LegacyFilters( $this->terminals ),
			new Storefront\DeliveryInformation( $this->terminals ),
			new Order\ShopperDisplay( $this->order_terminal ),
			new Order\TerminalNote( $this->order_terminal ),
			new Order\OrdersList( $this->order_terminal ),
			new Order\OrderScreen( $this->order_terminal, $this->validator, $this->terminals ),
			new Order\RestField( $this->order_terminal ),
			new Admin\SettingsSection( $this->settings ),
			new Admin\ListPanel( $this->terminals, $this->refresh_log, $this->settings, $notices ),
			new Admin\ListActions( $this->importer, $this->update, $notices ),
			new Cli\TerminalsCommand( $this->importer, $this->update ),
		];
	}
}
