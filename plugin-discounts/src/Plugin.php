<?php

declare( strict_types=1 );

namespace Vitrina\Discounts;

use Vitrina\Discounts\Admin\EditView;
use Vitrina\Discounts\Admin\ImportView;
use Vitrina\Discounts\Admin\ListView;
use Vitrina\Discounts\Admin\PreviewView;
use Vitrina\Discounts\Admin\Screen;
use Vitrina\Discounts\Admin\SettingsView;
use Vitrina\Discounts\Ajax\Calls;
use Vitrina\Discounts\Cart\CartPrices;
use Vitrina\Discounts\Cart\Coupons;
use Vitrina\Discounts\Cart\LineDisplay;
use Vitrina\Discounts\Cli\DiscountsCommand;
use Vitrina\Discounts\Import\DemoRequest;
use Vitrina\Discounts\Import\Importer;
use Vitrina\Discounts\Order\OrderLines;
use Vitrina\Discounts\Storage\LegacyRuleTable;
use Vitrina\Discounts\Storage\RuleTable;
use Vitrina\Discounts\Storage\Schema;
use Vitrina\Discounts\Storefront\BulkTable;
use Vitrina\Discounts\Storefront\PriceHtml;
use Vitrina\Discounts\Storefront\Scripts;
use Vitrina\Discounts\Wp\OtherPlugin;
use Vitrina\Discounts\Wp\RuleSchedule;
use Vitrina\Discounts\Wp\Settings;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;

/** Creates and wires all objects of the plugin. */
final readonly class Plugin {

	/** Scripts and styles of the build. */
	public static function assets(): BuiltAssets {
		return new BuiltAssets( dirname( PLUGIN_FILE ), VERSION );
	}

	public function register_hooks(): void {
		foreach ( $this->hookables() as $hookable ) {
			$hookable->register_hooks();
		}
	}

	/** @return list<Hookable> */
	private function hookables(): array {
		$settings        = new Settings();
		$rules           = new RuleTable();
		$pricing         = new Pricing( $rules, $settings );
		$cart            = new CartPrices( $pricing, $settings );
		$prices          = new PriceHtml( $pricing, $settings );
		$table           = new BulkTable( $pricing, $prices, $settings );
		$importer        = new Importer( $rules, new LegacyRuleTable() );
		$price_hookables = [
			$cart,
			new Coupons( $cart, $settings ),
			new LineDisplay( $cart ),
			new OrderLines( $cart ),
			$prices,
			$table,
			new Scripts( $settings, $pricing ),
			new Calls( $pricing, $prices, $table ),
		];
		return [
			new Schema(),
			new RuleSchedule( $rules ),
			new DemoRequest( $rules, $settings ),
			new OtherPlugin(),
			...( OtherPlugin::is_active() ? [] : $price_hookables ),
			new Screen(
				[
					ListView::NAME     => new ListView( $rules ),
					EditView::NAME     => new EditView( $rules, $pricing ),
					'try'              => new PreviewView( $rules, $pricing ),
					SettingsView::NAME => new SettingsView( $settings ),
					ImportView::NAME   => new ImportView( $importer ),
				]
			),
			new DiscountsCommand( $importer ),
		];
	}
}
