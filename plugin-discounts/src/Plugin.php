<?php

declare( strict_types=1 );

namespace Vitrina\Discounts;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;

/** Creates and wires all objects of the plugin. */
final readonly class Plugin {

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
		$settings        = new Wp\Settings();
		$rules           = new Storage\RuleTable();
		$pricing         = new Pricing( $rules, $settings );
		$cart            = new Cart\CartPrices( $pricing, $settings );
		$prices          = new Storefront\PriceHtml( $pricing, $settings );
		$table           = new Storefront\BulkTable( $pricing, $prices, $settings );
		$importer        = new Import\Importer( $rules, new Storage\LegacyRuleTable() );
		$price_hookables = [
			$cart,
			new Cart\Coupons( $cart, $settings ),
			new Cart\LineDisplay( $cart, $pricing ),
			new Order\OrderLines( $cart ),
			$prices,
			$table,
			new Storefront\Scripts( $settings, $pricing ),
			new Ajax\Calls( $pricing, $prices, $table ),
		];
		return [
			new Storage\Schema(),
			new Wp\RuleSchedule( $rules ),
			new Wp\OtherPlugin(),
			...( Wp\OtherPlugin::is_active() ? [] : $price_hookables ),
			new Admin\Screen(
				[
					Admin\ListView::NAME     => new Admin\ListView( $rules ),
					Admin\EditView::NAME     => new Admin\EditView( $rules, $pricing ),
					'try'                    => new Admin\PreviewView( $rules, $pricing ),
					Admin\SettingsView::NAME => new Admin\SettingsView( $settings ),
					Admin\ImportView::NAME   => new Admin\ImportView( $importer ),
				]
			),
			new Cli\DiscountsCommand( $importer ),
		];
	}
}
