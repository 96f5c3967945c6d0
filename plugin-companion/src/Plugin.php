<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Vitrina\Companion\Storage\OptionsPreloader;
use Vitrina\Companion\Storage\PagesPreloader;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\SettingsLink;

/** The plugin's modules, and when they start. */
final class Plugin {
	/** In the order in which they register their hooks. */
	private const MODULES = [
		Requests\Module::class,
		Visitors\Module::class,
		Head\Module::class,
		Address\Module::class,
		Languages\Module::class,
		Checkout\Module::class,
		CompanyBuyers\Module::class,
		DeliveryTime\Module::class,
		Portfolio\Module::class,
		Video\Module::class,
		Session\Module::class,
		Purchase\Module::class,
		Attribution\Module::class,
		Prices\Module::class,
		ProductFacts\Module::class,
		UnitPrice\Module::class,
		Search\Module::class,
		Settings\Module::class,
		Consent\Module::class,
		Messages\Module::class,
		Chat\Module::class,
		Newsletter\Module::class,
		Blocks\Module::class,
		Withdrawal\Module::class,
		Seller\Module::class,
		Terms\Module::class,
		Invoices\Module::class,
		Swatches\Module::class,
		Wishlist\Module::class,
		FreeShipping\Module::class,
		PageCache\Module::class,
		Setup\Module::class,
	];

	public function __construct( private readonly string $file ) {}

	/** @return list<BaseModule> */
	public static function modules(): array {
		return array_map( static fn ( string $name ): BaseModule => new $name(), self::MODULES );
	}

	/** Runs before WooCommerce is loaded, because WooCommerce reads options then, and the session early in `init`. */
	public function boot(): void {
		OptionsPreloader::preload();
		register_activation_hook( $this->file, [ Activation::class, 'on' ] );
		register_deactivation_hook( $this->file, [ Activation::class, 'off' ] );
		add_action(
			'before_woocommerce_init',
			function (): void {
				FeaturesUtil::declare_compatibility( 'custom_order_tables', $this->file );
				FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', $this->file );
			}
		);
		add_action( 'plugins_loaded', static fn () => ( new PagesPreloader( [ Wishlist\Page::OPTION, Withdrawal\WithdrawalPage::OPTION, Consent\Cookies\CookiePage::OPTION, Seller\StatementLink::OPTION ] ) )->register_hooks(), 5 );
		add_action( 'plugins_loaded', static fn () => ( new FooterLine() )->register_hooks(), 5 );
		add_action( 'plugins_loaded', fn () => ( new SettingsLink( $this->file, Settings\CustomizerPanel::PATH ) )->register_hooks(), 5 );
		add_action( 'plugins_loaded', fn () => ModuleStarter::start( self::modules(), new BuiltAssets( dirname( $this->file ) ) ), 5 );
	}
}
