<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\SettingsLink;

/** Creates and wires all objects of the plugin. */
final class Plugin {

	private static ?self $instance = null;

	public readonly Domain\Terminals $terminals;
	public readonly Import\Importer $importer;

	private function __construct() {
		$this->terminals = new Storage\TerminalTable();
		$this->importer  = new Import\Importer( $this->terminals );
	}

	/** WooCommerce instantiates shipping methods itself, so they get their dependencies here. */
	public static function instance(): self {
		return self::$instance ??= new self();
	}

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
		$settings       = new Wp\Settings();
		$selections     = new Storage\SelectionTable();
		$refresh_log    = new Import\RefreshLog();
		$update         = new Import\TerminalUpdate( $settings, $this->terminals, $refresh_log );
		$validator      = new Domain\TerminalValidator( $this->terminals );
		$selection      = new Checkout\SavedSelection( $selections, $this->terminals );
		$order_terminal = new Order\OrderTerminal( $this->terminals );
		$picker_props   = new Checkout\PickerProps( $this->terminals, $selection, $settings );
		$island         = new Checkout\PickerIsland();
		$notices        = new Admin\Notices();
		$phone          = new Checkout\Phone( $this->terminals );
		return [
			new Storage\Schema(),
			new WooCommerce\Shipping( $settings ),
			new Rest\TerminalsRoute( $this->terminals ),
			$selection,
			new Ajax\SaveSelectedTerminal( $validator, $selection ),
			$island,
			$phone,
			new Checkout\ClassicField( $island, $picker_props, $this->terminals, $selection, $phone ),
			new Checkout\ClassicCheckout( $validator, $selection, $order_terminal ),
			new Checkout\StoreApiCheckout( $validator, $selection, $order_terminal ),
			new Checkout\PayForOrder( $validator, $order_terminal, $this->terminals ),
			new Blocks\CartExtension( $validator, $selection, $this->terminals ),
			new Blocks\Blocks( $picker_props, $settings ),
			new Import\DailyJob( $update, $selections ),
			new WooCommerce\LegacyFilters( $this->terminals ),
			new Storefront\DeliveryInformation( $this->terminals ),
			new Order\ShopperDisplay( $order_terminal ),
			new Order\TerminalNote( $order_terminal ),
			new Order\OrdersList( $order_terminal ),
			new Order\OrderScreen( $order_terminal, $validator, $this->terminals ),
			new Order\RestField( $order_terminal ),
			new Admin\SettingsSection( $settings ),
			new SettingsLink( PLUGIN_FILE, Admin\SettingsSection::PATH ),
			new Admin\ProductField(),
			new Admin\ListPanel( $this->terminals, $refresh_log, $settings, $notices ),
			new Admin\ListActions( $this->importer, $update, $notices ),
			new Setup\Setup( new Setup\TerminalsStep( $this->terminals, $this->importer, $update, $settings ), new Setup\DeliveryStep() ),
			new Cli\TerminalsCommand( $this->importer, $update ),
		];
	}
}
